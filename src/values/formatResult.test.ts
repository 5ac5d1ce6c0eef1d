import {expect, it} from 'vitest';
import {formatResult} from './formatResult';

it('shows objects whose only key is "expression" like all others', () => {
  expect(formatResult({expression: 'x'})).toBe('{"expression": "x"}');
  expect(formatResult([{expression: 5}])).toBe('[{"expression": 5}]');
});

it('shows bytes inside of other values by their number', () => {
  expect(formatResult({file: new Uint8Array(3)})).toBe('{"file": <3 bytes>}');
});

it('shows the text of a file, and of a large one its start', () => {
  expect(formatResult(new TextEncoder().encode('a€'))).toBe('a€');
  expect(formatResult(new TextEncoder().encode('€'.repeat(1_000_000)))).toBe(
    `${'€'.repeat(3333)}…`,
  );
  expect(formatResult(new Uint8Array(1_000_000))).toBe('1,000,000 bytes');
});
