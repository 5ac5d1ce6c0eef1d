import {fail} from '@documentation/base/internal/values/errors';
import {RESULT_CHARACTERS} from '@documentation/base/internal/limits/values/values';
import {grouped} from '@documentation/base/internal/limits/format';

/** An entry in `limits` for functions whose result can be far longer than their input. */
export const resultLimit = `The result can have up to ${grouped(RESULT_CHARACTERS)} characters.`;

export const resultTooLong = {code: 'E_LIMIT', when: 'the result is too long'} as const;

/** Fails with E_LIMIT if a result would be too long. Call this function before building the text. */
export function checkResultLength(length: number): void {
  if (length > RESULT_CHARACTERS) {
    fail(
      'E_LIMIT',
      `The result would be longer than ${grouped(RESULT_CHARACTERS)} characters. Use less data.`,
    );
  }
}
