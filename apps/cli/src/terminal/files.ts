import {closeSync, fstatSync, openSync, readSync} from 'node:fs';
import {LARGE_FILE_BYTES} from '@documentation/base/internal/limits/values/files';
import {NOTATION_CHARACTERS} from '@documentation/base/internal/limits/values/values';
import {grouped, sizeText} from '@documentation/base/internal/limits/format';
import {explain} from './systemErrors';
import {UsageError} from './usageError';

const STANDARD_INPUT = 'The standard input';
const CHUNK_BYTES = 65_536;

/** Refuses files that no function can read, before they fill the memory. */
function checkSize(name: string, bytes: number): void {
  if (bytes > LARGE_FILE_BYTES) {
    throw new UsageError(
      `${name} is too large. A file can be at most ${sizeText(LARGE_FILE_BYTES)}. Split it first.`,
    );
  }
}

/** Reads to the end, and counts, because a device or a pipe doesn't know its size. */
function readAll(name: string, file: number): Uint8Array {
  const {size} = fstatSync(file);
  checkSize(name, size);
  let buffer = Buffer.allocUnsafe(Math.max(size + 1, CHUNK_BYTES));
  let total = 0;
  for (;;) {
    const count = readSync(file, buffer, total, buffer.length - total, null);
    if (count === 0) {
      return new Uint8Array(buffer.subarray(0, total));
    }
    total += count;
    checkSize(name, total);
    if (total === buffer.length) {
      buffer = Buffer.concat([buffer], 2 * buffer.length);
    }
  }
}

export function readFile(path: string): Uint8Array {
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
    return readAll(path, file);
  } catch (error) {
    return explain(path, error);
  } finally {
    if (file !== undefined) {
      closeSync(file);
    }
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
  const mapping = readText(path).trimEnd();
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
  try {
    // Node reads a folder as if it were empty.
    if (fstatSync(0).isDirectory()) {
      throw new UsageError(`${STANDARD_INPUT} is a folder. Name a file.`);
    }
    for await (const part of process.stdin as AsyncIterable<Buffer>) {
      size += part.length;
      checkSize(STANDARD_INPUT, size);
      parts.push(part);
    }
  } catch (error) {
    return explain(STANDARD_INPUT, error);
  }
  return new Uint8Array(Buffer.concat(parts));
}
