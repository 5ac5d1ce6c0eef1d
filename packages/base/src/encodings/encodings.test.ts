import {describe, expect, it} from 'vitest';
import {decode, decodeTextFile, encode, utf16WithoutMark} from './encodings';

describe('decode', () => {
  it('reads windows-1252 as browsers do, under all its names', () => {
    const bytes = Uint8Array.of(0x80, 0x92, 0x9f, 0xa0, 0xe4, 0x41);
    for (const name of ['windows-1252', 'iso-8859-1', 'latin1', 'CP1252']) {
      expect(decode(bytes, name)).toBe('€’Ÿ\u00a0äA');
    }
  });

  it('reads every byte of windows-1252, and writes it back', () => {
    const bytes = Uint8Array.from({length: 256}, (_, index) => index);
    expect(encode(decode(bytes, 'windows-1252'), 'windows-1252')).toEqual(bytes);
  });

  it('removes the byte order mark', () => {
    expect(decode(Uint8Array.of(0xef, 0xbb, 0xbf, 0x41), 'utf-8')).toBe('A');
    expect(decode(Uint8Array.of(0xff, 0xfe, 0x41, 0), 'utf-16le')).toBe('A');
    expect(decode(Uint8Array.of(0xfe, 0xff, 0, 0x41), 'utf-16be')).toBe('A');
  });

  it('names the line with invalid bytes, and the encoding of the byte order mark', () => {
    expect(() => decode(Uint8Array.of(0x41, 0x0a, 0xe4, 0x0a), 'utf-8')).toThrow(/^Line 2 has/);
    expect(() => decode(Uint8Array.of(0xff, 0xfe, 0x41, 0), 'utf-8')).toThrow(/"utf-16le"/);
    expect(() => decode(Uint8Array.of(0xef, 0xbb, 0xbf), 'windows-1252')).toThrow(/"utf-8"/);
  });

  it('recommends UTF-8 if the caller can’t choose an encoding', () => {
    const advice = 'Convert the file to UTF-8.';
    expect(() => decode(Uint8Array.of(0xe4, 0x0a), 'utf-8', 'file')).toThrow(advice);
    expect(() => decode(Uint8Array.of(0xff, 0xfe, 0x41, 0), 'utf-8', 'file')).toThrow(advice);
  });

  it('accepts only the encoding names that browsers know', () => {
    expect(decode(Uint8Array.of(0x82, 0xa0), 'shift_jis')).toBe('あ');
    expect(() => decode(new Uint8Array(), 'latin-nine')).toThrow(/isn’t a known encoding/);
  });
});

describe('encode', () => {
  it('writes what decode reads', () => {
    for (const encoding of ['utf-8', 'utf-16le'] as const) {
      expect(decode(encode('Žluťoučký 😀 €', encoding), encoding)).toBe('Žluťoučký 😀 €');
    }
    expect(encode('é', 'iso-8859-1')).toEqual(Uint8Array.of(0xe9));
    expect(encode('€', 'windows-1252')).toEqual(Uint8Array.of(0x80));
  });

  it('writes a byte order mark in encodings that have one', () => {
    expect(encode('A', 'utf-8', {bom: true})).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf, 0x41));
    expect(encode('A', 'utf-16le', {bom: true})).toEqual(Uint8Array.of(0xff, 0xfe, 0x41, 0));
    expect(encode('A', 'windows-1252', {bom: true})).toEqual(Uint8Array.of(0x41));
  });

  it('rejects characters that the encoding lacks, unless they can be escaped', () => {
    expect(() => encode('5 €', 'iso-8859-1')).toThrow('"€" can’t be written in "iso-8859-1".');
    expect(() => encode('Łódź', 'windows-1252')).toThrow('"Ł"');
    // This control character has the code of the byte for €.
    expect(() => encode('\u0080', 'windows-1252')).toThrow('can’t be written in "windows-1252".');
    expect(encode('\u00a0ÿ', 'iso-8859-1')).toEqual(Uint8Array.of(0xa0, 0xff));
    expect(() => encode('a\ud800', 'utf-8')).toThrow('U+D800');
    expect(encode('€', 'iso-8859-1', {escape: () => '?'})).toEqual(Uint8Array.of(0x3f));
  });
});

describe('decodeTextFile', () => {
  const utf16 = encode('名前,city\n一,Łódź\n', 'utf-16le');
  const swapped = utf16.slice();
  for (let index = 0; index < swapped.length; index += 2) {
    swapped.subarray(index, index + 2).reverse();
  }

  it('recognises UTF-16 without a byte order mark', () => {
    for (const encoding of ['utf-8', 'windows-1252']) {
      expect(() => decodeTextFile(encode('id,name\n', 'utf-16le'), encoding)).toThrow(
        'The file is in UTF-16. Set `encoding` to "utf-16le".',
      );
    }
    expect(utf16WithoutMark(utf16)).toBe('utf-16le');
    expect(utf16WithoutMark(swapped)).toBe('utf-16be');
    expect(utf16WithoutMark(encode('id,name\n', 'utf-8'))).toBe(null);
    expect(decodeTextFile(utf16, 'utf-16le')).toContain('Łódź');
  });

  it('names the line with U+0000', () => {
    const bytes = encode('a\nb\0\0c', 'utf-8');
    expect(() => decodeTextFile(bytes, 'utf-8')).toThrow(/^Line 2 contains the character U\+0000/);
    expect(() => decodeTextFile(encode('a\0\0\nb', 'utf-8'), 'utf-8')).toThrow(/^Line 1 contains/);
    expect(() => decodeTextFile(bytes, 'utf-8', 'file')).toThrow('Convert the file to UTF-8.');
  });

  it('says which parameter to change', () => {
    const bytes = encode('a\0', 'utf-8');
    const about = (parameter: string) => expect.objectContaining({parameter}) as Error;
    expect(() => decodeTextFile(bytes, 'utf-8')).toThrow(about('encoding'));
    expect(() => decodeTextFile(bytes, 'utf-8', 'file')).toThrow(about('file'));
  });
});
