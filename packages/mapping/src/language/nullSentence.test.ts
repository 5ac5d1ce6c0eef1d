import {expect, it} from 'vitest';
import {nullSentence} from './nullSentence';
import type {Parameter} from './types';

const text: Parameter = {type: 'Text', data: true, description: 'the text'};
const list: Parameter = {type: 'List<Any>', data: true, description: 'the list'};
const rows: Parameter = {type: 'List<List<Any>>', data: true, description: 'the rows'};
const setting: Parameter = {type: 'Text', description: 'what to search for'};
const option: Parameter = {type: 'Text', default: 'en', description: 'the locale'};

it.each([
  ['passes on', {text, option}, 'Null in, null out.'],
  ['passes on', {text, setting}, 'A null `text` returns null.'],
  ['passes on', {a: text, b: text}, 'If `a` or `b` is null, the result is null.'],
  ['passes on', {list, setting}, 'A null list returns null.'],
  ['passes on', {rows}, 'A null list returns null. A null row is an error.'],
  ['skips', {list}, 'Null items are skipped, and a null list returns null.'],
  ['skips', {values: {...text, rest: true}}, 'Null arguments are skipped.'],
  ['counts as empty', {list}, 'A null list counts as empty.'],
  ['fixed result', {text, setting}, 'A null `text` returns `false`.'],
  ['default', {text, default: option}, 'Null returns `default`.'],
  ['value', {value: text}, 'Null is treated like any other value.'],
  ['value', {value: text, table: setting}, 'A null `value` is treated like any other value.'],
  ['error', {list}, 'A null list or a null item is an error.'],
  ['no data', {option}, undefined],
] as const)('says what null does: %s', (nullPolicy, parameters, sentence) => {
  expect(nullSentence({nullPolicy, nullResult: false, parameters})).toBe(sentence);
});
