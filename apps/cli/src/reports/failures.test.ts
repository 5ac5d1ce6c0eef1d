import {expect, it} from 'vitest';
import {formatFailure} from './failures';

/** Shows where a mapping failed. */
function excerpt(text: string, from: number, to: number): string[] {
  const outcome = {failure: {message: 'Wrong.', range: {from, to}}};
  return formatFailure({name: 'mapping', text}, outcome).split('\n').slice(2);
}

it('shows the whole of a short line', () => {
  expect(excerpt('F(1)\n  F(🧨, x)', 7, 8)).toEqual(['2 |   F(🧨, x)', '  |   ^']);
});

it('shows only the part of a long line that failed, and what is beside it', () => {
  const long = '🧨'.repeat(60_000);
  const part = '🧨'.repeat(200);
  expect(excerpt(`${long}WRONG${long}`, long.length, long.length + 5)).toEqual([
    `1 | …${part}WRONG${part}…`,
    `  | ${' '.repeat(401)}^^^^^`,
  ]);
  expect(excerpt(long, 0, long.length)).toEqual([`1 | ${part}…`, `  | ${'^'.repeat(401)}`]);
});
