import {expect, it} from 'vitest';
import {freeName, inspectedFile} from './inspectedFile';

it.each([
  ['orders.csv', [], 'orders.csv'],
  ['orders.csv', ['orders.csv'], 'orders (2).csv'],
  ['orders.csv', ['orders.csv', 'orders (2).csv'], 'orders (3).csv'],
  ['a.tar.gz', ['a.tar.gz'], 'a.tar (2).gz'],
  ['README', ['README'], 'README (2)'],
  ['.env', ['.env'], '.env (2)'],
])('names %s next to %j', (name, taken, expected) => {
  expect(freeName(name, taken)).toBe(expected);
});

it('treats JSON as data, unless told otherwise', async () => {
  const json = new Blob(['{"a": 1}']);
  expect(await inspectedFile('a.json', json)).toMatchObject({name: 'a.json', isData: true});
  expect(await inspectedFile('a.txt', json)).toMatchObject({isData: true});
  expect(await inspectedFile('a.json', json, false)).toMatchObject({isData: false});
  expect(await inspectedFile('a.csv', new Blob(['a,b']), true)).toMatchObject({isData: false});
});

it('gives every file its own id', async () => {
  const [first, second] = await Promise.all([
    inspectedFile('a', new Blob()),
    inspectedFile('a', new Blob()),
  ]);
  expect(first.id).not.toBe(second.id);
});
