import {formatValue} from './formatCall';
import type {Value} from '@documentation/base/internal/values/types';

/** The length that a line may have before its value is written with one item per line. */
export const LINE_LENGTH = 72;

/** Writes a value on one line if it fits, otherwise with one item per line. */
export function formatLines(
  value: Value,
  lineLength = LINE_LENGTH,
  formatBytes: (bytes: Uint8Array) => string = formatValue,
  indent = '',
): string {
  if (value instanceof Uint8Array) {
    return formatBytes(value);
  }
  const line = formatValue(value);
  if (indent.length + line.length <= lineLength || typeof value !== 'object' || value === null) {
    return line;
  }
  const inner = `${indent}  `;
  const written = (item: Value) => formatLines(item, lineLength, formatBytes, inner);
  if (Array.isArray(value)) {
    const items = (value as Value[]).map((item) => inner + written(item));
    return `[\n${items.join(',\n')}\n${indent}]`;
  }
  const entries = Object.entries(value as Record<string, Value>).map(
    ([key, item]) => `${inner}${JSON.stringify(key)}: ${written(item)}`,
  );
  return `{\n${entries.join(',\n')}\n${indent}}`;
}
