import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {basename, delimiter, dirname, join, resolve} from 'node:path';
import {existsSync, mkdirSync} from 'node:fs';

/** Enough lines of output to show why a program failed. */
const KEPT_LINES = 6;
/** The Node version to install for Starlight if ours is too old. */
const MODERN_NODE = '22.23.3';

export interface Options {
  readonly directory: string;
  readonly environment?: NodeJS.ProcessEnv;
  /** Called with the process ID once the program has started. */
  readonly watch?: (pid: number) => void;
}

/**
 * Runs a program and returns its standard output. If the program fails, throws an error with its first error
 * lines, or else its last lines.
 */
export async function runProgram(
  [program = '', ...programArguments]: readonly string[],
  {directory, environment, watch}: Options,
): Promise<string> {
  const child = spawn(program, programArguments, {
    cwd: directory,
    env: {...process.env, ...environment},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let printed = '';
  child.stdout.on('data', (data: Buffer) => {
    printed += data.toString();
    output += data.toString();
  });
  child.stderr.on('data', (data: Buffer) => (output += data.toString()));
  if (child.pid) {
    watch?.(child.pid);
  }
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) {
    const lines = output.trim().split('\n');
    const errors = lines.filter((line) => /error/i.test(line)).slice(0, KEPT_LINES);
    const reason = (errors.length > 0 ? errors : lines.slice(-KEPT_LINES)).join(' ');
    throw new Error(`${basename(program)} ${programArguments.join(' ')}: ${reason}`);
  }
  return printed;
}

/** Runs a program, which writes to our terminal. If it fails, so do we. */
export function runVisibly([program = '', ...programArguments]: readonly string[]): void {
  const {status} = spawnSync(program, programArguments, {stdio: 'inherit'});
  if (status !== 0) {
    throw new Error(`${program} ${programArguments.join(' ')} failed.`);
  }
}

/** Returns an environment with a folder first in PATH, so programs find that folder's version of Node. */
function pathWith(folder: string): NodeJS.ProcessEnv {
  return {PATH: `${folder}${delimiter}${process.env.PATH ?? ''}`};
}

export function localProgram(directory: string, name: string): string {
  return resolve(directory, 'node_modules/.bin', name);
}

export async function install(directory: string, packages: readonly string[] = []): Promise<void> {
  await runProgram(['npm', 'install', '--no-audit', '--no-fund', ...packages], {directory});
}

/** Returns an environment with Node 22.19 or later, which is installed from the npm registry if ours is older. */
export async function modernNodeEnvironment(): Promise<NodeJS.ProcessEnv> {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 19)) {
    return pathWith(dirname(process.execPath));
  }
  const name = `node-${process.platform}-${process.arch}`;
  const directory = resolve('.cache/node');
  const folder = join(directory, 'node_modules', name, 'bin');
  if (!existsSync(folder)) {
    mkdirSync(directory, {recursive: true});
    await install(directory, ['--prefix', directory, `${name}@${MODERN_NODE}`]);
  }
  return pathWith(folder);
}
