import fc from 'fast-check';
import {RE2JS} from 're2js';
import {describe, expect, it} from 'vitest';
import {simplePattern} from './simplePattern';

describe('simplePattern', () => {
  it.each([
    '\\s+',
    '[^0-9+]',
    '[0-9]{5}',
    '\\d{2}\\.\\d{2}',
    ' +',
    '[\\s.-]+',
    '.{3,}',
    'ab*',
    '\\(\\d+',
  ])('accepts %s', (pattern) => {
    expect(simplePattern(pattern)).toBeInstanceOf(RegExp);
  });

  it.each([
    ...[
      'a|b',
      '(a)',
      '^a',
      'a$',
      'a+b',
      'a+?',
      'a?',
      'a*',
      '\\bfoo',
      '\\p{L}',
      '[[:alpha:]]',
      '',
      '(',
      '[a',
    ],
    ...['\\x41', 'a{2,3}', '\\u00e4', '[a-\\d]', 'a{1000}', '[^]', '[]a]', '[a&&b]'],
  ])('leaves %s to RE2', (pattern) => {
    expect(simplePattern(pattern)).toBeUndefined();
  });

  const character = fc.constantFrom(
    ...'ab1 .-_[]^\\$"é📦\t\n\r\u2028\u00a0\u0085\ud800ſK',
    '\\d',
    '\\s',
    '\\W',
    '[ab]',
    '[^a1]',
    '[0-9a-f]',
    '[\\s.-]',
    '[^\\w]',
    '\\.',
    '.',
  );
  const count = fc.constantFrom('', '', '', '+', '*', '{2}', '{1,}');
  const pattern = fc
    .array(fc.tuple(character, count), {minLength: 1, maxLength: 4})
    .map((atoms) => atoms.map((parts) => parts.join('')).join(''));
  const text = fc
    .array(fc.constantFrom(...'ab1f .-_[]^é📦\t\n\r\u2028\u00a0ſK', '\ud800'), {maxLength: 20})
    .map((characters) => characters.join(''));

  const isSimple = (source: string) => simplePattern(source) !== undefined;
  const found = (matches: Iterable<RegExpMatchArray>) =>
    Array.from(matches, (match) => [match.index, match[0]]);

  it('finds what RE2 finds', () => {
    fc.assert(
      fc.property(pattern.filter(isSimple), text, (source, searched) => {
        const expected = RE2JS.compile(source).matchAll(searched) as Iterable<RegExpMatchArray>;
        expect(found(searched.matchAll(simplePattern(source)!))).toEqual(found(expected));
      }),
      {numRuns: 5000},
    );
  });
});
