import {expect, it} from 'vitest';
import {formatResult} from './formatResult';

it('shows objects whose only key is "expression" like any other', () => {
  expect(formatResult({expression: 'x'})).toBe('{"expression": "x"}');
  expect(formatResult([{expression: 5}])).toBe('[{"expression": 5}]');
});

it('writes what is longer than a line with one item per line', () => {
  expect(formatResult({a: [1, 2], b: 'x'}, 12)).toBe('{\n  "a": [1, 2],\n  "b": "x"\n}');
  expect(formatResult([[1, 2], []], 9)).toBe('[\n  [1, 2],\n  []\n]');
});

it('shows bytes inside other values as a byte count', () => {
  expect(formatResult({file: new Uint8Array(3)})).toBe('{"file": <3 bytes>}');
});

it('shows the text of a file, or the beginning of a large one', () => {
  expect(formatResult(new TextEncoder().encode('a€'))).toBe('a€');
  expect(formatResult(new TextEncoder().encode('€'.repeat(1_000_000)))).toBe(
    `${'€'.repeat(3333)}…`,
  );
  expect(formatResult(new Uint8Array(1_000_000))).toBe('1,000,000 bytes');
});
