import {describe, expect, it} from 'vitest';
import {isBlank, trimWhiteSpace, withoutWhiteSpace} from './whiteSpace';

/** All characters with a single UTF-16 code unit. No whitespace character has more. */
const characters = Array.from({length: 0x10000}, (_, code) => String.fromCharCode(code));

describe('whitespace', () => {
  it('is what Unicode calls White_Space, and the byte order mark', () => {
    const removed = characters.filter((character) => trimWhiteSpace(character) === '');
    const named = characters.filter((character) => /\p{White_Space}/u.test(character));
    expect(removed).toEqual([...named, '\ufeff']);
  });

  it('is removed on either side', () => {
    expect(trimWhiteSpace('\u0085 a b \u3000')).toBe('a b');
    expect(trimWhiteSpace(' a ', 'start')).toBe('a ');
    expect(trimWhiteSpace(' a ', 'end')).toBe(' a');
    expect(trimWhiteSpace(' \u0085 ')).toBe('');
  });

  it('is removed everywhere', () => {
    expect(withoutWhiteSpace('\u008541 64\n\u202f61 ')).toBe('416461');
  });

  it('makes text blank', () => {
    expect(['', ' \t', '\u0085'].map(isBlank)).toEqual([true, true, true]);
    expect(['a', ' \u200b'].map(isBlank)).toEqual([false, false]);
  });
});
