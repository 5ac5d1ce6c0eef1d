// cspell:ignore aeiou ation merg
/** What can be a word: 'add' in 'added' is one, 'str' in 'string' and 'ne' in 'need' are none. */
const BEGINNING = /^(?=.*[aeiouy]).{3,}$/;

/**
 * What an inflected word may come from: 'merging' → 'merg', 'merge'; 'splitting' → also 'split';
 * 'copied' → 'copy'; 'validation' → 'validate'. Some of them are no words; an index has none of those.
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
