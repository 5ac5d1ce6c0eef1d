import {execFile} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {
  digestOf,
  startFaultyServer,
  type Fault,
  type FaultyServer,
  type Reply,
} from './faultyServer.fixture';

const SUBMIT = '/endpoints/orders-import/file';
const RUN = '/runs/run_1';
const OUTPUT = '/runs/run_1/output';
const RESULT = '[{"order": "1001"}]';
const problem = {
  title: 'A mapping function failed',
  detail: 'Number.Parse can’t read the text.',
  code: 'mapping-failed',
  requestId: 'req_1',
  errors: [{pointer: '/total', code: 'E_PARSE', message: 'It isn’t a number.'}],
};

function json(status: number, body: object, headers: Readonly<Record<string, string>> = {}): Reply {
  return {
    status,
    headers: {'Content-Type': 'application/json', ...headers},
    body: JSON.stringify(body),
  };
}

/** Replies as the platform does: a run is queued, then in progress, and then ends as `last`. */
function platform(last: object = {status: 'succeeded'}, digest = digestOf(RESULT)) {
  return (path: string, count: number): Reply => {
    switch (path) {
      case SUBMIT:
        return json(202, {id: 'run_1', status: 'queued'}, {Location: RUN});
      case RUN:
        return count === 1
          ? json(200, {id: 'run_1', status: 'running'}, {'Retry-After': '0'})
          : json(200, {id: 'run_1', ...last});
      default:
        return {status: 200, headers: {'Repr-Digest': digest}, body: RESULT};
    }
  };
}

interface Ending {
  readonly code: number;
  readonly printed: string;
  readonly complaint: string;
}

const programs = {
  'convert-file.mjs': process.execPath,
  'convert_file.py': 'python3',
} as const;

describe.each(Object.entries(programs))('%s', (name, command) => {
  let folder: string;
  let server: FaultyServer | undefined;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'convert-'));
  });
  afterEach(async () => {
    await server?.close();
    rmSync(folder, {recursive: true});
  });

  async function convert(
    faults: Readonly<Record<string, readonly Fault[]>>,
    reply = platform(),
    file = 'apps/site/content/static/samples/orders.csv',
  ): Promise<Ending> {
    server = await startFaultyServer(faults, reply);
    const {origin} = server;
    const parameters = [
      resolve('apps/site/content/static/programs', name),
      'orders-import',
      resolve(file),
      'out.json',
    ];
    const env = {
      ...process.env,
      API_KEY: 'test',
      API_ORIGIN: origin,
      NO_PROXY: '127.0.0.1',
      PYTHONDONTWRITEBYTECODE: '1',
      PYTHONIOENCODING: 'utf-8',
    };
    return new Promise((done) => {
      execFile(command, parameters, {cwd: folder, env}, (error, stdout, stderr) =>
        done({
          code: error ? Number(error.code) : 0,
          printed: stdout.trim(),
          complaint: stderr.trim(),
        }),
      );
    });
  }

  it('saves the result, although everything fails once', async () => {
    const ending = await convert({
      [SUBMIT]: [
        'dropped-before-work',
        'dropped-after-work',
        {status: 429, code: 'rate-limited', retryAfter: '0'},
        {status: 503, code: 'unavailable', retryAfter: '0'},
      ],
      [RUN]: ['cut-body', {status: 502}],
      [OUTPUT]: [{status: 500, code: 'internal', retryAfter: '0'}, 'cut-body'],
    });
    expect(ending).toEqual({code: 0, printed: 'Saved out.json.', complaint: ''});
    expect(readFileSync(join(folder, 'out.json'), 'utf8')).toBe(RESULT);
    expect(server!.work.get(SUBMIT)).toBe(1);
    const keys = server!.received.flatMap(({path, key}) => (path === SUBMIT ? key : []));
    expect(keys).toHaveLength(5);
    expect(new Set(keys).size).toBe(1);
  });

  it.each<[string, string, Parameters<typeof convert>]>([
    [
      'a failed run',
      'Run run_1 failed. A mapping function failed. Number.Parse can’t read the text. (mapping-failed, request req_1)\n  /total: It isn’t a number.',
      [{}, platform({status: 'failed', error: problem})],
    ],
    ['a cancelled run', 'Run run_1 was cancelled.', [{}, platform({status: 'cancelled'})]],
    [
      'a wrong key',
      'Failed. On purpose. (unauthorized, request req_1)',
      [{[SUBMIT]: [{status: 401, code: 'unauthorized'}]}],
    ],
    ['a status without a problem', 'The API returned status 418.', [{[SUBMIT]: [{status: 418}]}]],
    [
      'a damaged download',
      'The download is damaged. Start the program again.',
      [{}, platform(undefined, digestOf('another result'))],
    ],
    [
      'a file of another kind',
      "order.json isn't a CSV, XML, Excel or PDF file.",
      [{}, platform(), 'apps/site/content/static/samples/order.json'],
    ],
  ])('reports %s and saves nothing', async (_, complaint, parameters) => {
    const ending = await convert(...parameters);
    expect(ending.complaint.replace(/^.*static\/samples\//, '')).toBe(complaint);
    expect(ending.code).toBe(1);
    expect(existsSync(join(folder, 'out.json'))).toBe(false);
  });
});
