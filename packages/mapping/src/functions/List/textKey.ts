import {fail} from '@documentation/base/internal/values/errors';
import {nameOfValue} from '@documentation/base/internal/values/namesOfTypes';
import type {Value} from '@documentation/base/internal/values/types';

/** Fails with E_TYPE unless an expression returned Text, which the keys of an object must be. */
export function checkTextKey(key: Value, index: number, parameter: string): string {
  if (typeof key !== 'string') {
    fail(
      'E_TYPE',
      `\`${parameter}\` must return Text, but for the item at position ${index} it returned ${nameOfValue(key)}. Use a field that has text in every item, or convert numbers with \`Types.ToText\`.`,
      parameter,
    );
  }
  return key;
}
