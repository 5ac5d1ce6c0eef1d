import {describe, expect, it} from 'vitest';
import {parseExamples} from './parseExamples';

describe('parseExamples', () => {
  it.each([
    ['"2024-03-05" -> "05/03/2024"', ['2024-03-05'], '05/03/2024'],
    ['"a" → "b"', ['a'], 'b'],
    ['"a" => "b"', ['a'], 'b'],
    ['["a", "b"], "-" -> "a-b"', [['a', 'b'], '-'], 'a-b'],
    ['Ada Lovelace -> LOVELACE, ADA', ['Ada Lovelace'], 'LOVELACE, ADA'],
    ['Lovelace, Ada -> Ada', ['Lovelace, Ada'], 'Ada'],
    ['{"a": {"b": [1]}} -> [1, true, null]', [{a: {b: [1]}}], [1, true, null]],
    ['“Ada” -> „ADA“', ['Ada'], '„ADA“'.replaceAll(/[„“]/g, '')],
    ["'a b' -> 'c'", ['a b'], 'c'],
    ['{"a": 1 -> 1 kg', ['{"a": 1'], '1 kg'],
    ['"a -> b" -> "c"', ['a -> b'], 'c'],
    ['a -> b -> c', ['a'], 'b -> c'],
    ['5" pipe -> 5 inch', ['5" pipe'], '5 inch'],
    ['1,234.5 -> "x"', ['1,234.5'], 'x'],
    ['1, 2 -> "x"', [1, 2], 'x'],
    ['1, 2, 3, 4 -> "x"', [[1, 2, 3, 4]], 'x'],
    ['a | b -> a/b', ['a | b'], 'a/b'],
    ['"a" -> "a | b"', ['a'], 'a | b'],
  ])('reads %s', (query, inputs, output) => {
    expect(parseExamples(query)).toEqual([{inputs, output}]);
  });

  it('keeps how a number without quotes was typed', () => {
    expect(parseExamples('a -> 15')).toEqual([{inputs: ['a'], output: 15, outputText: '15'}]);
    expect(parseExamples('1.5 -> 1.50')).toEqual([{inputs: [1.5], output: '1.50'}]);
  });

  it.each(['"a" -> "b" | "c" -> "d"', '"a" -> "b"\n"c" -> "d"\n'])(
    'reads two examples',
    (query) => {
      expect(parseExamples(query)).toEqual([
        {inputs: ['a'], output: 'b'},
        {inputs: ['c'], output: 'd'},
      ]);
    },
  );

  it.each(['', 'upper case', 'a ->', '-> a', '"a" -> "b" | "c", "d" -> "e"'])(
    'leaves %j to the other search',
    (query) => {
      expect(parseExamples(query)).toBeUndefined();
    },
  );
});
