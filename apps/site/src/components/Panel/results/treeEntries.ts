import {formatValue} from '@documentation/mapping/internal/language/formatCall';
import {isObject} from '@documentation/base/internal/values/isObject';
import type {Value} from '@documentation/base/internal/values/types';
import {formatCount} from '@documentation/reference/internal/values/formatSize';

/** How many items of a list, or keys of an object, are shown at first, and with each "Show more". */
export const SLICE = 100;
/** How many lines the second level may add to a tree before the reader opens anything. */
const OPEN_LINES = 150;
const MAX_TEXT_LENGTH = 160;
const MAX_BRIEF_LENGTH = 60;

export function isBranch(
  value: Value,
): value is readonly Value[] | {readonly [key: string]: Value} {
  return (
    (Array.isArray(value) && value.length > 0) || (isObject(value) && Object.keys(value).length > 0)
  );
}

export function sizeOf(value: Value): number {
  return Array.isArray(value) ? value.length : Object.keys(value as object).length;
}

/** The first entries of a list or object, each with its position or key as in a path: 0 or '"name"' */
export function entriesOf(value: Value, end: number): (readonly [label: string, value: Value])[] {
  if (Array.isArray(value)) {
    return (value as Value[]).slice(0, end).map((item, index) => [String(index), item]);
  }
  const object = value as Readonly<Record<string, Value>>;
  return Object.keys(object)
    .slice(0, end)
    .map((key) => [JSON.stringify(key), object[key]!]);
}

/** How many of a value's entries are open at first: as many as fit, to keep a long list from filling the page. */
export function openEntries(value: Value): number {
  let lines = 0;
  const entries = entriesOf(value, SLICE);
  const end = entries.findIndex(([, item]) => {
    lines += isBranch(item) ? sizeOf(item) : 0;
    return lines > OPEN_LINES;
  });
  return end < 0 ? entries.length : end;
}

/** Text as in notation, cut if it is long: '"Ring twice, then…"' */
export function leafText(value: Value): string {
  if (typeof value === 'string' && value.length > MAX_TEXT_LENGTH) {
    const start = value.slice(0, MAX_TEXT_LENGTH).replace(/[\ud800-\udbff]$/, '');
    return `${JSON.stringify(start).slice(0, -1)}…`;
  }
  return formatValue(value);
}

/** '1,204 characters' for text that is cut */
export function leafNote(value: Value): string | undefined {
  return typeof value === 'string' && value.length > MAX_TEXT_LENGTH
    ? `${formatCount(value.length)} characters`
    : undefined;
}

/** The colour of a value, by its type. */
export function leafKind(value: Value): 'string' | 'constant' | 'comment' | 'plain' {
  if (typeof value === 'string') {
    return 'string';
  }
  if (value === null) {
    return 'comment';
  }
  return typeof value === 'object' ? 'plain' : 'constant';
}

/** The start of a closed list or object on one line: '{"sku": "0042", "lines": […], …}' */
export function briefOf(value: Value): string {
  const isList = Array.isArray(value);
  const parts: string[] = [];
  let length = 0;
  for (const [label, item] of entriesOf(value, 5)) {
    const text = isBranch(item) ? (Array.isArray(item) ? '[…]' : '{…}') : leafText(item);
    const part = isList ? text : `${label}: ${text}`;
    length += part.length;
    if (length > MAX_BRIEF_LENGTH) {
      break;
    }
    parts.push(part);
  }
  if (parts.length < sizeOf(value)) {
    parts.push('…');
  }
  return isList ? `[${parts.join(', ')}]` : `{${parts.join(', ')}}`;
}
