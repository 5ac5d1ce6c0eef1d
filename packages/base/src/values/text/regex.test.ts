import {describe, expect, it} from 'vitest';
import {loadPatterns, matchesOf, replacer} from './regex';

const compilePattern = await loadPatterns();

function matches(pattern: string, text: string, flags = '') {
  return Array.from(matchesOf(compilePattern(pattern, flags), text));
}

function replaceFirst(pattern: string, text: string, replacement: string) {
  const regex = compilePattern(pattern, '');
  const [match] = matchesOf(regex, text);
  return replacer(regex, replacement)(match!);
}

function failing(code: string): Error {
  return expect.objectContaining({code}) as Error;
}

describe('compilePattern', () => {
  it.each([
    ['(a', 'missing closing )'],
    ['[a', 'missing closing ]'],
    ['a**', 'invalid nested repetition operator in **'],
    ['(?<n>a)(?<n>b)', 'duplicate capture group name'],
    ['a(?=b)', 'Lookahead'],
    ['a(?!b)', 'Lookahead'],
    ['(?<=a)b', 'lookbehind'],
    ['(?<!a)b', 'lookbehind'],
    ['(a)\\1', 'Backreferences'],
    ['(?<n>a)\\k<n>', 'Backreferences'],
    ['(a{1000}){1000}', 'invalid repeat count'],
    ['('.repeat(500), 'missing closing )'],
  ])('says what is wrong with %s', (pattern, reason) => {
    expect(() => compilePattern(pattern, '')).toThrow(failing('E_FORMAT'));
    expect(() => compilePattern(pattern, '')).toThrow(reason);
  });

  it('rejects an unknown flag', () => {
    expect(() => compilePattern('a', 'gy')).toThrow('"y" isn’t a supported flag');
  });

  it('rejects a long pattern', () => {
    expect(() => compilePattern('a'.repeat(1001), '')).toThrow(failing('E_LIMIT'));
  });

  it.each([
    ['\\u00e4', 'ä'],
    ['\\u{1F4E6}', '📦'],
    ['\\\\u00e4', '\\u00e4'],
    ['\\/', '/'],
    ['\\p{Greek}', 'λ'],
  ])('reads %s', (pattern, text) => {
    expect(matches(pattern, text)).toHaveLength(1);
  });
});

describe('matchesOf', () => {
  it('returns text, start and groups', () => {
    expect(matches('(\\d)(x)?', '1x📦2')).toEqual([
      {text: '1x', start: 0, groups: ['1', 'x']},
      {text: '2', start: 4, groups: ['2', null]},
    ]);
  });

  it('applies the flags', () => {
    expect(matches('^A.b$', 'x\na\nb\ny', 'ims')).toHaveLength(1);
    expect(matches('^A.b$', 'x\na\nb\ny')).toHaveLength(0);
  });

  it('moves on after an empty match', () => {
    expect(matches('', 'a📦').map(({start}) => start)).toEqual([0, 1, 3]);
  });

  it('never hangs on a pattern', () => {
    expect(matches('^(a+)+$', `${'a'.repeat(10_000)}b`)).toEqual([]);
  });

  it('ends a search that takes too long', () => {
    expect(() => matches('x.*y|x', 'x'.repeat(200_000))).toThrow(failing('E_LIMIT'));
  });

  it('rejects text that is too long', () => {
    expect(() => matches('a', 'b'.repeat(1_000_001))).toThrow(failing('E_LIMIT'));
    expect(() => matches('\\d{900}', 'b'.repeat(100_000))).toThrow(failing('E_LIMIT'));
  });
});

describe('groupNames', () => {
  it('returns names, or numbers for unnamed groups', () => {
    expect(compilePattern('(a)(?<b>c)(?P<__proto__>d)', '').groupNames).toEqual([
      '1',
      'b',
      '__proto__',
    ]);
  });
});

describe('replacer', () => {
  it.each([
    ['(a)(b)', 'ab', '$2$1', 'ba'],
    ['(a)(b)', 'ab', '$&$&', 'abab'],
    ['(a)(b)', 'ab', '$$1', '$1'],
    ['(a)(b)', 'ab', '$12', 'a2'],
    ['(?<x>a)', 'a', '<$<x>>', '<a>'],
    ['(a)(b)?', 'a', '[$2]', '[]'],
    ['a', 'a', 'cost: $ or $x', 'cost: $ or $x'],
  ])('replaces %s in %s with %s', (pattern, text, replacement, result) => {
    expect(replaceFirst(pattern, text, replacement)).toBe(result);
  });

  it.each(['$1', '$0', '$<name>', '$<constructor>'])(
    'rejects %s if there is no such group',
    (replacement) => {
      expect(() => replaceFirst('a', 'a', replacement)).toThrow(failing('E_FORMAT'));
    },
  );
});
