import {joinWords} from './joinWords';
import type {Value} from './types';

/** Names one or more types: 'Date, DateTime or Text' */
export function nameOfTypes(types: string | readonly string[]): string {
  return joinWords([types].flat(), 'or');
}

/** Names the type of a value in a message: 'Text', 'a Number' */
export function nameOfValue(value: Value): string {
  if (value === null) {
    return 'null';
  }
  if (value instanceof Uint8Array) {
    return 'Binary';
  }
  if (Array.isArray(value)) {
    return 'a List';
  }
  return {string: 'Text', number: 'a Number', boolean: 'a Boolean', object: 'an Object'}[
    typeof value as 'string' | 'number' | 'boolean' | 'object'
  ];
}

/** Names the type of a value without an article: 'Text', 'List' */
export function typeOfValue(value: Value): string {
  return nameOfValue(value).replace(/^an? /, '');
}
