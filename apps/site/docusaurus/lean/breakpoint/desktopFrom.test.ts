import postcss from 'postcss';
import {expect, test} from 'vitest';
import {desktopFrom} from './desktopFrom';

function moved(css: string): string {
  return postcss([desktopFrom]).process(css, {from: undefined}).css;
}

test('exactly 996 px is desktop', () => {
  expect(moved('@media (max-width: 996px) {a {b: c}}')).toBe('@media (width < 996px) {a {b: c}}');
  expect(moved('@media (min-width: 997px) {a {b: c}}')).toBe('@media (width >= 996px) {a {b: c}}');
});

test('only the breakpoint is moved, in every part of a query', () => {
  expect(moved('@media (max-width: 576px) {a {b: c}}')).toBe(
    '@media (max-width: 576px) {a {b: c}}',
  );
  expect(
    moved('@media print, screen and (max-width: 996px) and (min-width: 577px) {a {b: c}}'),
  ).toBe('@media print, screen and (width < 996px) and (min-width: 577px) {a {b: c}}');
});
