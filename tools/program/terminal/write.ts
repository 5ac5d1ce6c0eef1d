/** Writes to the standard output, and waits until all bytes are written. */
export function writeOut(content: string | Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(content, (error) => (error ? reject(error) : resolve()));
  });
}

export function writeLine(text: string): Promise<void> {
  return writeOut(`${text}\n`);
}

export function writeJson(value: unknown): Promise<void> {
  return writeLine(JSON.stringify(value, undefined, 2));
}

export function writeError(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** Ends the program silently when the reader of its output has gone away, as in `… | head`. */
export function endWithReader(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') {
      throw error;
    }
    process.exit();
  });
}
