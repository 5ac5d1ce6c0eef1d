import {execFile} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {TEST_KEY} from './mockServer.fixture';

const run = promisify(execFile);
const TIMEOUT_MS = 20_000;

export interface Outcome {
  /** What the program printed: one entry per console.log call or, for curl, the status and body. */
  readonly printed: readonly unknown[][];
  /** Returns the bytes of a file that the program wrote. */
  readonly file: (name: string) => Buffer;
}

/** Calls `work` with a temporary folder that contains the sample files. */
async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'sample-'));
  try {
    cpSync('static/samples', folder, {recursive: true});
    return await work(folder);
  } finally {
    rmSync(folder, {recursive: true});
  }
}

const environment = {...process.env, ACCESS_KEY: TEST_KEY, NO_PROXY: '127.0.0.1'};

function filesOf(folder: string, names: readonly string[]): Outcome['file'] {
  const files = new Map(names.map((name) => [name, readFileSync(join(folder, name))]));
  return (name) => files.get(name)!;
}

/** Runs JavaScript as shown, except that console.log prints JSON, so tests can compare the values. */
export function runJavaScript(code: string, saves: readonly string[] = []): Promise<Outcome> {
  return inFolder(async (folder) => {
    const printer = join(folder, 'printer.mjs');
    writeFileSync(
      printer,
      `console.log = (...values) => process.stdout.write(JSON.stringify(values) + '\\n');`,
    );
    const program = join(folder, 'program.mjs');
    writeFileSync(program, code);
    const {stdout} = await run(process.execPath, ['--import', printer, program], {
      cwd: folder,
      env: environment,
      timeout: TIMEOUT_MS,
    });
    const lines = stdout.split('\n').filter(Boolean);
    return {
      printed: lines.map((line) => JSON.parse(line) as unknown[]),
      file: filesOf(folder, saves),
    };
  });
}

/**
 * Runs a curl command as shown. A configuration file, which curl reads automatically, adds the
 * status to the output. `npm test` installs curl if it's missing (scripts/install/curl.mjs).
 */
export function runCurl(command: string, saves: readonly string[] = []): Promise<Outcome> {
  return inFolder(async (folder) => {
    const configuration = 'silent\nshow-error\nmax-time = 15\nwrite-out = "\\n%{http_code}"\n';
    writeFileSync(join(folder, '.curlrc'), configuration);
    const {stdout} = await run('sh', ['-c', command], {
      cwd: folder,
      env: {...environment, CURL_HOME: folder},
      timeout: TIMEOUT_MS,
    });
    const end = stdout.lastIndexOf('\n');
    const body = stdout.slice(0, end);
    const status = Number(stdout.slice(end + 1));
    return {
      printed: [[status, ...(body ? [JSON.parse(body) as unknown] : [])]],
      file: filesOf(folder, saves),
    };
  });
}
