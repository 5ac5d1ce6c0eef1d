import {fail} from '@documentation/base/internal/values/errors';
import {countCodePoints} from './codePoints';
import {COMPARED_CHARACTERS} from '@documentation/base/internal/limits/values/values';
import {grouped} from '@documentation/base/internal/limits/format';

/** An entry in `limits`. The time grows with the product of both lengths. */
export const comparisonLimit = `Each text can have up to ${grouped(COMPARED_CHARACTERS)} characters.`;

export function checkComparisonLength(text: string, parameter: string): void {
  if (text.length > 2 * COMPARED_CHARACTERS || countCodePoints(text) > COMPARED_CHARACTERS) {
    fail(
      'E_LIMIT',
      `\`${parameter}\` is longer than ${grouped(COMPARED_CHARACTERS)} characters. Compare shorter pieces of text.`,
      parameter,
    );
  }
}

/** Gives each character a code unit of its own, because the library counts an emoji as two edits: '📦a' → '\0\u0001' */
function oneUnitEach(texts: readonly string[]): string[] {
  const units = new Map<string, string>();
  return texts.map((text) =>
    Array.from(text, (character) => {
      const unit = units.get(character) ?? String.fromCharCode(units.size);
      units.set(character, unit);
      return unit;
    }).join(''),
  );
}

export interface EditDistance {
  /** The smallest number of characters to insert, delete or replace. */
  readonly distance: number;
  /** The length of the longer text, in characters. */
  readonly longest: number;
}

export type Distance = (a: string, b: string) => number;

export function editDistance(a: string, b: string, distance: Distance): EditDistance {
  const [left = '', right = ''] = oneUnitEach([a, b]);
  return {distance: distance(left, right), longest: Math.max(left.length, right.length)};
}
