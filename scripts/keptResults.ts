import {mkdirSync} from 'node:fs';
import {readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

export interface KeptResults {
  /** What `make` made of the same things before, or makes now; the name must say all that it depends on. */
  readonly get: (name: string, make: () => Promise<Buffer>) => Promise<Buffer>;
  /** Forgets what nobody asked for this time, so that the folder doesn't grow for ever. */
  readonly forgetOthers: () => Promise<void>;
}

/** Results that are slow to make, kept in a folder from one build to the next. */
export function keptResults(folder: string): KeptResults {
  mkdirSync(folder, {recursive: true});
  const asked = new Set<string>();
  return {
    async get(name, make) {
      const file = join(folder, name);
      const isFirst = !asked.has(name);
      asked.add(name);
      const kept = await readFile(file).catch(() => undefined);
      if (kept) {
        return kept;
      }
      const made = await make();
      if (isFirst) {
        // A build that is stopped here must not leave half a result under this name.
        await writeFile(`${file}.part`, made);
        await rename(`${file}.part`, file);
      }
      return made;
    },
    async forgetOthers() {
      const others = (await readdir(folder)).filter((name) => !asked.has(name));
      await Promise.all(others.map((name) => rm(join(folder, name))));
    },
  };
}
