import {execFile, spawn} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {createInterface} from 'node:readline';
import {promisify} from 'node:util';
import {TEST_ACCESS_KEY, TEST_API_KEY} from '../mockServer.fixture';

const run = promisify(execFile);
const TIMEOUT_MS = 120_000;

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
    cpSync('apps/site/content/static/samples', folder, {recursive: true});
    return await work(folder);
  } finally {
    rmSync(folder, {recursive: true});
  }
}

const environment = {
  ...process.env,
  API_KEY: TEST_API_KEY,
  ACCESS_KEY: TEST_ACCESS_KEY,
  NO_PROXY: '127.0.0.1',
};

function filesOf(folder: string, names: readonly string[]): Outcome['file'] {
  const files = new Map(names.map((name) => [name, readFileSync(join(folder, name))]));
  return (name) => files.get(name)!;
}

/** Makes console.log print JSON, so tests can compare the values. */
const PRINTER = `console.log = (...values) => process.stdout.write(JSON.stringify(values) + '\\n');\n`;

/** Runs JavaScript as shown, except that console.log prints JSON. */
export function runJavaScript(code: string, saves: readonly string[] = []): Promise<Outcome> {
  return inFolder(async (folder) => {
    const printer = join(folder, 'printer.mjs');
    writeFileSync(printer, PRINTER);
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

/** Imports the programs whose paths it reads, one after the other, and prints a line after each. */
const RUNNER = `${PRINTER}
import {createInterface} from 'node:readline';
for await (const program of createInterface({input: process.stdin})) {
  await import(program).catch((error) => console.log('failed', String(error)));
  console.log('finished');
}
`;

export interface Runner {
  readonly run: (code: string, saves?: readonly string[]) => Promise<Outcome>;
  readonly close: () => void;
}

/** Starts a process that runs many JavaScript samples, because starting one for each takes minutes. */
export function startJavaScript(): Runner {
  const folder = mkdtempSync(join(tmpdir(), 'samples-'));
  cpSync('apps/site/content/static/samples', folder, {recursive: true});
  writeFileSync(join(folder, 'runner.mjs'), RUNNER);
  const child = spawn(process.execPath, ['runner.mjs'], {cwd: folder, env: environment});
  const lines = createInterface({input: child.stdout})[Symbol.asyncIterator]();
  let count = 0;
  return {
    run: async (code, saves = []) => {
      count += 1;
      const program = `program-${count}.mjs`;
      writeFileSync(join(folder, program), code);
      child.stdin.write(`./${program}\n`);
      const printed: unknown[][] = [];
      for (;;) {
        const values = JSON.parse(String((await lines.next()).value)) as unknown[];
        if (values[0] === 'finished') {
          return {printed, file: filesOf(folder, saves)};
        }
        printed.push(values);
      }
    },
    close: () => {
      child.kill();
      rmSync(folder, {recursive: true});
    },
  };
}

/** Debian installs uuidgen separately, so the tests bring their own. */
const UUIDGEN = '#!/bin/sh\nod -An -N16 -tx1 /dev/urandom | tr -d " \n"\n';

/**
 * Runs a curl command as shown. A configuration file, which curl reads automatically, adds the
 * status to the output. `npm test` installs curl if it's missing (tooling/install/sampleRunners.mjs).
 */
export function runCurl(command: string, saves: readonly string[] = []): Promise<Outcome> {
  return inFolder(async (folder) => {
    const configuration = 'silent\nshow-error\nmax-time = 15\nwrite-out = "\\n%{http_code}"\n';
    writeFileSync(join(folder, '.curlrc'), configuration);
    writeFileSync(join(folder, 'uuidgen'), UUIDGEN, {mode: 0o755});
    const {stdout} = await run('sh', ['-c', command], {
      cwd: folder,
      env: {...environment, CURL_HOME: folder, PATH: `${folder}:${process.env.PATH}`},
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
