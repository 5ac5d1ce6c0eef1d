import type {Value} from '@documentation/base/internal/values/types';

/** How many characters of a result a panel shows. The worker cuts off the rest. */
export const SHOWN_LENGTH = 10_000;

/** Cuts text without leaving half of a surrogate pair at the end. */
function startOf(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}

/**
 * Cuts a value to about `length` characters of text, indentation included. A value that fits
 * is returned unchanged. So is a file of any size, because formatResult cuts files.
 */
export function cutToFit(
  value: Value,
  length = SHOWN_LENGTH,
): {
  readonly value: Value;
  readonly isCut: boolean;
  /** The approximate length of the returned value. */
  readonly length: number;
} {
  let room = length;

  function cutText(text: string): string {
    const start = text.length < room ? text : `${startOf(text, Math.max(0, room))}…`;
    room -= text.length + 1;
    return start;
  }

  function cut(part: Value, depth: number): Value {
    if (typeof part === 'string') {
      return cutText(part);
    }
    if (typeof part !== 'object' || part === null || part instanceof Uint8Array) {
      room -= part instanceof Uint8Array ? 10 : String(part).length;
      return part;
    }
    const entries: (readonly [string, Value])[] = [];
    const isList = Array.isArray(part);
    for (const key of isList ? part.keys() : Object.keys(part)) {
      if (room <= 0) {
        break;
      }
      room -= 2 * depth + (isList ? 0 : String(key).length);
      // Keys are never cut: half a key would be a different key.
      if (room > 0) {
        const item = (part as Readonly<Record<string, Value>>)[key]!;
        entries.push([String(key), cut(item, depth + 1)]);
      }
    }
    return isList ? entries.map(([, item]) => item) : Object.fromEntries(entries);
  }

  const start = cut(value, 1);
  const isCut = room <= 0 && !(value instanceof Uint8Array);
  return {value: isCut ? start : value, isCut, length: length - Math.max(0, room)};
}
