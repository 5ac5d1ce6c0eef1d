import {byteOrderMark, utf16WithoutMark} from '@documentation/base/internal/encodings/encodings';

/** How much of a file is read to find out what it is, and to show its text. */
const START_BYTES = 64_000;

/** The start of a file. */
export interface FileStart {
  readonly bytes: Uint8Array;
  /** Whether the file is longer. */
  readonly isCut: boolean;
  /** Undefined if the file isn't text. */
  readonly text?: string;
  /** 'windows-1252' */
  readonly encoding?: string;
}

// oxlint-disable-next-line no-control-regex
const controlCharacter = /[\0-\x08\x0e-\x1a\x1c-\x1f]/;

function decodeBy(encoding: string, bytes: Uint8Array, isCut: boolean): string | undefined {
  try {
    // `stream` leaves out a character that is cut off at the end.
    const text = new TextDecoder(encoding, {fatal: true}).decode(bytes, {stream: isCut});
    return controlCharacter.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Decodes bytes in the first encoding that yields text. In Windows-1252, all bytes are characters, so it is last. */
function decodeStart(bytes: Uint8Array, isCut: boolean): FileStart {
  const mark = byteOrderMark(bytes) ?? utf16WithoutMark(bytes);
  for (const encoding of mark ? [mark] : ['utf-8', 'windows-1252']) {
    const text = decodeBy(encoding, bytes, isCut);
    if (text !== undefined) {
      return {bytes, isCut, text, encoding};
    }
  }
  return {bytes, isCut};
}

/** Reads the start of a file. Fails if the file was deleted or is a folder. */
export async function readStart(content: Blob): Promise<FileStart> {
  const bytes = new Uint8Array(await content.slice(0, START_BYTES).arrayBuffer());
  return decodeStart(bytes, content.size > bytes.length);
}
