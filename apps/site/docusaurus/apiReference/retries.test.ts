import {execFile} from 'node:child_process';
import {resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {Advice} from '@documentation/reference/internal/pages/apiReference';
import {parseDescription, readDescriptionText, type RetryObject} from './description';
import {startFaultyServer, type Fault, type FaultyServer} from './faultyServer.fixture';

const run = promisify(execFile);
const description = parseDescription(
  readDescriptionText({
    apiOrigin: 'https://api.example.com',
    documentation: 'https://docs.example.com/',
  }),
);
const rows = description['x-retries'];
const problems = description['x-problems'];

const methodsByKind = {
  read: ['GET'],
  change: ['PUT', 'PATCH', 'DELETE'],
  postWithKey: ['POST'],
  postWithoutKey: ['POST'],
} as const;

interface Case {
  readonly path: string;
  readonly name: string;
  readonly fault: Fault;
  readonly method: string;
  readonly key: string | null;
  readonly advice: Advice;
}

/** Returns every way in which a row of the table can occur. */
function faultsOf({problems: codes = [], statuses = [], retryAfter}: RetryObject): Fault[] {
  const ofProblems = codes.flatMap((code): Fault[] => {
    const {status} = problems[code]!;
    const fault = {status, code};
    if (code === 'conflict') {
      return [retryAfter ? {...fault, retryAfter: '0'} : fault];
    }
    return code === 'rate-limited' || code === 'unavailable'
      ? [fault, {...fault, retryAfter: '0'}]
      : [fault];
  });
  const all = [...ofProblems, ...statuses.map((status): Fault => ({status}))];
  return all.length > 0
    ? all
    : ['dropped-before-work', 'dropped-after-work', 'cut-body', 'slow-body'];
}

// The clients don't read `instance`. After a failed run, they get the same failure until their patience ends.
const cases = rows
  .filter(({failedRun}) => !failedRun)
  .flatMap((row) =>
    (Object.keys(methodsByKind) as (keyof typeof methodsByKind)[]).flatMap((kind) => {
      const advice = row[kind];
      return advice === undefined
        ? []
        : faultsOf(row).flatMap((fault) =>
            methodsByKind[kind].map((method) => ({fault, kind, method, advice})),
          );
    }),
  );
const numbered: Case[] = cases.map(({fault, kind, method, advice}, index) => ({
  path: `/cases/${index}`,
  name: `${kind} ${method} ${JSON.stringify(fault)}: ${advice}`,
  fault,
  method,
  key: kind === 'postWithKey' ? `key-${index}` : null,
  advice,
}));

/** The last status of each case, or null if there was no response. */
type Outcomes = readonly (number | null)[];
type Client = (origin: string) => Promise<Outcomes>;

// Only the cases with a slow body wait for the timeout. The others must not reach it, even on a busy machine.
const settings = {timeoutSeconds: 60, patienceSeconds: 120, delaySeconds: 0.05};
const timeoutOf = ({fault}: Case): number => (fault === 'slow-body' ? 3 : settings.timeoutSeconds);
type FetchPatiently = (url: string, options: object, given: object) => Promise<Response>;

async function importClient(): Promise<FetchPatiently> {
  const url = pathToFileURL(resolve('apps/site/content/static/programs/fetch-patiently.mjs')).href;
  const program = (await import(/* @vite-ignore */ url)) as {fetchPatiently: FetchPatiently};
  return program.fetchPatiently;
}

async function runJavaScriptClient(origin: string): Promise<Outcomes> {
  const fetchPatiently = await importClient();
  const outcomes: (number | null)[] = [];
  const waiting = [...numbered.entries()];
  async function runNext(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, given] = next;
      const {path, method, key} = given;
      const options = {method, headers: key ? {'Idempotency-Key': key} : {}};
      const response = fetchPatiently(`${origin}${path}`, options, {
        ...settings,
        timeoutSeconds: timeoutOf(given),
      });
      outcomes[index] = await response.then(
        ({status}) => status,
        () => null,
      );
    }
  }
  await Promise.all(Array.from({length: 16}, runNext));
  return outcomes;
}

const PYTHON_DRIVER = `
import concurrent.futures, json, sys
sys.path.insert(0, "apps/site/content/static/programs")
from fetch_patiently import fetch_patiently

origin, cases = sys.argv[1], json.loads(sys.argv[2])

def status_of(case):
    headers = {"Idempotency-Key": case["key"]} if case["key"] else {}
    try:
        return fetch_patiently(
            origin + case["path"], case["method"], headers,
            timeout_seconds=case["timeoutSeconds"], patience_seconds=120, delay_seconds=0.05,
        ).status
    except Exception:
        return None

with concurrent.futures.ThreadPoolExecutor(16) as pool:
    print(json.dumps(list(pool.map(status_of, cases))))
`;

async function runPythonClient(origin: string): Promise<Outcomes> {
  const given = numbered.map((each) => ({...each, timeoutSeconds: timeoutOf(each)}));
  const parameters = ['-B', '-c', PYTHON_DRIVER, origin, JSON.stringify(given)];
  const {stdout} = await run('python3', parameters, {env: {...process.env, NO_PROXY: '127.0.0.1'}});
  return JSON.parse(stdout) as Outcomes;
}

describe('the table of retries', () => {
  it('has a row for every problem', () => {
    const covered = new Set(rows.flatMap((row) => row.problems ?? []));
    expect(covered).toEqual(new Set(Object.keys(problems)));
  });

  it('agrees with the problems: what can’t succeed later isn’t repeated unchanged', () => {
    const repeated = rows
      .filter((row) => ['repeat', 'same-key'].includes(row.postWithKey ?? ''))
      .flatMap((row) => row.problems ?? []);
    expect(repeated.filter((code) => !problems[code]!.repeat)).toEqual([]);
  });
});

const clients: Readonly<Record<string, Client>> = {
  'fetch-patiently.mjs': runJavaScriptClient,
  'fetch_patiently.py': runPythonClient,
};

describe.each(Object.entries(clients))('%s follows the table', (_, client) => {
  let server: FaultyServer;
  let outcomes: Outcomes;
  beforeAll(async () => {
    const faults = Object.fromEntries(numbered.map(({path, fault}) => [path, [fault]]));
    server = await startFaultyServer(faults);
    outcomes = await client(server.origin);
  });
  afterAll(() => server.close());

  it.each(numbered)('$name', ({path, fault, key, advice}) => {
    const requests = server.received.filter((request) => request.path === path);
    const isRepeated = advice === 'repeat' || advice === 'same-key';
    expect(requests.map((request) => request.key)).toEqual(
      Array(isRepeated ? 2 : 1).fill(key ?? undefined),
    );
    const failed = typeof fault === 'object' ? fault.status : null;
    expect(outcomes[Number(path.split('/')[2])]).toBe(isRepeated ? 200 : failed);
    expect(server.work.get(path) ?? 0).toBeLessThanOrEqual(key ? 1 : 2);
  });
});

describe('a client', () => {
  it('gives up when its patience ends, and returns the last response', async () => {
    const faults = Array<Fault>(100).fill({status: 500, code: 'internal'});
    const server = await startFaultyServer({'/down': faults});
    const fetchPatiently = await importClient();
    const response = await fetchPatiently(
      `${server.origin}/down`,
      {},
      {...settings, patienceSeconds: 1},
    );
    expect(response.status).toBe(500);
    expect(server.received.length).toBeGreaterThan(1);
    await server.close();
  });
});
