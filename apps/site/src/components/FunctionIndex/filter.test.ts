import {describe, expect, it} from 'vitest';
import type {IndexRow} from '@documentation/reference/internal/pages/functionRows';
import {isShown, namesFound, noFilter, typesIn} from './filter';

const length: IndexRow = {
  kind: 'mapping',
  category: 'Text',
  name: 'Length',
  summary: 'Counts the characters in text.',
  input: 'Text',
  output: 'Integer',
};
const readRows: IndexRow = {
  kind: 'mapping',
  category: 'Readers/CSV',
  name: 'ReadRows',
  summary: 'Reads a CSV file into rows.',
  input: 'Binary or Text',
  output: 'List<List<Text>>',
};
const others = {'Text.Length': ['LEN', 'strlen']};

describe('isShown', () => {
  it.each([
    ['', length],
    ['text.len', length],
    ['characters counts', length],
    ['STRLEN', length],
    ['Text -> Number', length],
    ['-> integer', length],
    ['text =>', readRows],
    ['csv rows', readRows],
    ['Text → List<Text>', readRows],
  ])('shows what %j finds', (query, row) => {
    expect(isShown(row, {...noFilter, query}, others)).toBe(true);
  });

  it.each([
    ['upper', length],
    ['Number -> Text', length],
    ['Text -> Boolean', readRows],
    ['strlen', readRows],
  ])('hides what %j doesn’t find', (query, row) => {
    expect(isShown(row, {...noFilter, query}, others)).toBe(false);
  });

  it('shows only functions that the tool has, if the index shows its names', () => {
    const names = {'Text.Length': [{name: 'LEN'}]};
    expect(isShown(length, noFilter, {}, names)).toBe(true);
    expect(isShown(readRows, noFilter, {}, names)).toBe(false);
    expect(isShown(length, {...noFilter, query: 'upper'}, {}, names)).toBe(false);
  });

  it('filters by kind, category and types', () => {
    expect(isShown(readRows, {...noFilter, category: 'Readers', output: 'List'}, {})).toBe(true);
    expect(isShown(readRows, {...noFilter, category: 'Text'}, {})).toBe(false);
    expect(isShown(readRows, {...noFilter, kind: 'workflow'}, {})).toBe(false);
    expect(isShown(readRows, {...noFilter, input: 'Number'}, {})).toBe(false);
  });
});

describe('namesFound', () => {
  it('names only what the row doesn’t show', () => {
    expect(namesFound(length, {...noFilter, query: 'strlen'}, others)).toEqual(['strlen']);
    expect(namesFound(length, {...noFilter, query: 'length'}, others)).toEqual([]);
  });
});

describe('typesIn', () => {
  it('lists types without what they contain', () => {
    expect(typesIn('Date, DateTime or List<Text>')).toEqual(['Date', 'DateTime', 'List']);
    expect(typesIn('')).toEqual([]);
  });
});
