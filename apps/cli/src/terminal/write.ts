import {fstatSync, writeFileSync} from 'node:fs';
import {explain} from './systemErrors';
import {visible} from './visible';

/** The reader of a pipe has gone away, or had done so before. */
const GONE = ['EPIPE', 'ERR_STREAM_DESTROYED'];

const STANDARD_OUTPUT = 1;

/** Node's stream for a file says that all is well when only a part fits on the disk. */
function isFile(file: number): boolean {
  try {
    return fstatSync(file).isFile();
  } catch {
    return false;
  }
}

function writeToStream(content: string | Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(content, (error) => (error ? reject(error) : resolve()));
  });
}

/**
 * Writes to the standard output, and waits until all bytes are written. If the reader has gone away, as in `… | head`,
 * does nothing: how the program ends doesn't depend on how much of its output is read.
 */
export async function writeOut(content: string | Uint8Array): Promise<void> {
  try {
    await (isFile(STANDARD_OUTPUT)
      ? writeFileSync(STANDARD_OUTPUT, Buffer.from(content))
      : writeToStream(content));
  } catch (error) {
    if (!GONE.includes((error as NodeJS.ErrnoException).code ?? '')) {
      explain('The standard output', error);
    }
  }
}

export function writeLine(text: string): Promise<void> {
  return writeOut(`${text}\n`);
}

export function writeJson(value: unknown): Promise<void> {
  const lines = JSON.stringify(value, undefined, 2).split('\n');
  // JSON allows some characters in text that a terminal obeys. As escapes, they mean the same.
  return writeLine(lines.map(visible).join('\n'));
}

export function writeError(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** Lets `writeOut` report what fails. A message that no one can read is lost. */
export function ignoreFailedStreams(): void {
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
}
