import {fail} from './errors';
import {nameOfValue} from './namesOfTypes';
import type {Value} from './types';

/** Whether a condition returned true. Null counts as false, and any other non-Boolean value is an error. */
export function isTrue(outcome: Value, parameter: string): boolean {
  if (outcome !== null && typeof outcome !== 'boolean') {
    fail(
      'E_TYPE',
      `\`${parameter}\` must return true or false, not ${nameOfValue(outcome)}. Use a comparison such as \`Logical.Equals\`.`,
      parameter,
    );
  }
  return outcome === true;
}
