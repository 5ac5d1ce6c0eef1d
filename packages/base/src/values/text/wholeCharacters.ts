import {fail} from '../errors';
import {nameOfCharacter} from './nameOfCharacter';

/** Fails with E_ENCODING if text contains a lone surrogate, which UTF-8 can't represent. */
export function checkWholeCharacters(text: string, parameter: string): void {
  const half = /\p{Surrogate}/u.exec(text)?.[0];
  if (half !== undefined) {
    fail(
      'E_ENCODING',
      `The text contains ${nameOfCharacter(half)}, which is only half of a character. Check where the text was cut.`,
      parameter,
    );
  }
}
