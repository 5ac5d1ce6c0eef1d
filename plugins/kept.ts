import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

interface Result<T> {
  readonly key: string;
  readonly value: T;
}

/** Our own code and the versions of all packages: what they make of an input changes with them. */
const codeFiles = ['node_modules/.cache/siteConfig.cjs', 'package-lock.json'];

/** A hash of the input and of the code that works on it. */
export function hashWithCode(siteDir: string, input: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  codeFiles.forEach((path) => hash.update(readFileSync(join(siteDir, path))));
  input.forEach((part) => hash.update(part));
  return hash.digest('hex');
}

function read<T>(file: string): Result<T> | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Result<T>;
  } catch {
    return undefined;
  }
}

/** What `make` made of the same input in the build before, or makes now. */
export async function kept<T>(
  siteDir: string,
  name: string,
  input: readonly (string | Uint8Array)[],
  make: () => Promise<T>,
): Promise<T> {
  const file = join(siteDir, 'node_modules/.cache/kept', `${name}.json`);
  const key = hashWithCode(siteDir, input);
  const before = read<T>(file);
  if (before?.key === key) {
    return before.value;
  }
  const value = await make();
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, JSON.stringify({key, value}));
  return value;
}
