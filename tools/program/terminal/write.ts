import {explain} from './systemErrors';
import {visible} from './visible';

/** The reader of a pipe has gone away, or had done so before. */
const GONE = ['EPIPE', 'ERR_STREAM_DESTROYED'];

/**
 * Writes to the standard output, and waits until all bytes are written. If the reader has gone away, as in `… | head`,
 * does nothing: how the program ends doesn't depend on how much of its output is read.
 */
export async function writeOut(content: string | Uint8Array): Promise<void> {
  const error = await new Promise<NodeJS.ErrnoException | null | undefined>((resolve) => {
    process.stdout.write(content, resolve);
  });
  if (error && !GONE.includes(error.code ?? '')) {
    explain('The standard output', error);
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
