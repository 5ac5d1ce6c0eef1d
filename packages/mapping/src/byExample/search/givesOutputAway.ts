import {formatValue} from '../../language/formatCall';
import type {Value} from '@documentation/base/internal/values/types';
import {termsIn, type Term} from '../terms/term';

/** How much of the output can be in constants that don't come from the input. */
const MAX_SHARE = 0.6;

const lettersOf = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Whether the constants of a term contain most of the output. Then the term returns it rather than computes it. */
export function givesOutputAway(term: Term, input: Value, output: Value): boolean {
  const wanted = formatValue(output);
  const given = formatValue(input);
  const copied = termsIn(term)
    .flatMap((part) => (part.kind === 'constant' ? [part.value] : []))
    .filter((value) => typeof value === 'string' || (typeof value === 'object' && value !== null))
    .map((value) => (typeof value === 'string' ? value : formatValue(value)))
    .filter((text) => wanted.includes(text) && !given.includes(text));
  return lettersOf(copied.join('')).length > MAX_SHARE * lettersOf(wanted).length;
}
