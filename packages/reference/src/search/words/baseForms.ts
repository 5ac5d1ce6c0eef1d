// cspell:ignore aeiou ation merg
/** Matches a beginning that can be a word: 'add' in 'added', but not 'str' in 'string' or 'ne' in 'need'. */
const BEGINNING = /^(?=.*[aeiouy]).{3,}$/;

/**
 * Returns the possible base forms of an inflected word: 'merging' → 'merg', 'merge'; 'splitting' → 'split' and
 * others; 'copied' → 'copy'; 'validation' → 'validate' and others. Forms that aren't words are harmless,
 * because the index doesn't contain them.
 */
export function baseForms(word: string): string[] {
  const [, beginning = '', ending] = /^(.+?)(ation|ied|ing|ed)$/.exec(word) ?? [];
  if (!BEGINNING.test(beginning)) {
    return [];
  }
  switch (ending) {
    case 'ied':
      return [`${beginning}y`];
    case 'ation':
      return [`${beginning}ate`, `${beginning}e`, beginning];
    default:
      return [
        beginning,
        `${beginning}e`,
        ...(/([^aeiou])\1$/.test(beginning) ? [beginning.slice(0, -1)] : []),
      ];
  }
}
