// Caches results between builds if they are slow to compute and rarely change.
import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';

import {repositoryOf} from '../repository';

export interface BuildCache {
  /** Finds a result by a name that identifies everything it depends on. */
  readonly find: (name: string) => Buffer | undefined;
  readonly add: (name: string, result: Buffer) => Buffer;
  /** Saves the results for the next build, except those that this build didn't use. */
  readonly save: () => void;
}

/** The files that identify our own code and all package versions, because results depend on both. */
const codeFiles = ['node_modules/.cache/siteConfig.cjs', 'package-lock.json'];

/**
 * Reads a cache file: a line of names and lengths, then the results. All results share one file, because
 * writing thousands of files is slow.
 */
function read(file: string): Map<string, Buffer> {
  const results = new Map<string, Buffer>();
  try {
    const content = readFileSync(file);
    let position = content.indexOf('\n') + 1;
    for (const [name, length] of JSON.parse(content.toString('utf8', 0, position)) as [
      string,
      number,
    ][]) {
      results.set(name, content.subarray(position, (position += length)));
    }
    return results;
  } catch {
    return new Map();
  }
}

function write(file: string, results: ReadonlyMap<string, Buffer>): void {
  const names = [...results].map(([name, {length}]) => [name, length]);
  mkdirSync(dirname(file), {recursive: true});
  // A build that is interrupted here must not leave a half-written file.
  const part = `${file}.${process.pid}`;
  writeFileSync(
    part,
    Buffer.concat([Buffer.from(`${JSON.stringify(names)}\n`), ...results.values()]),
  );
  renameSync(part, file);
}

/**
 * Returns the cache folder for an output folder. Each output folder has its own cache, so
 * one build doesn't drop another build's results.
 */
export function cacheFolder(siteDirectory: string, output: string): string {
  const name = relative(repositoryOf(siteDirectory), output).replaceAll(/[^\w-]+/g, '_');
  return join(repositoryOf(siteDirectory), 'node_modules/.cache/build', name);
}

export function openCache(file: string): BuildCache {
  const before = read(file);
  const asked = new Map<string, Buffer>();
  const add = (name: string, result: Buffer) => {
    asked.set(name, result);
    return result;
  };
  return {
    find(name) {
      const result = asked.get(name) ?? before.get(name);
      return result && add(name, result);
    },
    add,
    save() {
      if (asked.size !== before.size || [...asked.keys()].some((name) => !before.has(name))) {
        write(file, asked);
      }
    },
  };
}

/** Hashes the input together with the code that processes it. */
export function hashWithCode(siteDir: string, input: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  codeFiles.forEach((path) => hash.update(readFileSync(join(repositoryOf(siteDir), path))));
  input.forEach((part) => hash.update(part));
  return hash.digest('hex');
}

/** Returns the previous build's result if the input and code are the same. Otherwise, calls `make`. */
export async function cached<T>(
  {siteDir, outDir}: {readonly siteDir: string; readonly outDir: string},
  what: string,
  input: readonly (string | Uint8Array)[],
  make: () => Promise<T>,
): Promise<T> {
  const cache = openCache(join(cacheFolder(siteDir, outDir), what));
  const name = hashWithCode(siteDir, input);
  const json = cache.find(name) ?? cache.add(name, Buffer.from(JSON.stringify(await make())));
  cache.save();
  return JSON.parse(json.toString()) as T;
}
