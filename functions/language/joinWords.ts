/** Joins words for a sentence: ['A', 'B', 'C'], 'or' → 'A, B or C' */
export function joinWords(words: readonly string[], conjunction: 'and' | 'or'): string {
  return [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(` ${conjunction} `);
}
