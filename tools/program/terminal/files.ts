import {randomUUID} from 'node:crypto';
import {
  existsSync,
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {LARGE_FILE_BYTES} from '../../../functions/limits/values/files';
import {NOTATION_CHARACTERS} from '../../../functions/limits/values/values';
import {grouped, sizeText} from '../../../functions/limits/format';
import {UsageError} from './usageError';

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'doesn’t exist. Check the path.',
  EISDIR: 'is a folder. Name a file.',
  EACCES: 'can’t be accessed. Check its permissions.',
  EPERM: 'can’t be accessed. Check its permissions.',
  ENOTDIR: 'doesn’t exist. Check the path.',
  EROFS: 'can’t be written, because the disk is read-only.',
  ENOSPC: 'can’t be written, because the disk is full.',
};

function explain(path: string, error: unknown): never {
  if (error instanceof UsageError) {
    throw error;
  }
  const {code = '', message} = error as NodeJS.ErrnoException;
  throw new UsageError(`${path} ${reasons[code] ?? `can’t be used: ${message}`}`);
}

/** Refuses files that no function can read, before they fill the memory. */
function checkSize(name: string, bytes: number): void {
  if (bytes > LARGE_FILE_BYTES) {
    throw new UsageError(
      `${name} is too large. A file can be at most ${sizeText(LARGE_FILE_BYTES)}. Split it first.`,
    );
  }
}

export function readFile(path: string): Uint8Array {
  try {
    checkSize(path, statSync(path).size);
    return new Uint8Array(readFileSync(path));
  } catch (error) {
    return explain(path, error);
  }
}

/** Reads a mapping or a JSON document as text. */
export function readText(path: string): string {
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(readFile(path));
  } catch (error) {
    if (error instanceof UsageError) {
      throw error;
    }
    throw new UsageError(`${path} isn’t UTF-8 text. Check that it’s the right file.`);
  }
}

/** Reads a mapping. */
export function readMapping(path: string): string {
  const mapping = readText(path).replace(/\s+$/, '');
  if (mapping.length > NOTATION_CHARACTERS) {
    throw new UsageError(
      `${path} is too long. A mapping can have at most ${grouped(NOTATION_CHARACTERS)} characters.`,
    );
  }
  return mapping;
}

/** Reads everything that another program writes to the standard input. */
export async function readStandardInput(): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of process.stdin as AsyncIterable<Buffer>) {
    size += part.length;
    checkSize('The standard input', size);
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

function alreadyExists(path: string): never {
  throw new UsageError(
    `${path} already exists. Choose another name, or overwrite it with --force.`,
  );
}

/** Fails early if a file can't be written, so a long run isn't wasted. */
export function checkOutput(path: string, mayOverwrite: boolean): void {
  if (existsSync(path)) {
    if (statSync(path).isDirectory()) {
      throw new UsageError(`${path} is a folder. Name a file.`);
    }
    if (!mayOverwrite) {
      alreadyExists(path);
    }
  } else if (!existsSync(dirname(path))) {
    throw new UsageError(`The folder ${dirname(path)} doesn’t exist. Create it first.`);
  }
}

/** Gives a temporary file its name. Unlike renaming, this fails if another program has created the file meanwhile. */
function claim(temporary: string, path: string): void {
  try {
    linkSync(temporary, path);
  } catch (error) {
    // Some file systems have no links.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST' || existsSync(path)) {
      throw error;
    }
    renameSync(temporary, path);
  }
}

/** Writes a file completely or not at all: into a temporary file beside it, which then gets the name. */
export function writeFile(path: string, content: Uint8Array, mayOverwrite: boolean): void {
  const temporary = join(dirname(path), `.${basename(path)}.${randomUUID()}.tmp`);
  try {
    writeFileSync(temporary, content, {flag: 'wx'});
    if (mayOverwrite) {
      renameSync(temporary, path);
    } else {
      claim(temporary, path);
    }
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EEXIST'
      ? alreadyExists(path)
      : explain(path, error);
  } finally {
    rmSync(temporary, {force: true});
  }
}
