import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {parseJson as parse} from './parseJson';

const parseJson = (text: string) => parse(text, {longNumbers: 'text'});

describe('parseJson', () => {
  it('reads the same values as JSON.parse', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), async (json) => {
        const expected: unknown = JSON.parse(json, (_key, value: unknown) =>
          value === 0 ? 0 : value,
        );
        expect(await parseJson(json)).toEqual(expected);
      }),
    );
  });

  it('keeps all digits, or fails', async () => {
    expect(await parseJson('[9007199254740991, 9007199254740993, -1e400, 1e21, -0]')).toEqual([
      9007199254740991,
      '9007199254740993',
      '-1e400',
      1e21,
      0,
    ]);
    await expect(parse('[9007199254740993]', {longNumbers: 'fail'})).rejects.toMatchObject({
      code: 'E_RANGE',
    });
  });

  it.each([
    ['{"a": 1,}', 'Line 1, column 9: quoted object key expected'],
    ['{\n  "a": tru\n}', 'Line 2, column 8: object value expected'],
    ['[1, 2', 'Line 1, column 6: array item or end of array'],
    ['{"a": 1,\n"a": 2}', 'Line 2, column 2: the key "a" appears twice with different values.'],
    ["{'a': 1}", 'Line 1, column 2: quoted object key expected'],
    ['1 2', 'Line 1, column 3: expected end of input'],
    ['"a\nb"', 'Line 1, column 3: invalid character'],
    [' ', 'The text is empty'],
  ])('says what is wrong with %j', async (text, message) => {
    await expect(parseJson(text)).rejects.toThrow(message);
  });

  it('treats dangerous keys like any other', async () => {
    const value = (await parseJson('{"__proto__": {"a": 1}, "constructor": 2}')) as object;
    expect(Object.keys(value)).toEqual(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });

  it('rejects deep nesting, but not brackets in text', async () => {
    await expect(parseJson('['.repeat(1_000_000))).rejects.toMatchObject({code: 'E_LIMIT'});
    expect(await parseJson(`"\\"${'['.repeat(1000)}"`)).toHaveLength(1001);
    expect(await parseJson('['.repeat(500) + ']'.repeat(500))).toHaveLength(1);
  });
});
