import {expect, it} from 'vitest';
import {invoke} from '../../language/invoke';
import Compare from './Compare';

it.each([
  ['a', 'b'],
  ['', 'a'],
  ['ab', 'abc'],
  ['\uFF5E', '\u{1F600}'],
  ['z', 'ä'],
])('%j comes before %j', async (a, b) => {
  const compare = (left: string, right: string, operator: string) =>
    invoke(Compare, {a: left, b: right, operator}, {now: '2024-05-01T12:00:00Z'});
  expect(await compare(a, b, '<')).toBe(true);
  expect(await compare(b, a, '<')).toBe(false);
  expect(await compare(a, a, '<')).toBe(false);
  expect(await compare(a, a, '<=')).toBe(true);
  expect(await compare(b, a, '>=')).toBe(true);
});
