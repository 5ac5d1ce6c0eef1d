import {expect, test} from 'vitest';
import {settleVariables} from './settleVariables';

const settle = (css: string, ...named: string[]) => settleVariables(css, new Set(named));

test('replaces a variable that never changes with its value, even if it uses others', () => {
  expect(
    settle(':root{--half:calc(var(--gap)/2);--gap:1rem}p{margin:var(--half);top:var(--gap,0)}'),
  ).toBe('p{margin:calc(1rem/2);top:1rem}');
});

test.each([
  ['in another rule', '.dark{--ink:white}'],
  ['in print', '@media print{:root{--ink:white}}'],
])('keeps a variable that is set again %s, and those that use it', (_, again) => {
  const css = `:root{--ink:black;--line:1px solid var(--ink)}p{color:var(--ink);border:var(--line)}${again}`;
  expect(settle(css)).toBe(css);
});

test('keeps a variable that only part of a page sets', () => {
  const css = '.a{--gap:1px}.b{margin:var(--gap,2px)}';
  expect(settle(css)).toBe(css);
});

test('keeps a variable that a page or script names', () => {
  const css = ':root{--gap:1px}.b{margin:var(--gap)}';
  expect(settle(css, '--gap')).toBe(css);
});

test('keeps adjacent values apart', () => {
  const settled = settle(
    ':root{--a:1px;--b:2px}.c{--c:0}.d{margin:var(--a)var(--b);padding:var(--c)var(--a)3px;inset:10%var(--a)}',
  );
  expect(settled.replaceAll(/ +/g, ' ')).toBe(
    '.c{--c:0}.d{margin:1px 2px;padding:var(--c) 1px 3px;inset:10% 1px}',
  );
});

test('keeps a variable without a value of its own', () => {
  const css = ':root{--a:initial;--b: }.c{margin:var(--a,1px);padding:var(--b)}';
  expect(settle(css)).toBe(css);
});

test('fails on a use that it can’t parse, because the value would be lost', () => {
  expect(() => settle(':root{--a:1px}.c{margin:var(--a,calc(1px + 1px))}')).toThrow('--a');
});
