// cspell:disable
import {describe, expect, it} from 'vitest';
import {foldCase} from './foldCase';
import {titleCase} from './titleCase';
import caseFolding from './vectors/caseFolding.json';
import titles from './vectors/titleCase.json';

/** '41>61 df>73+73' → {A: 'a', ß: 'ss'} */
function mappingsOf({mappings}: {readonly mappings: string}): Map<string, string> {
  const textOf = (codes: string) =>
    String.fromCodePoint(...codes.split('+').map((code) => Number.parseInt(code, 16)));
  return new Map(
    mappings.split(' ').map((mapping) => {
      const [from = '', to = ''] = mapping.split('>');
      return [textOf(from), textOf(to)];
    }),
  );
}

/** Characters that were added to Unicode after version 14, so the recorded mappings don't know them. */
const isRecent =
  /[\u019b\u0264\u1c89-\u1c8a\ua7cb-\ua7dc]|[\u{10d50}-\u{10d85}]|[\u{16ea0}-\u{16ed3}]/u;

/** No character beyond these has case. */
const characters = Array.from({length: 0x20000}, (_, code) => String.fromCodePoint(code)).filter(
  (character) => !/\p{Surrogate}/u.test(character) && !isRecent.test(character),
);

function differencesFrom(
  mappings: ReadonlyMap<string, string>,
  convert: (character: string) => string,
): string[] {
  return characters.filter(
    (character) => convert(character) !== (mappings.get(character) ?? character),
  );
}

describe('foldCase', () => {
  it('agrees with Python for every character', () => {
    expect(differencesFrom(mappingsOf(caseFolding), foldCase)).toEqual([]);
  });

  it.each([
    ['STRAẞE', 'straße'],
    ['Straße', 'STRASSE'],
    ['ΟΔΟΣ', 'οδος'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['ﬁn', 'FIN'],
    ['\u212a', 'k'],
    ['ᏸ', 'Ᏸ'],
  ])('%s equals %s', (a, b) => {
    expect(foldCase(a)).toBe(foldCase(b));
  });

  it.each([
    ['sıra', 'sira'],
    ['İ', 'i'],
    ['é', 'e'],
  ])('%s doesn’t equal %s', (a, b) => {
    expect(foldCase(a)).not.toBe(foldCase(b));
  });
});

describe('titleCase', () => {
  it('agrees with Unicode for every character', () => {
    expect(differencesFrom(mappingsOf(titles), titleCase)).toEqual([]);
  });

  it.each([
    ['ORDER', 'Order'],
    ['ßtest', 'Sstest'],
    ['ﬁnd', 'Find'],
    ['ǆungla', 'ǅungla'],
    ['ΑΣ', 'Ας'],
    ['İZMİR', 'İzmi\u0307r'],
    ['𐐨𐐩', '𐐀𐐩'],
    ['2nd', '2nd'],
    ['', ''],
  ])('%s becomes %s', (word, result) => {
    expect(titleCase(word)).toBe(result);
  });
});
