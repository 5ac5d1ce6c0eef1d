import {describe, expect, it} from 'vitest';
import {evaluateNotation} from '../language/run/evaluate';
import type {Value} from '@documentation/base/internal/values/types';
import {findMappingFunction} from '.';

function run(notation: string, input: Value): Promise<Value> {
  return evaluateNotation(notation, {
    input,
    context: {now: '2024-05-01T12:00:00Z'},
    resolve: findMappingFunction,
  });
}

/** All whitespace in Unicode, including U+0085, which JavaScript's trim() keeps. */
const whiteSpace = Array.from({length: 0x10000}, (_, code) => String.fromCharCode(code))
  .filter((character) => /\p{White_Space}/u.test(character))
  .join('');

describe('Unicode whitespace', () => {
  it('counts as empty', async () => {
    expect(await run('Types.IsEmpty($)', whiteSpace)).toBe(true);
    expect(await run('Logical.IfEmpty($, "none")', whiteSpace)).toBe('none');
  });

  it.each<[string, string, Value]>([
    ['Text.Trim($)', 'a b', 'a b'],
    ['Text.Split($, ",", trim: true)', '7', ['7']],
    ['Text.Decode($, "hex")', '41', 'A'],
    ['Text.Decode($, "base64")', 'QQ', 'A'],
    ['Types.ToNumber($)', '7', 7],
    ['Types.ToBoolean($)', 'yes', true],
    ['Number.Parse($)', '7', 7],
    ['Number.Parse($, strict: false)', '7 %', 0.07],
    ['Number.ConvertBase($, 16, 10)', 'F', '15'],
  ])('around a value is ignored in %s', async (notation, value, result) => {
    expect(await run(notation, `${whiteSpace}${value}${whiteSpace}`)).toEqual(result);
  });
});
