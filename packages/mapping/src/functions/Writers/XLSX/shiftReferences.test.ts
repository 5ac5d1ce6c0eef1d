import {describe, expect, it} from 'vitest';
import {shiftFormula, shiftRange} from './shiftReferences';

/** Row 6 appears three times. */
const repeated = [{row: 6, count: 3}];
const bySheet = new Map([
  ['Invoice', repeated],
  ["Bob's list", repeated],
]);

describe('a formula below or beside the repeated row', () => {
  it.each([
    ['SUM(D6:D6)', 'SUM(D6:D8)'],
    ['SUM(D5:D6)', 'SUM(D5:D8)'],
    ['SUM(D$6:$D6)*1.19', 'SUM(D$6:$D8)*1.19'],
    ['D7+D5', 'D9+D5'],
    ['$D$7', '$D$9'],
    ['A6', 'A6'],
    ['Invoice!D7', 'Invoice!D9'],
    ["'Bob''s list'!D7", "'Bob''s list'!D9"],
    ['Other!D7', 'Other!D7'],
    ['LOG10(D7)', 'LOG10(D9)'],
    ['"D7 is "&D7', '"D7 is "&D9'],
    ['"say ""D7"""', '"say ""D7"""'],
    ['Tax_D7+ATAN2(1,2)', 'Tax_D7+ATAN2(1,2)'],
    ['SUM(D:D)', 'SUM(D:D)'],
    ['IF(D7>0,"D7",D7)', 'IF(D9>0,"D7",D9)'],
  ])('%s → %s', (formula, shifted) => {
    expect(shiftFormula(formula, 'Invoice', bySheet)).toBe(shifted);
  });
});

it('moves the formula of a copy to its own row', () => {
  const copy = {row: 6, index: 2};
  expect(shiftFormula('B6*C6', 'Invoice', bySheet, copy)).toBe('B8*C8');
  expect(shiftFormula('SUM(B6:C6)+D7', 'Invoice', bySheet, copy)).toBe('SUM(B8:C8)+D9');
});

it('moves only references to sheets with repeated rows', () => {
  expect(shiftFormula('D7', 'Summary', bySheet)).toBe('D7');
  expect(shiftFormula('Invoice!$A$1:$D$7', null, bySheet)).toBe('Invoice!$A$1:$D$9');
});

it.each([
  ['A1:D7', 'A1:D9'],
  ['B6', 'B6:B8'],
  ['B6:C6', 'B6:C8'],
  ['B7', 'B9'],
  ['B1', 'B1'],
])('moves the range %s to %s', (range, shifted) => {
  expect(shiftRange(range, repeated)).toBe(shifted);
});
