import {copyFileSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';

export interface KeptResults {
  /** What `make` made of the same things before, or makes now; the name must say all that it depends on. */
  readonly get: (name: string, make: () => Promise<Buffer>) => Promise<Buffer>;
  /** The same, into a file. */
  readonly copy: (name: string, target: string, make: () => Buffer) => void;
  /** Forgets what nobody asked for this time, so that the folder doesn't grow for ever. */
  readonly forgetOthers: () => void;
}

/** Results that are slow to make, kept in a folder from one build to the next. */
export function keptResults(folder: string): KeptResults {
  mkdirSync(folder, {recursive: true});
  const asked = new Set<string>();
  const fileOf = (name: string) => {
    asked.add(name);
    return join(folder, name);
  };
  /** A build that is stopped here must not leave half a result under this name. */
  function keep(file: string, made: Buffer): void {
    writeFileSync(`${file}.part`, made);
    renameSync(`${file}.part`, file);
  }
  return {
    async get(name, make) {
      const file = fileOf(name);
      const kept = await readFile(file).catch(() => undefined);
      if (kept) {
        return kept;
      }
      const made = await make();
      keep(file, made);
      return made;
    },
    copy(name, target, make) {
      const file = fileOf(name);
      try {
        copyFileSync(file, target);
      } catch {
        const made = make();
        keep(file, made);
        writeFileSync(target, made);
      }
    },
    forgetOthers() {
      readdirSync(folder)
        .filter((name) => !asked.has(name))
        .forEach((name) => rmSync(join(folder, name)));
    },
  };
}
