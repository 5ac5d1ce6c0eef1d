import type {Bundle} from './bundle';
import {outputText, type Situation} from './constant';

const MAX_WORDS = 8;
const word = /[\p{L}\p{N}]+/gu;

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll(/\s+/g, '\\s+');
}

function groupFor(text: string): string {
  if (/^\d+$/.test(text)) {
    return '(\\d+)';
  }
  return /^\w+$/.test(text) ? '(\\w+)' : '([\\p{L}\\d]+)';
}

/** A pattern with a group for each word: 'Ada Lovelace' → '(\\w+)\\s+(\\w+)' */
function patternFor(text: string): string {
  let end = 0;
  let pattern = '';
  for (const match of text.matchAll(word)) {
    pattern += escaped(text.slice(end, match.index)) + groupFor(match[0]);
    end = match.index + match[0].length;
  }
  return `^${pattern}${escaped(text.slice(end))}$`;
}

/** Puts the words of a text in another order: ('Ada Lovelace', 'LOVELACE, ADA') → '$2, $1'. Case may differ. */
function replacementFor(output: string, words: readonly string[]): string | undefined {
  const folded = words.map((one) => one.toLowerCase());
  let areFound = !output.includes('$');
  const replacement = output.replaceAll(word, (one) => {
    const place = folded.indexOf(one.toLowerCase());
    areFound &&= place >= 0;
    return `$${place + 1}`;
  });
  return areFound ? replacement : undefined;
}

/** Regular expressions that put the words of the input in another order, or leave some out. */
export function rearrangements(situation: Situation): Bundle[] {
  const [text] = situation.values;
  const output = outputText(situation);
  if (typeof text !== 'string' || output === undefined) {
    return [];
  }
  const words = text.match(word) ?? [];
  const replacement = replacementFor(output, words);
  const isUseful =
    words.length > 1 && words.length <= MAX_WORDS && (output.match(word) ?? []).length > 1;
  // Dates and other numbers have functions of their own.
  const isNumeric = words.every((one) => /^\d+$/.test(one));
  return isUseful && replacement !== undefined
    ? [
        {
          pattern: {value: patternFor(text), cost: isNumeric ? 12 : 6},
          replacement: {value: replacement, cost: 1},
        },
      ]
    : [];
}
