import {fail} from '@documentation/base/internal/values/errors';

/** Returns the whole number, and turns -0 into 0. Fails with E_RANGE if it is outside the Integer range. */
export function checkInteger(whole: number): number {
  if (!Number.isSafeInteger(whole)) {
    fail(
      'E_RANGE',
      `${whole} is outside the Integer range. Use a number from -9,007,199,254,740,991 to 9,007,199,254,740,991.`,
      'value',
    );
  }
  return whole === 0 ? 0 : whole;
}
