import {readFileSync} from 'node:fs';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {codeSample} from '@documentation/reference/internal/requestSamples/index';
import type {SampleRequest} from '@documentation/reference/internal/requestSamples/request';
import {parseDescription, readDescriptionText, type Operation} from '../description';
import {allSampleRequests} from '../forms';
import {createValidator, startMockServer, type MockServer} from '../mockServer.fixture';
import {runCurl, startJavaScript, type Outcome, type Runner} from './runCode.fixture';

const apiOrigin = 'https://api.example.com';
const text = readDescriptionText({apiOrigin, documentation: 'https://docs.example.com/'});
const description = parseDescription(text);
const samples = allSampleRequests(description).map(({placed, sample}) => ({
  name: [placed.operation.operationId, sample.title].filter(Boolean).join(': '),
  operation: placed.operation,
  sample,
}));
const saving = samples.filter(({sample}) => sample.saveAs);
const printing = samples.filter(({sample}) => !sample.saveAs);

it('there are samples that upload, save and print data', () => {
  expect(samples.filter(({sample}) => sample.bodyFile)).not.toHaveLength(0);
  expect(saving).not.toHaveLength(0);
  expect(printing).not.toHaveLength(0);
});

it('a result that is a file is saved', () => {
  const files = samples.filter(
    ({sample}) => sample.answerType && sample.answerType !== 'application/json',
  );
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter(({sample}) => !sample.saveAs)).toEqual([]);
});

let server: MockServer;
let javascript: Runner;
beforeAll(async () => {
  server = await startMockServer(text);
  javascript = startJavaScript();
});
afterAll(async () => {
  javascript.close();
  await server.close();
});

/** Returns the code as a page shows it, except for the origin, which is the mock server's. */
function shown(language: 'bash' | 'javascript', sample: SampleRequest): string {
  const code = codeSample(language, sample);
  expect(code).toContain(apiOrigin);
  return code.replaceAll(apiOrigin, server.origin);
}

/** Lists how a response violates its schema in the description. */
function schemaProblems(
  operation: Operation,
  {status, answerType}: SampleRequest,
  body: unknown,
): unknown[] {
  if (!answerType) {
    return [];
  }
  const validate = createValidator().compile(
    operation.responses[status]!.content![answerType]!.schema!,
  );
  validate(body);
  return validate.errors ?? [];
}

const runners = {
  bash: runCurl,
  javascript: (code: string, saves: readonly string[]) => javascript.run(code, saves),
} as const;

describe.each(Object.keys(runners) as (keyof typeof runners)[])('%s samples', (language) => {
  /** Runs a sample and checks that it sends one request, with its file, to its own operation. */
  async function run({operation, sample}: (typeof samples)[number]): Promise<Outcome> {
    const {bodyFile, saveAs} = sample;
    const code = shown(language, sample);
    const before = server.received.length;
    const outcome = await runners[language](code, saveAs ? [saveAs] : []);
    const received = server.received.slice(before);
    expect(received.map(({operationId}) => operationId)).toEqual([operation.operationId]);
    const isUploaded =
      !bodyFile ||
      received[0]!.bytes.equals(readFileSync(`apps/site/content/static/samples/${bodyFile}`));
    expect(isUploaded, `it must send apps/site/content/static/samples/${bodyFile}`).toBe(true);
    return outcome;
  }

  it.each(saving)('$name saves the file', async (entry) => {
    const outcome = await run(entry);
    const {saveAs} = entry.sample;
    expect(outcome.file(saveAs!)).toEqual(
      readFileSync(`apps/site/content/static/samples/${saveAs}`),
    );
  });

  it.each(printing)('$name gets the documented response', async (entry) => {
    const {operation, sample} = entry;
    const [printedStatus, body] = (await run(entry)).printed[0]!;
    expect(printedStatus).toBe(Number(sample.status));
    expect(schemaProblems(operation, sample, body)).toEqual([]);
  });
});

describe('samples pasted one after the other', () => {
  it('each have an idempotency key of their own', async () => {
    const codes = printing.map(({sample}) => shown('bash', sample));
    const before = server.received.length;
    await runCurl(`(${codes.join('\n')}) > /dev/null`);
    const received = server.received.slice(before);
    const keys = received.flatMap(({idempotencyKey}) => idempotencyKey ?? []);
    expect(received).toHaveLength(printing.length);
    expect(keys.length).toBeGreaterThan(10);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('the mock server', () => {
  it('rejects what the description doesn’t allow', async () => {
    const authorization = {Authorization: 'Bearer api-key-of-the-tests'};
    const statuses = await Promise.all(
      [
        ['/runs', {}],
        ['/runs?limit=251', {headers: authorization}],
        ['/nowhere', {headers: authorization}],
        ['/runs', {method: 'DELETE', headers: authorization}],
        [
          '/webhooks',
          {
            method: 'POST',
            headers: {...authorization, 'Content-Type': 'application/json'},
            body: JSON.stringify({url: 'http://insecure.example.com', events: ['run.failed']}),
          },
        ],
        [
          '/endpoints/orders-import/file',
          {
            method: 'POST',
            headers: {...authorization, 'Content-Type': 'text/plain'},
            body: 'order',
          },
        ],
      ].map(async ([path, options]) => {
        const response = await fetch(`${server.origin}${path as string}`, options as RequestInit);
        return response.status;
      }),
    );
    expect(statuses).toEqual([401, 400, 404, 405, 400, 415]);
  });
});
