import {describe, expect, it} from 'vitest';
import {freeName, isPlainName, platformName, safeFileName} from './fileNames';

describe('a name from outside', () => {
  it.each(['orders.csv', 'Größe 😀.json', '...', 'a:b', '-o', 'x'.repeat(255)])(
    'is accepted: %s',
    (name) => expect(isPlainName(name)).toBe(true),
  );

  it.each(['', '.', '..', 'a/b', 'a\\b', 'a\u0000', '\u202Egpj', '__proto__', 'x'.repeat(256)])(
    'is refused: %s',
    (name) => expect(isPlainName(name)).toBe(false),
  );
});

it.each([
  ['orders.csv', 'orders.csv'],
  ['../../etc/passwd', '_.._etc_passwd'],
  ['C:\\a?.csv', 'C__a_.csv'],
  ['a\u202Eb\nc', 'a_b_c'],
  ['..', 'file_'],
  ['__proto__', 'file___proto__'],
  ['CON.txt', 'file_CON.txt'],
  ['a. ', 'a'],
  [`${'x'.repeat(300)}.csv`, `${'x'.repeat(251)}.csv`],
])('%s becomes the safe name %s', (name, safe) => {
  expect(safeFileName(name)).toBe(safe);
  expect(isPlainName(safeFileName(name))).toBe(true);
});

it.each([
  ['a.csv', [], 'a.csv'],
  ['a.csv', ['A.CSV'], 'a (2).csv'],
  ['a.csv', ['a.csv', 'a (2).csv'], 'a (3).csv'],
  ['.env', ['.env'], '.env (2)'],
])('%s beside %j is %s', (name, taken, free) => {
  expect(freeName(name, taken)).toBe(free);
});

it.each([
  ['Order → Invoice', 'order-invoice'],
  ['Café & Größe', 'cafe-gro-e'],
  ['2024 orders', 'orders'],
  ['', 'my-mapping'],
  ['名前', 'my-mapping'],
  ['a', 'my-mapping'],
  ['x'.repeat(80), 'x'.repeat(63)],
])('%s is %s on the platform', (name, expected) => {
  expect(platformName(name)).toBe(expected);
  expect(expected).toMatch(/^[a-z][a-z0-9-]{1,62}$/);
});
