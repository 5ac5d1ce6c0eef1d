import type {Syntax} from './types';

/** The RE2 syntax that readers need most. */
export const patternSyntax: Syntax = {
  heading: 'Pattern syntax',
  previewFunction: 'Text.MatchRegex',
  sample: 'Order A-17, 2024-02-29: 9.90 EUR, Größe M',
  sampleName: 'text',
  codeName: 'Pattern',
  rows: [
    {code: 'Order', meaning: 'these characters, literally'},
    {code: '\\d', meaning: 'a digit from 0 to 9'},
    {code: '\\w', meaning: 'an ASCII letter, a digit or an underscore'},
    {code: '\\s', meaning: 'a space, a tab or a line break'},
    {
      code: '\\D',
      meaning: 'any character except a digit; `\\W` and `\\S` are the opposites of `\\w` and `\\s`',
    },
    {code: '.', meaning: 'any character except a line break'},
    {
      code: '\\.',
      meaning: 'a full stop; to match any of `\\ ^ $ . | ? * + ( ) [ {`, put a backslash before it',
    },
    {code: '[A-F]', meaning: 'a character in this range'},
    {code: '[EUR]', meaning: 'one of these characters'},
    {code: '[^a-z ]', meaning: 'any character except these'},
    {code: '\\p{L}', meaning: 'a letter in any script'},
    {code: '\\p{Lu}', meaning: 'an uppercase letter in any script'},
    {code: '\\d+', meaning: 'one or more digits'},
    {code: 'A-\\d*', meaning: 'zero or more digits after `A-`'},
    {code: '-?\\d\\d', meaning: 'two digits after an optional hyphen'},
    {code: '\\d{4}', meaning: 'exactly four digits'},
    {code: '\\d{2,4}', meaning: 'two to four digits, as many as possible'},
    {code: '\\d{2,4}?', meaning: 'two to four digits, as few as possible'},
    {code: 'EUR|USD', meaning: '`EUR` or `USD`'},
    {code: '(\\d+)-(\\d+)', meaning: 'groups, numbered from 1'},
    {code: '(?<year>\\d{4})', meaning: 'a named group'},
    {code: '(?:A|B)-\\d+', meaning: 'a non-capturing group'},
    {code: '^\\w+', meaning: 'at the start of the text or, with the `m` flag, of each line'},
    {code: '\\w$', meaning: 'at the end of the text or, with the `m` flag, of each line'},
    {code: '\\bM\\b', meaning: 'a whole word: `\\b` is a word boundary'},
  ],
};
