import {execFile, execFileSync} from 'node:child_process';
import {promisify} from 'node:util';

const execute = promisify(execFile);
/** The log of a long history can have millions of lines. */
const OUTPUT_BYTES_MAX = 1_000_000_000;

/** Runs Git in a folder. Returns nothing if Git isn't installed or the folder isn't in a repository. */
async function git(folder: string, ...words: readonly string[]): Promise<string> {
  try {
    const {stdout} = await execute('git', words, {cwd: folder, maxBuffer: OUTPUT_BYTES_MAX});
    return stdout.trim();
  } catch {
    return '';
  }
}

/**
 * Returns the time of the last commit of each file, in milliseconds, keyed by path. One `git log` reads them all.
 * The map is empty in a shallow clone, where the oldest commit seems to have added every file.
 */
export async function commitTimes(folder: string): Promise<ReadonlyMap<string, number>> {
  const [isShallow, log] = await Promise.all([
    git(folder, 'rev-parse', '--is-shallow-repository'),
    git(
      ...[folder, '-c', 'core.quotePath=false', '-c', 'log.showSignature=false', 'log'],
      ...['--relative', '--name-only', '--format=:%ct', '--', 'docs', 'functions', 'apps/site/src/pages'],
    ),
  ]);
  const times = new Map<string, number>();
  let time = 0;
  for (const line of isShallow === 'false' ? log.split('\n') : []) {
    if (line.startsWith(':')) {
      time = Number(line.slice(1)) * 1000;
    } else if (line !== '' && !times.has(line)) {
      times.set(line, time);
    }
  }
  return times;
}

/** Returns the commit of a folder, shortened, or nothing if Git doesn't know it. */
export function commitOf(folder: string): string {
  try {
    const words = ['rev-parse', '--short=12', 'HEAD'];
    return execFileSync('git', words, {cwd: folder, encoding: 'utf8', stdio: 'pipe'}).trim();
  } catch {
    return '';
  }
}
