import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';

export interface KeptResults {
  /** What was kept under a name, which must say all that the result depends on. */
  readonly find: (name: string) => Buffer | undefined;
  readonly keep: (name: string, result: Buffer) => Buffer;
  /** For the next build; what nobody asked for in this one is forgotten. */
  readonly save: () => void;
}

/** One file, because thousands take long to write: a line of names and lengths, then the results. */
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
  // A build that is stopped here must not leave half a file.
  const part = `${file}.${process.pid}`;
  writeFileSync(
    part,
    Buffer.concat([Buffer.from(`${JSON.stringify(names)}\n`), ...results.values()]),
  );
  renameSync(part, file);
}

/** Each output has results of its own: the build of one must not forget those of another. */
export function keptFolder(siteDirectory: string, output: string): string {
  const name = relative(siteDirectory, output).replaceAll(/[^\w-]+/g, '_');
  return join(siteDirectory, 'node_modules/.cache/kept', name);
}

/** Results that are slow to make, kept in a file from one build to the next. */
export function keptResults(file: string): KeptResults {
  const before = read(file);
  const asked = new Map<string, Buffer>();
  const keep = (name: string, result: Buffer) => {
    asked.set(name, result);
    return result;
  };
  return {
    find(name) {
      const result = asked.get(name) ?? before.get(name);
      return result && keep(name, result);
    },
    keep,
    save() {
      if (asked.size !== before.size || [...asked.keys()].some((name) => !before.has(name))) {
        write(file, asked);
      }
    },
  };
}
