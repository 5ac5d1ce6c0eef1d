import type {Value} from '@documentation/base/internal/values/types';
import {formatCount, formatSize} from './formatSize';
import {countInvisible} from './invisibleCharacters';

function count(number: number, one: string, more = `${one}s`): string {
  return `${formatCount(number)} ${number === 1 ? one : more}`;
}

/** Counting the invisible characters of longer text takes too long. */
const EXAMINED_LENGTH = 100_000;

/** Counts characters without a list of them, which would take gigabytes for long text. */
function countCharacters(text: string): number {
  let pairs = 0;
  for (let index = 1; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code >= 0xdc00 && code <= 0xdfff && text.codePointAt(index - 1)! > 0xffff) {
      pairs += 1;
    }
  }
  return text.length - pairs;
}

/** 'a\u00a0b' → '3 characters, 1 × no-break space (U+00A0)' */
export function describeValue(value: Value): string {
  if (typeof value === 'string') {
    const invisible = value.length <= EXAMINED_LENGTH ? countInvisible(value) : [];
    return [count(countCharacters(value), 'character'), ...invisible].join(', ');
  }
  if (value instanceof Uint8Array) {
    return formatSize(value.length);
  }
  if (Array.isArray(value)) {
    return count(value.length, 'item');
  }
  return typeof value === 'object' && value !== null ? count(Object.keys(value).length, 'key') : '';
}
