import {formatLines, LINE_LENGTH} from '@documentation/mapping/internal/language/formatLines';
import type {Value} from '@documentation/base/internal/values/types';
import {formatCount} from './formatSize';

function sizeOf({length}: Uint8Array): string {
  return length === 1 ? '1 byte' : `${formatCount(length)} bytes`;
}

/** How many bytes of a file are shown. */
export const SHOWN_BYTES = 10_000;

/** Formats bytes as text, which is cut if it is long, or as a byte count if they aren't text. */
function formatBytes(bytes: Uint8Array): string {
  const isCut = bytes.length > SHOWN_BYTES;
  try {
    // `stream` leaves out a character that is cut off at the end.
    const text = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(
      bytes.subarray(0, SHOWN_BYTES),
      {stream: isCut},
    );
    const isText = text !== '' && !/[^\P{Cc}\t\n\r]/u.test(text);
    return isText ? text + (isCut ? '…' : '') : sizeOf(bytes);
  } catch {
    return sizeOf(bytes);
  }
}

/** Formats a value on one line if it fits, otherwise with one item per line. */
export function formatResult(value: Value, lineLength = LINE_LENGTH): string {
  return formatLines(value, lineLength, formatBytes);
}
