import {expect, it} from 'vitest';
import {onOneLine, splitArguments} from './splitArguments';

it.each([
  ['F()', []],
  ['F( )', []],
  ['F(1)', ['1']],
  [
    'A.B.F("a, (b", [1, {"c": 2}], G(3, 4), x: "]")',
    ['"a, (b"', '[1, {"c": 2}]', 'G(3, 4)', 'x: "]"'],
  ],
  ['F("say \\", ok", \'it, is\')', ['"say \\", ok"', "'it, is'"]],
])('splits %s', (call, expected) => {
  expect(splitArguments(call)).toEqual(expected);
});

it('removes whitespace from notation, but not from quoted strings', () => {
  expect(onOneLine('[\n  1 ,2,\n  {"a  b":\n "c\\n  d"}\n]')).toBe('[1, 2, {"a  b": "c\\n  d"}]');
  expect(onOneLine('  F( $.a ,  x:1 )  ')).toBe('F($.a, x: 1)');
});
