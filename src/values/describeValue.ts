import type {Value} from '../../functions/language/types';
import {formatCount, formatSize} from './formatSize';
import {countInvisible} from './invisibleCharacters';

function count(number: number, one: string, more = `${one}s`): string {
  return `${formatCount(number)} ${number === 1 ? one : more}`;
}

/** 'a\u00a0b' → '3 characters, 1 × no-break space (U+00A0)' */
export function describeValue(value: Value): string {
  if (typeof value === 'string') {
    const length = [...value].length;
    return [count(length, 'character'), ...countInvisible(value)].join(', ');
  }
  if (value instanceof Uint8Array) {
    return formatSize(value.length);
  }
  if (Array.isArray(value)) {
    return count(value.length, 'item');
  }
  return typeof value === 'object' && value !== null ? count(Object.keys(value).length, 'key') : '';
}
