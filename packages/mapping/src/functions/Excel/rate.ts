import {fail} from '@documentation/base/internal/values/errors';

/** Fails with E_RANGE if a rate is -100% or less. */
export function checkRate(rate: number, parameter = 'rate'): void {
  if (rate <= -1) {
    fail(
      'E_RANGE',
      `\`${parameter}\` is ${rate}, but it must be greater than -1. Write 5% as 0.05.`,
      parameter,
    );
  }
}
