import {shorten} from './quote';

const MAX_WORDS = 20;
const MAX_CHARACTERS = 400;

/** Joins words for a sentence: ['A', 'B', 'C'], 'or' → 'A, B or C' */
export function joinWords(words: readonly string[], conjunction: 'and' | 'or'): string {
  return [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(` ${conjunction} `);
}

/** Joins the first words for a message, each shortened: ['A', …], 'or' → 'A, B or one of 98 others' */
export function joinSome(words: readonly string[], conjunction: 'and' | 'or'): string {
  const shown: string[] = [];
  let characters = 0;
  while (shown.length < words.length && shown.length < MAX_WORDS && characters < MAX_CHARACTERS) {
    const word = shorten(words[shown.length]!);
    shown.push(word);
    characters += word.length;
  }
  const others = words.length - shown.length;
  const rest = `${conjunction === 'or' ? 'one of ' : ''}${others.toLocaleString('en')} others`;
  return joinWords(others > 0 ? [...shown, rest] : shown, conjunction);
}
