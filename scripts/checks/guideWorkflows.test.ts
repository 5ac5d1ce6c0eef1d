import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import type {Json, JsonObject} from '../../functions/workflow/types';
import {readCodeBlocks} from './codeBlocks';
import {runWorkflow} from './runWorkflow';
import type {WorkflowDocument} from './workflowDocument';

/** Runs the complete workflows of the guides, and checks that they do what the page says in "Check it". */

function readGuide(path: string) {
  const source = readFileSync(`docs/guides/${path}.mdx`, 'utf8');
  const blocks = readCodeBlocks(source);
  const workflow = blocks.find(({words}) => words.schema === 'workflow')!;
  return {
    source,
    workflow: JSON.parse(workflow.code) as WorkflowDocument,
    mappings: blocks.filter(({words}) => 'run' in words).map(({code}) => code),
  };
}

function sample(name: string): JsonObject {
  return JSON.parse(readFileSync(join('static/samples', name), 'utf8')) as JsonObject;
}

describe('Create your first workflow', () => {
  const {source, workflow, mappings} = readGuide('workflows/create-first-workflow');
  const order = sample('order.json');
  const mapping = mappings.find((code) => code.includes('Text.Trim'))!;

  function send(body: string, method = 'POST') {
    const event = {
      method,
      url: '/invoices',
      headers: {'content-type': 'application/json'},
      body,
      ip: '198.51.100.17',
    };
    return runWorkflow(workflow, {event, given: {mappings: {'order-to-invoice': [mapping]}}});
  }

  it('responds with 201 and the invoice of step 2', async () => {
    const {outputs} = await send(JSON.stringify(order));
    expect(outputs.reply).toMatchObject({status: 201});
    expect(JSON.parse(outputs.reply?.body as string)).toEqual({
      id: 'A-1001',
      customer: 'Ada Lovelace',
      country: 'GB',
      total: 1249.5,
    });
  });

  it('rejects another method with 405', async () => {
    expect(source).toContain('| 405: the handler takes POST only |');
    const {failed} = await send(JSON.stringify(order), 'PUT');
    expect(failed?.step).toBe('request');
    expect(failed?.error.message).toContain('405');
  });

  it('rejects a body that isn’t JSON', async () => {
    expect(source).toContain(`| \`--data '{"orderNo":'\` | an error: the body isn’t JSON |`);
    const {failed} = await send('{"orderNo":');
    expect(failed).toMatchObject({step: 'request', error: {code: 'E_PARSE'}});
  });

  it('names the function that fails for a wrong total', async () => {
    expect(source).toContain(
      '| an error that names [`Types.ToNumber`](/platformRef/mappingFunctions/Types/ToNumber) and `E_PARSE` |',
    );
    const {failed} = await send(JSON.stringify({...order, total: 'many'}));
    expect(failed).toMatchObject({step: 'invoice', error: {code: 'E_PARSE'}});
    expect(failed?.error.message).toContain('Types.ToNumber');
  });

  it('treats a missing customer as null', async () => {
    expect(source).toContain('| 201, with null for `customer` and `country` |');
    const withoutCustomer = {...order, customer: undefined};
    const {outputs} = await send(JSON.stringify(withoutCustomer));
    expect(outputs.reply).toMatchObject({status: 201});
    expect(JSON.parse(outputs.reply?.body as string)).toMatchObject({
      customer: null,
      country: null,
    });
  });
});

describe('A simple web handler', () => {
  const {source, workflow, mappings} = readGuide('tutorials/workflow-simple-web-handler');
  const given = {
    secrets: {'welcome-key': 'ak-example'},
    mappings: {greeting: [mappings[0]!]},
  };

  function send(headers: Record<string, string>, url = '/welcome/Ada', method = 'GET') {
    const event = {method, url, headers, ip: '198.51.100.17'};
    return runWorkflow(workflow, {event, given});
  }

  it('greets, sets a cookie, and greets differently with it', async () => {
    expect(source).toContain('| 200, `Welcome, Ada!`, and a header `Set-Cookie` |');
    expect(source).toContain('| 200, `Welcome back, Ada!` |');
    const first = await send({'x-access-key': 'ak-example'});
    expect(first.outputs.reply).toMatchObject({status: 200, body: '{"text":"Welcome, Ada!"}'});
    const setCookie = JSON.stringify(first.outputs.remember);
    expect(setCookie).toContain('visited=yes; ');
    expect(setCookie).toContain('Max-Age=2592000');
    expect(setCookie).toContain('HttpOnly');
    expect(setCookie).toContain('Secure');

    const second = await send({'x-access-key': 'ak-example', cookie: 'visited=yes'});
    expect(second.outputs.reply).toMatchObject({body: '{"text":"Welcome back, Ada!"}'});
  });

  it('rejects a caller without the key before any other step', async () => {
    expect(source).toContain('| 401, and no step after the guard runs |');
    const {outputs, failed} = await send({});
    expect(failed).toMatchObject({step: 'caller', error: {code: 'E_UNAUTHORIZED'}});
    expect(Object.keys(outputs)).toEqual(['request']);
  });

  it('rejects another method with 405 and another path with 404', async () => {
    expect(source).toContain('| the request with `--request DELETE` | 405 |');
    expect(source).toContain('| `/welcome/` without a name | 404 |');
    const wrongMethod = await send({'x-access-key': 'ak-example'}, '/welcome/Ada', 'DELETE');
    expect(wrongMethod.failed?.error.message).toContain('405');
    const wrongPath = await send({'x-access-key': 'ak-example'}, '/welcome/');
    expect(wrongPath.failed).toMatchObject({step: 'request', error: {code: 'E_NOT_FOUND'}});
  });
});

describe('Weather tracking with AI', () => {
  const {workflow, mappings} = readGuide('workflows/ai-weather-tracking');
  const forecast: Json = sample('forecast.json');
  const words = 'Berlin stays between 14.8 and 21.4 degrees. Rain data is missing for an hour.';

  function run(store: JsonObject, posted: JsonObject = {ok: true, ts: '1717218000.000100'}) {
    const answers = {
      forecast: {status: 200, headers: {'content-type': 'application/json'}, body: forecast},
      words: {
        status: 200,
        body: {
          model: 'mistral-small-latest',
          choices: [
            {index: 0, finish_reason: 'stop', message: {role: 'assistant', content: words}},
          ],
          usage: {prompt_tokens: 80, completion_tokens: 20, total_tokens: 100},
        },
      },
      post: {status: 200, body: {channel: 'C0123456789', message: {text: words}, ...posted}},
    };
    // Function pages show the requests, so only the responses matter here.
    const request = {method: '', url: '', headers: {}};
    const calls = Object.fromEntries(
      Object.entries(answers).map(([id, response]) => [id, [{request, response}]]),
    );
    const secrets = {
      'weather-service': 'key-example',
      mistral: 'mistral-example',
      'slack-bot': 'xoxb-example',
    };
    const given = {
      now: '2024-06-01T05:00:00Z',
      secrets,
      store,
      mappings: {'weather-facts': [mappings[0]!]},
    };
    return runWorkflow(workflow, {event: {}, given, calls});
  }

  it('passes on what the table says, on the first run and the second', async () => {
    const {outputs, calls, store} = await run({});
    expect(outputs.morning?.scheduledFor).toBe('2024-06-01T07:00:00+02:00[Europe/Berlin]');
    expect(outputs.forecast?.json).toEqual(forecast);
    expect(Object.keys(outputs.facts?.output as JsonObject)).toHaveLength(7);
    expect(outputs.yesterday?.value).toBeNull();
    expect(outputs.words?.text).toBe(words);
    expect(outputs.post?.ts).toBe('1717218000.000100');
    expect(JSON.stringify(calls.words)).toContain('Yesterday: null');

    const second = await run(store);
    expect(second.outputs.yesterday?.value).toEqual(outputs.facts?.output);
  });

  it('stores nothing if posting fails', async () => {
    const {failed, store} = await run({}, {ok: false, error: 'not_in_channel'});
    expect(failed?.step).toBe('post');
    expect(failed?.error.message).toContain('not_in_channel');
    expect(Object.keys(store)).not.toContain('values/weather/berlin');
  });
});
