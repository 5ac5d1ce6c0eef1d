import {describe, expect, it} from 'vitest';
import {identifierOf} from '../language/document/functionRules';
import type {WorkflowStep} from '../language/document/types';
import {rehearseWorkflow} from '../language/rehearsal/rehearseWorkflow';
import type {Scenario, WorkflowRehearsal} from '../language/rehearsal/types';
import type {HttpResponse, RecordedResponse} from '../language/types';
import {rehearse, validator} from './documents';
import {workflowFunctions} from '.';

const request: WorkflowStep = {
  id: 'request',
  function: 'HTTPServer/WebHandler',
  configuration: {path: '/orders', methods: ['POST']},
};
const fetch: WorkflowStep = {
  id: 'fetch',
  function: 'HTTPClient/GetJson',
  configuration: {url: 'https://shop.example.com/stock', retries: 0},
};
const reply: WorkflowStep = {
  id: 'reply',
  function: 'HTTPServer/Respond',
  configuration: {status: 200},
  input: {body: '$.fetch.json'},
};

function event(body: unknown = {}): Scenario['event'] {
  return {
    method: 'POST',
    url: '/orders',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(body),
    ip: '198.51.100.17',
  };
}

/** A number means a successful response that takes that many seconds. */
function responses(...given: (HttpResponse | 'timeout' | number)[]): RecordedResponse[] {
  return given.map((response) =>
    typeof response === 'number'
      ? {response: {status: 200, body: {stock: 7}}, takesSeconds: response}
      : {response},
  );
}

const busy = (seconds: string): HttpResponse => ({status: 429, headers: {'retry-after': seconds}});
const down: HttpResponse = {status: 503};
const good: HttpResponse = {status: 200, body: {stock: 7}};

function play(
  steps: readonly WorkflowStep[],
  scenario: Partial<Scenario> = {},
): Promise<WorkflowRehearsal> {
  const document = {steps: [request, ...steps]};
  expect(validator.workflow(document)).toEqual([]);
  return rehearse(document, {event: event(), ...scenario});
}

/** Summarises the events of one step: 'wait 1 @0.2' */
function told({events}: WorkflowRehearsal, id: string): string[] {
  return events
    .filter(({step}) => step === id)
    .map((happening) => {
      const {type, at} = happening;
      const detail =
        type === 'wait'
          ? ` ${happening.seconds}`
          : type === 'failed'
            ? ` ${happening.error.code} ${happening.reaction}`
            : '';
      return `${type}${detail} @${at}`;
    });
}

describe('attempts', () => {
  it('repeat the whole step with exponential backoff', async () => {
    const run = await play([{...fetch, retry: {times: 2, backoffSeconds: 5}}, reply], {
      calls: {fetch: responses(down, down, good)},
    });
    expect(told(run, 'fetch')).toEqual([
      'started @0',
      'call @0',
      'failed E_UPSTREAM retry @0.2',
      'wait 5 @0.2',
      'attempt @5.2',
      'call @5.2',
      'failed E_UPSTREAM retry @5.4',
      'wait 10 @5.4',
      'attempt @15.4',
      'call @15.4',
      'output @15.6',
    ]);
    expect(run).toMatchObject({end: {type: 'succeeded'}, response: {status: 200}, seconds: 15.6});
  });

  it('aren’t repeated after an error that would occur again', async () => {
    const run = await play([{...fetch, retry: {times: 2}}], {
      calls: {fetch: responses({status: 404})},
    });
    expect(run.end).toMatchObject({type: 'failed', step: 'fetch', error: {code: 'E_NOT_FOUND'}});
    expect(run.response?.status).toBe(422);
  });

  it('contain the function’s own retries, each within its own time', async () => {
    const run = await play(
      [{...fetch, configuration: {...fetch.configuration, retries: 1}, retry: {times: 1}}, reply],
      {calls: {fetch: responses(down, down, down, good)}},
    );
    expect(told(run, 'fetch')).toEqual([
      'started @0',
      'call @0',
      'wait 1 @0.2',
      'call @1.2',
      'failed E_UPSTREAM retry @1.4',
      'wait 1 @1.4',
      'attempt @2.4',
      'call @2.4',
      'wait 1 @2.6',
      'call @3.6',
      'output @3.8',
    ]);
  });

  it('end when their time is up', async () => {
    const slow = {...fetch, timeoutSeconds: 5};
    const run = await play([slow], {calls: {fetch: responses(20)}});
    expect(run.end).toMatchObject({error: {code: 'E_TIMEOUT'}});
    expect(run).toMatchObject({seconds: 5, response: {status: 504}});
    expect(run.end).toMatchObject({
      error: {message: expect.stringContaining('raise `timeoutSeconds`') as string},
    });
    const patient = await play([slow, reply], {calls: {fetch: responses(4)}});
    expect(patient).toMatchObject({seconds: 4, end: {type: 'succeeded'}});
  });

  it('don’t wait longer than they may take', async () => {
    const post: WorkflowStep = {
      id: 'post',
      function: 'Slack/PostMessage',
      configuration: {credential: 'slack', channel: 'C0123456789'},
      input: {text: '"Hello"'},
    };
    const given = {secrets: {slack: 'xoxb-example'}};
    const run = await play([post], {given, calls: {post: responses(busy('20'), busy('20'))}});
    expect(told(run, 'post')).toEqual([
      'started @0',
      'call @0',
      'wait 20 @0.2',
      'call @20.2',
      'failed E_RATE_LIMIT stop @20.4',
      'responded @20.4',
    ]);
    const sent = {status: 200, body: {ok: true, ts: '1.0', channel: 'C0123456789'}};
    const patient = await play([{...post, timeoutSeconds: 60}], {
      given,
      calls: {post: responses(busy('20'), busy('20'), sent)},
    });
    expect(patient).toMatchObject({seconds: 40.6, end: {type: 'succeeded'}});
  });

  it('don’t advise a longer timeout if the limit of a request is fixed', async () => {
    const run = await play([fetch], {calls: {fetch: responses(20)}});
    expect(run.end).toMatchObject({
      error: {
        message: expect.stringContaining(
          'No response arrived within 10\u00A0s. This limit is fixed.',
        ) as string,
      },
    });
  });

  it('leave time for a retry if no response arrives', async () => {
    const run = await play(
      [{...fetch, configuration: {url: 'https://shop.example.com/stock'}}, reply],
      {
        calls: {fetch: responses('timeout', good)},
      },
    );
    expect(told(run, 'fetch')).toEqual([
      'started @0',
      'call @0',
      'wait 1 @10',
      'call @11',
      'output @11.2',
    ]);
  });
});

describe('a step that fails', () => {
  const calls = {fetch: responses(down)};

  it('ends the run, and the caller gets an error', async () => {
    const run = await play([fetch, reply], {calls});
    expect(run.end).toMatchObject({type: 'failed', step: 'fetch'});
    expect(run.response).toMatchObject({
      status: 502,
      headers: {'content-type': 'application/problem+json'},
      body: {title: 'Another system failed'},
    });
    expect(told(run, 'reply')).toEqual([]);
  });

  it('is ignored with `continue`, and later steps see the error', async () => {
    const run = await play(
      [
        {...fetch, onError: 'continue'},
        {...reply, input: {body: '$.fetch.error.code'}},
      ],
      {calls},
    );
    expect(run.response).toMatchObject({status: 200, body: '"E_UPSTREAM"'});
  });

  it('runs its error branch', async () => {
    const run = await play(
      [
        {
          ...fetch,
          onError: 'branch',
          errorBranch: [
            {
              id: 'sorry',
              function: 'HTTPServer/Respond',
              configuration: {status: 503},
              input: {body: '{"reason": $.fetch.error.message}'},
            },
          ],
        },
        {...reply, input: {body: '$.fetch'}},
      ],
      {calls},
    );
    expect(run.response).toMatchObject({status: 503});
    expect(run.outputs).not.toHaveProperty('sorry');
    expect(run.outputs.fetch).toMatchObject({error: {code: 'E_UPSTREAM'}});
    expect(run.end).toEqual({type: 'succeeded'});
  });
});

describe('conditions and branches', () => {
  const answer = (id: string, body: string): WorkflowStep => ({
    id,
    function: 'HTTPServer/Respond',
    input: {body: JSON.stringify(body)},
  });
  const route: WorkflowStep = {
    id: 'route',
    choose: '$.request.body.kind',
    branches: {invoice: [answer('invoice', 'an invoice')], true: [answer('yes', 'yes')]},
    otherwise: [],
  };

  it.each([
    ['invoice', '"an invoice"'],
    [true, '"yes"'],
    ['order', undefined],
  ])('choose %s', async (kind, body) => {
    const run = await play([route], {event: event({kind})});
    expect(run.response?.body).toBe(body);
    expect(run.end).toEqual({type: 'succeeded'});
  });

  it('fail without a branch for the value', async () => {
    const {otherwise, ...strict} = route;
    expect(otherwise).toEqual([]);
    const run = await play([strict], {event: event({kind: 'order'})});
    expect(run.end).toMatchObject({
      type: 'failed',
      step: 'route',
      error: {
        code: 'E_INPUT',
        message:
          'No branch is named "order". Existing branches: "invoice", "true". Add a branch with this name, or add "otherwise".',
      },
    });
  });

  it('skip a step whose output is then null', async () => {
    const run = await play(
      [
        {...answer('first', 'first'), when: 'Logical.Not(Types.IsNull($.request.body.kind))'},
        {...answer('second', ''), input: {body: '[$.first]'}},
      ],
      {event: event({})},
    );
    expect(told(run, 'first')).toEqual(['skipped @0']);
    expect(run.response?.body).toBe('[null]');
  });

  it('fail if the condition isn’t true or false', async () => {
    const run = await play([{...answer('first', 'first'), when: '$.request.method'}]);
    expect(run.end).toMatchObject({step: 'first', error: {code: 'E_TYPE'}});
  });

  it('end the run early', async () => {
    const ends = (end: 'succeeded' | 'failed'): WorkflowStep => ({
      id: 'done',
      end,
      message: '"Nothing to do."',
      when: 'Types.IsNull($.request.body.kind)',
    });
    const good = await play([ends('succeeded'), answer('late', 'late')]);
    expect(good.end).toEqual({type: 'succeeded', step: 'done', message: 'Nothing to do.'});
    expect(good.response?.status).toBe(204);
    const bad = await play([ends('failed'), answer('late', 'late')]);
    expect(bad.end).toMatchObject({error: {code: 'E_ENDED', message: 'Nothing to do.'}});
    expect(bad.response?.status).toBe(422);
  });
});

describe('an expression', () => {
  const limit: WorkflowStep = {
    id: 'limit',
    function: 'Guard/RateLimit',
    input: {request: '$.request'},
  };
  const settings = {limit: 1, countBy: 'expression'};
  const stepWith = (place: string, expression: string): WorkflowStep =>
    place === 'when'
      ? {id: 'done', end: 'succeeded', when: expression}
      : {...limit, configuration: {...settings, expression}};

  it.each([
    ['when', 'Number.Parse("x")', 'E_PARSE', '`when` failed. Number.Parse: '],
    ['when', 'Text.Nope($)', 'E_CONFIGURATION', '`when` isn’t a valid expression. There is no '],
    ['limit', 'Number.Parse("x")', 'E_INPUT', 'The expression Number.Parse("x") failed. '],
    ['limit', 'Text.Nope($)', 'E_CONFIGURATION', 'The expression Text.Nope($) isn’t valid. There '],
  ])('of %s, %s, fails with %s', async (place, expression, code, message) => {
    const {end} = await play([stepWith(place, expression)]);
    expect(end).toMatchObject({error: {code, message: expect.stringContaining(message) as string}});
  });

  it.each(['when', 'limit'])('of %s isn’t to blame for what can’t be loaded', async (place) => {
    const catalogue = {
      find: (name: string) =>
        Promise.resolve(workflowFunctions.find((one) => identifierOf(one) === name)),
      resolve: () => Promise.reject(new Error('Offline.')),
    };
    const steps = [request, stepWith(place, 'Text.Upper($)')];
    const run = rehearseWorkflow({steps}, {title: '', event: event()}, catalogue);
    await expect(run).rejects.toThrow('Offline.');
  });
});

describe('long texts and odd data', () => {
  it('cut the message of an early end', async () => {
    const end = (kind: 'succeeded' | 'failed'): WorkflowStep => ({
      id: 'done',
      end: kind,
      message: 'Text.Repeat("x", 1000000)',
    });
    const failed = await play([end('failed')]);
    expect(failed.end).toMatchObject({error: {message: `${'x'.repeat(2000)}…`}});
    expect(await play([end('succeeded')])).toMatchObject({end: {message: `${'x'.repeat(2000)}…`}});
  });

  it('name what is wrong with the platform state', async () => {
    const done: WorkflowStep = {id: 'done', end: 'succeeded', message: 'Datetime.Now()'};
    await expect(play([done], {given: {now: 'noon'}})).rejects.toThrow('`now` must be a date');
    const run = await play([done], {
      given: {now: '2024-05-01T14:00:00+02:00[Europe/Berlin]'},
    });
    expect(run.end).toMatchObject({message: '2024-05-01T12:00:00Z'});
  });

  it('report half a character as a problem of the document', () => {
    expect(validator.workflow({steps: [request], '\ud83d': 1})).toEqual([
      expect.stringContaining('half a character') as string,
    ]);
  });

  it('report branches that are nested too deeply', () => {
    let step: WorkflowStep = reply;
    for (let depth = 0; depth < 5000; depth += 1) {
      step = {...fetch, id: `fetch${depth}`, onError: 'branch', errorBranch: [step]};
    }
    const problem =
      'the workflow: Its branches are nested too deeply. Move steps to a workflow of their own.';
    expect(validator.workflow({steps: [request, step]})).toEqual([problem]);
    expect(validator.step(step)).toEqual([problem]);
  });

  it('fail the step whose URL would contain half a character', async () => {
    const step: WorkflowStep = {
      id: 'cookie',
      function: 'HTTPServer/SetCookie',
      configuration: {name: 'cart'},
      input: {value: '"\ud83d"'},
    };
    const run = await play([step]);
    expect(run.end).toMatchObject({step: 'cookie', error: {code: 'E_INPUT'}});
  });
});

describe('a branch per batch', () => {
  const each = (
    configuration: Extract<WorkflowStep, {function: string}>['configuration'],
  ): WorkflowStep => ({
    id: 'each',
    function: 'JSON/SplitItems',
    configuration,
    input: {value: '$.request.body'},
    branch: [{...fetch, input: {query: '{"item": $.each.items[0]}'}}],
  });
  const items = event(['a', 'b', 'c']);

  it('collects the results in list order', async () => {
    const run = await play([each({})], {event: items, calls: {fetch: responses(1, 2, 3)}});
    expect(run.seconds).toBe(6);
    expect(run.outputs.each).toMatchObject({
      total: 3,
      failed: 0,
      results: [{index: 0}, {index: 1}, {index: 2, output: {json: {stock: 7}}}],
    });
  });

  it('runs as many at the same time as allowed', async () => {
    const run = await play([each({concurrency: 2})], {
      event: items,
      calls: {fetch: responses(3, 1, 1)},
    });
    expect(run.seconds).toBe(3);
    const starts = run.events.filter(({type}) => type === 'branch').map(({at}) => at);
    expect(starts).toEqual([0, 0, 1]);
    const times = run.events.map(({at}) => at);
    expect(times).toEqual([...times].sort((one, other) => one - other));
  });

  it('tells which batch a step belongs to', async () => {
    const run = await play([each({concurrency: 2})], {
      event: items,
      calls: {fetch: responses(3, 1, 1)},
    });
    const outputs = run.events.filter(({step, type}) => step === 'fetch' && type === 'output');
    expect(outputs.map(({batch, at}) => [batch, at])).toEqual([
      [1, 1],
      [2, 2],
      [0, 3],
    ]);
    expect(run.events.at(-1)).not.toHaveProperty('batch');
  });

  it('stops at the first error, or collects errors', async () => {
    const calls = {fetch: responses(1, down, 1)};
    const stopped = await play([each({})], {event: items, calls});
    expect(stopped.end).toMatchObject({step: 'each', error: {code: 'E_UPSTREAM'}});
    expect(stopped.seconds).toBe(1.2);
    const collected = await play([each({onItemError: 'collect'})], {event: items, calls});
    expect(collected.outputs.each).toMatchObject({failed: 1});
    expect(collected.end).toEqual({type: 'succeeded'});
  });

  it('ends the whole run with `end`', async () => {
    const step = each({concurrency: 2});
    const run = await play([{...step, branch: [{id: 'done', end: 'failed'}]}], {
      event: items,
    });
    expect(run.end).toMatchObject({type: 'failed', step: 'done'});
    // The caller's response belongs to the step that ended the run, in its batch.
    expect(run.events.at(-1)).toMatchObject({type: 'responded', step: 'done', batch: 0});
  });
});

describe('the beginning and the response', () => {
  it('rejects a request that the trigger doesn’t accept', async () => {
    const run = await play([fetch], {event: {...event(), method: 'PUT'}});
    expect(run.end).toMatchObject({type: 'rejected', step: 'request', status: 405});
    expect(run.response).toMatchObject({status: 405, body: {title: 'Method not allowed'}});
  });

  it('rejects a caller before the run starts', async () => {
    const guard: WorkflowStep = {
      id: 'caller',
      function: 'Guard/AccessKey',
      configuration: {keys: ['key']},
      input: {request: '$.request'},
    };
    const given = {secrets: {key: 'ak-example'}};
    const run = await play([guard, fetch], {given});
    expect(run.end).toMatchObject({type: 'rejected', step: 'caller', status: 401});
    expect(told(run, 'fetch')).toEqual([]);
    const known = await play([guard, fetch], {
      given,
      event: {...event(), headers: {'x-access-key': 'ak-example'}},
      calls: {fetch: responses(1)},
    });
    expect(told(known, 'caller')).toEqual(['started @0', 'output @0']);
    expect(told(known, 'fetch').slice(0, 3)).toEqual(['started @0', 'call @0', 'output @1']);
  });

  it.each([
    ['immediate', 202, 0],
    ['onComplete', 204, 1],
  ])('responds to a webhook with reply %s', async (reply, status, at) => {
    const hook: WorkflowStep = {
      id: 'hook',
      function: 'Hooks/ReceiveWebhook',
      configuration: {path: '/orders', reply},
    };
    const run = await rehearse(
      {steps: [hook, fetch]},
      {event: {...event(), headers: {'webhook-id': 'msg-1'}}, calls: {fetch: responses(1)}},
    );
    expect(run.response).toMatchObject({status});
    expect(run.events.find(({type}) => type === 'responded')).toMatchObject({at});
    expect(run.end).toEqual({type: 'succeeded'});
  });

  it('starts no run if the trigger ignores the event', async () => {
    const cron: WorkflowStep = {
      id: 'morning',
      function: 'Scheduler/Cron',
      configuration: {expression: '0 7 * * *', timezone: 'Europe/Berlin'},
    };
    const run = await rehearse(
      {steps: [cron, fetch]},
      {
        event: {},
        given: {
          now: '2024-06-01T05:00:30Z',
          store: {
            schedule: {
              running: 0,
              handledUntil: '2024-06-01T05:00:10Z',
              lastRun: '2024-06-01T05:00:00Z',
            },
          },
        },
      },
    );
    expect(run.end).toEqual({type: 'notStarted'});
  });

  it('sends the first response only, and later steps still run', async () => {
    const run = await play([
      {...reply, id: 'first', input: {body: '1'}},
      {id: 'later', function: 'Scheduler/Delay', configuration: {amount: 2, unit: 'days'}},
      {...reply, input: {body: '2'}},
    ]);
    expect(run.response?.body).toBe('1');
    expect(run.seconds).toBe(2 * 86_400);
    expect(told(run, 'later')).toEqual(['started @0', 'wait 172800 @0', 'output @172800']);
    expect(run.outputs.reply).toMatchObject({body: '2'});
  });

  it('responds at the end if no step did', async () => {
    const quiet = await play([{id: 'done', end: 'succeeded', when: 'false'}]);
    expect(quiet.response?.status).toBe(204);
    expect(quiet.events.at(-1)).toMatchObject({type: 'responded', isFinal: true, step: 'done'});
    const spoken = await play([{...reply, input: {body: '1'}}]);
    expect(spoken.events.filter(({type}) => type === 'responded')).toEqual([
      expect.not.objectContaining({isFinal: true}),
    ]);
  });

  it('names a call without a recorded response', async () => {
    await expect(play([fetch])).rejects.toThrow(
      'The step "fetch" makes a call that has no recorded response',
    );
  });
});
