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
    [
      '{"a": 1,}',
      'Line 1, column 9: there is nothing between the comma and "}". Remove the comma.',
    ],
    ['[1, 2, ]', 'Line 1, column 8: there is nothing between the comma and "]". Remove the comma.'],
    [
      '{\n  "a": tru\n}',
      'Line 2, column 8: expected a value, but found "tru". Correct the JSON there.',
    ],
    [
      '[1, 2',
      'Line 1, column 6: the JSON ends before its closing bracket. Check that it is complete.',
    ],
    [
      '{"a":',
      'Line 1, column 6: expected a value, but the JSON ends. Check that the JSON is complete.',
    ],
    ['{"a": 1,\n"a": 2}', 'Line 2, column 2: the key "a" appears twice with different values.'],
    ["{'a': 1}", 'Line 1, column 2: text is in single quotes. Use double quotes.'],
    ['{a: 1}', 'Line 1, column 2: expected a key in double quotes, but found "a".'],
    ['{"a" 1}', 'Line 1, column 6: expected a colon after the key, but found "1". Add the colon.'],
    [
      '["😀" "b"]',
      'Line 1, column 6: expected a comma or a closing bracket, but found a quotation mark.',
    ],
    ['1 2', 'Line 1, column 3: expected the end of the JSON, but found "2".'],
    ['[\u00a01]', 'Line 1, column 2: expected a value, but found U+00A0.'],
    ['-', 'Line 1, column 2: expected a digit, but the JSON ends. Correct the number.'],
    ['1.x', 'Line 1, column 3: expected a digit, but found "x". Correct the number.'],
    ['"a', 'Line 1, column 3: the JSON ends inside text. Add the closing quotation mark.'],
    ['"a\nb"', 'Line 1, column 3: text contains the control character U+000A.'],
    ['"\\x"', 'Line 1, column 2: text contains an invalid escape.'],
    ['"\\u12"', 'Line 1, column 2: \\u isn’t followed by four hexadecimal digits.'],
    [' ', 'The text is empty'],
  ])('says what is wrong with %j', async (text, message) => {
    await expect(parseJson(text)).rejects.toThrow(message);
  });

  it('has a sentence of its own for every syntax error', async () => {
    const text = fc.string({
      unit: fc.constantFrom(
        '{',
        '}',
        '[',
        ']',
        ',',
        ':',
        '"',
        "'",
        '\\',
        '\\u',
        '1',
        '-',
        '.',
        'e',
      ),
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(text, async (json) => {
        const problem = await parseJson(json).then(
          () => '',
          (error: unknown) => (error as Error).message,
        );
        expect(problem).not.toMatch(/syntax error|position|string|input|object|array/i);
      }),
      {numRuns: 3000},
    );
  });

  it('counts lines and columns from the start of the file', async () => {
    const start = () => ({line: 7, column: 5});
    await expect(parse('[1,]', {longNumbers: 'fail', start})).rejects.toThrow('Line 7, column 8:');
    await expect(parse('[1,\n]', {longNumbers: 'fail', start})).rejects.toThrow(
      'Line 8, column 1:',
    );
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
