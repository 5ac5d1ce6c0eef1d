import {expect, it} from 'vitest';
import type {Example} from '@documentation/mapping/internal/language/types';
import {isAsDocumented} from './outcomes';

const base = {title: '', kind: 'typical', args: {}} as const;
const value: Example = {...base, result: {a: 1, b: [null]}};
const error: Example = {...base, error: 'E_TYPE'};
const file: Example = {...base, readBack: 'Readers.XLSX.ReadRows(@)', result: [['a']]};

it('compares values, error codes, and what is read back from files', () => {
  expect(isAsDocumented({value: {b: [null], a: 1}}, value)).toBe(true);
  expect(isAsDocumented({value: {a: '1', b: [null]}}, value)).toBe(false);
  expect(isAsDocumented({failure: {code: 'E_TYPE', message: ''}}, error)).toBe(true);
  expect(isAsDocumented({failure: {code: 'E_RANGE', message: ''}}, error)).toBe(false);
  expect(isAsDocumented({value: null}, error)).toBe(false);
  expect(isAsDocumented({failure: {code: 'E_TYPE', message: ''}}, value)).toBe(false);
  expect(isAsDocumented({value: new Uint8Array(2), readBack: [['a']]}, file)).toBe(true);
  expect(isAsDocumented({value: new Uint8Array(2), readBack: [['b']]}, file)).toBe(false);
  expect(isAsDocumented({value: [['a']]}, file)).toBe(false);
});
