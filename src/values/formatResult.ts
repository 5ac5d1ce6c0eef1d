import {formatValue} from '../../functions/language/formatCall';
import type {Value} from '../../functions/language/types';
import {formatCount} from './formatSize';

const LINE_LENGTH = 72;

function sizeOf({length}: Uint8Array): string {
  return length === 1 ? '1 byte' : `${formatCount(length)} bytes`;
}

/** How many bytes of a file are shown. */
export const SHOWN_BYTES = 10_000;

/** Formats bytes as text, which is cut if it is long, or as a byte count if they aren't text. */
function formatBytes(bytes: Uint8Array): string {
  const isCut = bytes.length > SHOWN_BYTES;
  try {
    // `stream` leaves out a character that is cut in two at the end.
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
export function formatResult(value: Value, lineLength = LINE_LENGTH, indent = ''): string {
  if (value instanceof Uint8Array) {
    return formatBytes(value);
  }
  const line = formatValue(value);
  if (indent.length + line.length <= lineLength || typeof value !== 'object' || value === null) {
    return line;
  }
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items = (value as Value[]).map((item) => inner + formatResult(item, lineLength, inner));
    return `[\n${items.join(',\n')}\n${indent}]`;
  }
  const entries = Object.entries(value as Record<string, Value>).map(
    ([key, item]) => `${inner}${JSON.stringify(key)}: ${formatResult(item, lineLength, inner)}`,
  );
  return `{\n${entries.join(',\n')}\n${indent}}`;
}
