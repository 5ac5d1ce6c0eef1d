import {execFile, execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
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

/** Commits that change files without changing what readers see, such as moves. */
function ignoredCommits(folder: string): ReadonlySet<string> {
  const file = join(folder, '.git-blame-ignore-revs');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return new Set(text.split('\n').filter((line) => /^[0-9a-f]{40}$/.test(line)));
}

/**
 * Returns the time of the last commit of each file, in milliseconds, keyed by path. One `git log` reads them all, and
 * a file that was moved keeps its history. The map is empty in a shallow clone, where the oldest commit seems to have
 * added every file.
 */
export async function commitTimes(folder: string): Promise<ReadonlyMap<string, number>> {
  const [isShallow, log] = await Promise.all([
    git(folder, 'rev-parse', '--is-shallow-repository'),
    git(
      ...[folder, '-c', 'core.quotePath=false', '-c', 'log.showSignature=false', 'log', '-M'],
      ...['--relative', '--name-status', '-l0', '--format=:%H %ct'],
    ),
  ]);
  const ignored = ignoredCommits(folder);
  const times = new Map<string, number>();
  /** The present path of a file that had another path in older commits. */
  const moved = new Map<string, string>();
  let time = 0;
  let isIgnored = false;
  for (const line of isShallow === 'false' ? log.split('\n') : []) {
    if (line.startsWith(':')) {
      const [commit, seconds] = line.slice(1).split(' ');
      time = Number(seconds) * 1000;
      isIgnored = ignored.has(commit!);
    } else if (line !== '') {
      const [, from, to = from] = line.split('\t') as [string, string, string?];
      const path = moved.get(to) ?? to;
      if (from !== to) {
        moved.set(from, path);
      }
      if (!isIgnored && !times.has(path)) {
        times.set(path, time);
      }
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
