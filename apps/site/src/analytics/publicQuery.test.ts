// cspell:disable -- keys and tokens aren't words
import {expect, it} from 'vitest';
import {publicQuery} from './publicQuery';

/** The words of an index, including numbers and parts of a URL that a page shows. */
const index = new Set(
  'upper text sort by total password card number 2024 12 1111 4111 iso8601 eparse jane example com sk live key'.split(
    ' ',
  ),
);
const sent = (query: string) => publicQuery(query, (word) => index.has(word));

it.each([
  ['upper', 'upper'],
  ['Text.Upper', 'text upper'],
  ['  sort by TOTAL?', 'sort by total'],
  ['E_PARSE', 'eparse'],
  ['iso8601', 'iso8601'],
])('sends the words of %s, which the index knows', (query, words) => {
  expect(sent(query)).toBe(words);
});

it.each([
  'password hunter2',
  'upper hunter',
  '+1 555 0100',
  '4111 1111 1111 1111',
  '4111\u200B1111\u200B1111\u200B1111',
  'card number 4111-1111',
  'total 2024',
  'jane@example.com',
  'jane%40example.com',
  'jane＠example.com',
  'sk_live_abcdefgh',
  'deadbeef',
  'tok5f2c9a7be1d0',
  '"2024-03-05" ->',
  '{"password": "upper"}',
  'text\u202Eupper\u0000',
  'upper '.repeat(50),
])('sends nothing of %s', (query) => {
  expect(sent(query)).toBeUndefined();
});

it('sends nothing without an index', () => {
  expect(publicQuery('upper', () => false)).toBeUndefined();
});

it('cuts long queries', () => {
  expect(sent('upper text '.repeat(10))).toHaveLength(60);
});
