import {readFileSync} from 'node:fs';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {codeSample} from './codeSamples';
import {parseDescription, readDescriptionText} from './description';
import {createValidator, startMockServer, type MockServer} from './mockServer.fixture';
import {runCurl, runJavaScript, type Outcome} from './runCode.fixture';
import {allSampleRequests, type SampleRequest} from './sampleRequest';

const apiOrigin = 'https://api.example.com';
const text = readDescriptionText({apiOrigin, documentation: 'https://docs.example.com/'});
const description = parseDescription(text);
const samples = allSampleRequests(description).map(({placed, sample}) => ({
  name: [placed.operation.operationId, sample.title].filter(Boolean).join(': '),
  operation: placed.operation,
  sample,
}));

let server: MockServer;
beforeAll(async () => {
  server = await startMockServer(text);
});
afterAll(() => server.close());

/** The code as a page shows it, but for the origin. */
async function shown(language: 'bash' | 'javascript', sample: SampleRequest): Promise<string> {
  const code = await codeSample(language, sample);
  expect(code).toContain(apiOrigin);
  return code.replaceAll(apiOrigin, server.origin);
}

const runners = {
  bash: runCurl,
  javascript: runJavaScript,
} as const;

describe.each(Object.keys(runners) as (keyof typeof runners)[])('%s samples', (language) => {
  it.each(samples)(
    '$name gets the documented answer',
    {timeout: 30_000},
    async ({operation, sample}) => {
      const {saveAs, status, answerType, bodyFile} = sample;
      const code = await shown(language, sample);
      const before = server.received.length;
      const outcome: Outcome = await runners[language](code, saveAs ? [saveAs] : []);

      const received = server.received.slice(before);
      expect(received.map(({operationId}) => operationId)).toEqual([operation.operationId]);
      if (bodyFile) {
        expect(received[0]!.bytes).toEqual(readFileSync(`static/samples/${bodyFile}`));
      }
      if (saveAs) {
        expect(outcome.file(saveAs)).toEqual(readFileSync(`static/samples/${saveAs}`));
        return;
      }
      const [printedStatus, body] = outcome.printed[0]!;
      expect(printedStatus).toBe(Number(status));
      if (answerType) {
        const schema = operation.responses[status]!.content![answerType]!.schema!;
        const validate = createValidator().compile(schema);
        expect(validate(body), JSON.stringify(validate.errors)).toBe(true);
      }
    },
  );
});

describe('the mock server', () => {
  it('refuses what the description refuses', async () => {
    const authorization = {Authorization: 'Bearer key-of-the-tests'};
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
