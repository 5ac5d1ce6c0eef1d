import {fail} from './errors';
import {nameOfValue} from './typeChecks';
import type {Value} from './types';

/** Whether a condition gave true. Null counts as false; nothing else stands for true or false. */
export function isTrue(outcome: Value, parameter: string): boolean {
  if (outcome !== null && typeof outcome !== 'boolean') {
    fail('E_TYPE', `${parameter} must give true or false, not ${nameOfValue(outcome)}.`, parameter);
  }
  return outcome === true;
}
