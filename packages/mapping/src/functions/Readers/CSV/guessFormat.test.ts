import {describe, expect, it} from 'vitest';
import {guessFormat, type CsvFormat} from './guessFormat';

describe('guessFormat', () => {
  it.each<[string, Partial<CsvFormat>]>([
    ['a,b\n1,2\n', {delimiter: ',', header: true, decimal: null, confidence: 1}],
    ['a;b\n1,5;2,5\n', {delimiter: ';', decimal: ',', confidence: 1}],
    ['1,5;2,5\n3,5;4,5\n', {delimiter: ';', header: false, confidence: 0.5}],
    ['a\tb\n"x, y"\t1.234,50', {delimiter: '\t', decimal: ','}],
    ["'a','b'\n'c,d','e'\n", {delimiter: ',', quote: "'"}],
    ['a|b|c\n1|2|3\n1|2\n1|2|3\n', {delimiter: '|', confidence: 0.75}],
    ['name\nAda\n', {delimiter: ',', header: true, confidence: 0}],
    ['a;b\n1;2\n\n;3\nx\n', {delimiter: ';', confidence: 0.75}],
    ['a,b\n1.249,7\n', {decimal: null}],
    ['a,"b\nc"\n1,2', {delimiter: ',', confidence: 1}],
    ['id,id\n1,2', {header: false}],
    ['sep=;\na,b;c\n1,5;2\n', {delimiter: ';', header: true, decimal: ',', confidence: 1}],
    ['SEP=|\r\nname\r\nAda', {delimiter: '|', header: true, confidence: 1}],
  ])('%j', (text, expected) => {
    expect(guessFormat(text, 20)).toMatchObject(expected);
  });

  it('detects the encoding from the bytes', () => {
    const bytes = (...values: number[]) => Uint8Array.from([...values, 0x2c, 0x61]);
    expect(guessFormat(bytes(0xc3, 0xa4), 20).encoding).toBe('utf-8');
    expect(guessFormat(bytes(0xe4), 20).encoding).toBe('windows-1252');
    const utf16 = Uint8Array.of(0xff, 0xfe, 0x61, 0, 0x2c, 0, 0x62, 0);
    expect(guessFormat(utf16, 20).encoding).toBe('utf-16le');
    expect(guessFormat(utf16.slice(2), 20)).toMatchObject({encoding: 'utf-16le', delimiter: ','});
    expect(guessFormat('a,b', 20).encoding).toBe(null);
  });

  it('rejects files that aren’t text', () => {
    expect(() => guessFormat(' \n', 20)).toThrow('empty');
    expect(() => guessFormat(Uint8Array.of(0x50, 0x4b, 3, 4), 20)).toThrow('control characters');
  });

  it.each([['"'], ["'"], [','], ['1'], ['a\n'], ['",'], ["',"]])(
    'handles a large file of %j',
    (part) => {
      expect(guessFormat(part.repeat(200_000), 20)).toHaveProperty('confidence');
    },
  );
});
