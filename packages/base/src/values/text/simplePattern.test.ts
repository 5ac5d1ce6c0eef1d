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
    ...[
      '\\x41',
      'a{2,3}',
      '\\u00e4',
      '[a-\\d]',
      'a{1000}',
      '[^]',
      '[]a]',
      '[a&&b]',
      '[\\s--0]',
      'a{02}',
    ],
  ])('leaves %s to RE2', (pattern) => {
    expect(simplePattern(pattern)).toBeUndefined();
  });

  it('reads an escaped backslash before a letter as two characters', () => {
    expect('C:\\data 2024'.replace(simplePattern('[\\\\d]')!, '/')).toBe('C://ata 2024');
  });

  const inSet = fc.constantFrom(
    ...['\\d', '\\s', '\\w', '\\\\', '\\-', '\\]', '\\.', '-', '--', 'a-z', '+--', '!-~', ' -0'],
    ...'ds09 .^&~é📦',
  );
  const set = fc
    .tuple(fc.constantFrom('[', '[', '[^'), fc.array(inSet, {minLength: 1, maxLength: 4}))
    .map(([open, parts]) => `${open}${parts.join('')}]`);
  const character = fc.oneof(
    {weight: 3, arbitrary: set},
    fc.constantFrom(
      ...'abd1 .-_[]^\\$"é📦\t\n\r\u2028\u00a0\u0085\ud800ſK',
      ...['\\d', '\\s', '\\W', '\\\\', '\\.', '\\-', '.'],
    ),
  );
  const count = fc.constantFrom(...['', '', '', '+', '*', '{2}', '{1,}', '{02}', '{0}']);
  const pattern = fc
    .array(fc.tuple(character, count), {minLength: 1, maxLength: 3})
    .map((atoms) => atoms.flat().join(''));
  const text = fc.string({
    unit: fc.constantFrom(
      ...'a b d s w 0129 ./+-,_[]^\\{}&~é📦\t\n\r\v\u2028\u00a0ſK',
      ...['\ud800', '\\d', '--', '{02}'],
    ),
    minLength: 1,
    maxLength: 15,
  });

  const isSimple = (source: string) => simplePattern(source) !== undefined;
  const found = (matches: Iterable<RegExpMatchArray>) =>
    Array.from(matches, (match) => [match.index, match[0]]);

  it('finds what RE2 finds, in 100,000 cases', () => {
    const texts = fc.array(text, {minLength: 10, maxLength: 10});
    fc.assert(
      fc.property(pattern.filter(isSimple), texts, (source, searched) => {
        const [simple, re2] = [simplePattern(source)!, RE2JS.compile(source)];
        const expected = searched.map((one) => re2.matchAll(one) as Iterable<RegExpMatchArray>);
        expect(searched.map((one) => found(one.matchAll(simple)))).toEqual(expected.map(found));
      }),
      {numRuns: 10_000, seed: 20_240_229},
    );
  });
});
