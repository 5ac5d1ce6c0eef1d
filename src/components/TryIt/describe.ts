import {hasType, nameOfValue} from '../../../functions/typeChecks';
import type {MappingFunctionFacts, TypeName, Value} from '../../../functions/types';
import type {Outcome} from '../../engine/messages';
import {formatCount, formatSize} from './formatSize';
import {countInvisible} from './invisibleCharacters';

/** The type of a result: the one that the page promises, where there is one and it fits. */
export function typeOfResult(value: Value, {returns}: MappingFunctionFacts): string {
  const promised = [returns.type].flat() as readonly TypeName[];
  const fits = promised.find((type) => type !== 'Any' && hasType(value, type));
  return fits ?? nameOfValue(value).replace(/^an? /, '');
}

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

/** What a screen reader is told when a run has ended. */
export function announce(outcome: Outcome, definition: MappingFunctionFacts): string {
  if ('failure' in outcome) {
    const {code, message} = outcome.failure;
    return code ? `Fails with ${code}: ${message}` : message;
  }
  const value = outcome.readBack ?? outcome.value;
  const description = outcome.whole?.description ?? describeValue(value);
  const type = typeOfResult(value, definition);
  const isShort = typeof value !== 'object' && String(value).length <= 100;
  return ['Result', isShort && String(value), type, description].filter(Boolean).join(', ');
}
