import {isEqual} from '@documentation/base/internal/values/equality';
import type {Value} from '@documentation/base/internal/values/types';
import type {Example} from '@documentation/mapping/internal/language/types';
import type {Outcome} from '../../../engine/messages';
import {isSameBytes} from '../../Panel/drafts';

/** The documented result of an example, as the outcome of a run. */
export function documentedOutcome(example: Example): Outcome {
  if ('error' in example) {
    return {failure: {code: example.error, message: ''}};
  }
  return 'readBack' in example ? {value: null, readBack: example.result} : {value: example.result};
}

/** Compares files byte by byte, because isEqual would use many times their size in memory. */
function isSame(a: Value, b: Value): boolean {
  return a instanceof Uint8Array || b instanceof Uint8Array
    ? a instanceof Uint8Array && b instanceof Uint8Array && isSameBytes(a, b)
    : isEqual(a, b);
}

/** Whether a run's outcome is as documented. Compares errors by code, and files by the content that is read back. */
export function isAsDocumented(outcome: Outcome, example: Example): boolean {
  if ('failure' in outcome) {
    return 'error' in example && outcome.failure.code === example.error;
  }
  if ('error' in example) {
    return false;
  }
  return 'readBack' in example
    ? outcome.readBack !== undefined && isSame(outcome.readBack, example.result)
    : isSame(outcome.value, example.result);
}
