import {fail} from '../../language/errors';

const MAX_RESULT_LENGTH = 10_000_000;

/** An entry in `limits` for functions whose result can be far longer than their input. */
export const resultLimit = 'The result can have up to 10,000,000 characters.';

export const resultTooLong = {code: 'E_LIMIT', when: 'the result is too long'} as const;

/** Fails with E_LIMIT if a result would be too long. Call this function before building the text. */
export function checkResultLength(length: number): void {
  if (length > MAX_RESULT_LENGTH) {
    fail('E_LIMIT', 'The result would be longer than 10,000,000 characters. Use less data.');
  }
}
