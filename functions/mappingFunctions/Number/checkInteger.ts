import {fail} from '../../language/errors';

/** Returns a whole number, 0 instead of -0; fails with E_RANGE when it is larger than an Integer can be. */
export function checkInteger(whole: number): number {
  if (!Number.isSafeInteger(whole)) {
    fail('E_RANGE', `${whole} is beyond 9007199254740991, where Integers end.`, 'value');
  }
  return whole === 0 ? 0 : whole;
}
