import type {Readable} from 'node:stream';

/** How much of both ends of a line that is too long is kept. */
const KEPT_BYTES = 1000;
const LINE_FEED = 10;

interface Listeners {
  readonly onLine: (line: string) => void;
  /** Gets the start and the end of the line. */
  readonly onTooLong: (start: string, end: string) => void;
  readonly onEnd: () => void;
}

/** Reads lines of up to `maxBytes`, in time that is linear in their length. */
export function readLines(
  input: Readable,
  maxBytes: number,
  {onLine, onTooLong, onEnd}: Listeners,
): void {
  let parts: Buffer[] = [];
  let size = 0;
  let start: Buffer | undefined;

  function add(part: Buffer): void {
    size += part.length;
    parts.push(part);
    if (size > maxBytes) {
      const all = Buffer.concat(parts);
      start ??= Buffer.from(all.subarray(0, KEPT_BYTES));
      parts = [Buffer.from(all.subarray(-KEPT_BYTES))];
    }
  }

  function finish(): void {
    const line = Buffer.concat(parts).toString('utf8');
    if (start) {
      onTooLong(start.toString('utf8'), line);
    } else if (line.trim() !== '') {
      onLine(line);
    }
    parts = [];
    size = 0;
    start = undefined;
  }

  input.on('data', (chunk: Buffer) => {
    let from = 0;
    for (let to = chunk.indexOf(LINE_FEED); to >= 0; to = chunk.indexOf(LINE_FEED, from)) {
      add(chunk.subarray(from, to));
      finish();
      from = to + 1;
    }
    add(chunk.subarray(from));
  });
  input.on('end', onEnd);
}
