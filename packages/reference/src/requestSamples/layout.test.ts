import fc from 'fast-check';
import {format, type FormatOptions} from 'oxfmt';
import {describe, expect, it} from 'vitest';
import {codeSample} from './index';
import {formatJson} from './values';
import type {SampleRequest} from './request';

/** The code style of the build, for code that fits beside the table of contents. */
const style: FormatOptions = {
  printWidth: 80,
  singleQuote: true,
  bracketSpacing: false,
  objectWrap: 'collapse',
};

// Oxfmt counts a wide character as two columns, which isn't worth a table of characters here.
const text = fc.string({
  unit: fc.oneof(
    {weight: 8, arbitrary: fc.constantFrom(...'abcdefgh XY_$019')},
    fc.constantFrom("'", '"', '\\', '`', '\n', '{', '}', ',', '-'),
  ),
  maxLength: 60,
});
const key = fc.string({unit: fc.constantFrom(...'abcdefgh_-$ '), minLength: 1, maxLength: 14});
const {value} = fc.letrec((tie) => ({
  value: fc.oneof(
    {maxDepth: 4, withCrossShrink: true},
    text,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), {maxLength: 5}),
    fc.array(fc.integer({min: 0, max: 99_999}), {maxLength: 40}),
    fc.dictionary(key, tie('value'), {maxKeys: 5, noNullPrototype: true}),
  ),
}));

function request(json: unknown, changes: Partial<SampleRequest> = {}): SampleRequest {
  return {
    method: 'POST',
    url: 'https://api.example.com/notes',
    headers: [{name: 'Authorization', value: 'Bearer ', supplied: 'API_KEY'}],
    query: [],
    status: '200',
    answerType: 'application/json',
    json,
    ...changes,
  };
}

// The seed is fixed, so each run compares the same values.
const seed = 34;
const long = 'x'.repeat(100);

describe('code is laid out like Oxfmt’s', () => {
  it('in JSON', async () => {
    const check = async (json: unknown) => {
      const {code} = await format('a.json', JSON.stringify(json), style);
      expect(`${formatJson(json)}\n`).toBe(code);
    };
    await fc.assert(fc.asyncProperty(value, check), {numRuns: 60, seed});
  });

  it('in JavaScript', async () => {
    const check = async (json: unknown, search: string, note: string) => {
      const query = search ? [{name: 'search', value: search}] : [];
      const headers = [
        {name: 'Authorization', value: 'Bearer ', supplied: 'API_KEY'},
        ...(note ? [{name: 'X-Note', value: note}] : []),
      ] as const;
      const code = codeSample('javascript', request(json, {query, headers}));
      expect(await format('a.js', code, style)).toEqual({code: `${code}\n`, errors: []});
    };
    const examples: [unknown, string, string][] = [[{words: long, word: long}, '', '']];
    await fc.assert(fc.asyncProperty(value, text, text, check), {numRuns: 60, seed, examples});
  });

  it('in JavaScript with a form', async () => {
    const check = async (path: string, note: string) => {
      const form = [
        {name: 'file', value: path, isFile: true},
        {name: 'note', value: note, isFile: false},
      ];
      const code = codeSample('javascript', request(undefined, {form, method: 'PUT'}));
      expect(await format('a.js', code, style)).toEqual({code: `${code}\n`, errors: []});
    };
    const short = text.map((path) => path.slice(0, 30));
    await fc.assert(fc.asyncProperty(short, text, check), {numRuns: 20, seed});
  });
});
