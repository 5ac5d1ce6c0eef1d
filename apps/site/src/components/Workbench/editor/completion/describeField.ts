import {typeOfValue} from '@documentation/base/internal/values/namesOfTypes';
import type {Value} from '@documentation/base/internal/values/types';

const MAX_LENGTH = 24;

/** Describes the value of a field in a word or two: '"Ada"', '12', 'List', 'Object' */
export function describeField(value: Value): string {
  if (value === null || typeof value !== 'object') {
    const text = JSON.stringify(value);
    return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
  }
  return typeOfValue(value);
}
