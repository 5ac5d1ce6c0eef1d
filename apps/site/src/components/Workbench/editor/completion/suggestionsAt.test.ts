import {describe, expect, it} from 'vitest';
import type {Value} from '@documentation/base/internal/values/types';
import {atCursor, catalogue} from '../context/catalogue.fixture';
import {suggestionsAt} from './suggestionsAt';

const values: Readonly<Record<string, Value>> = {
  $: {id: 1, customer: {name: 'Ada', 'First name': 'Ada'}},
  '$.customer': {name: 'Ada', 'First name': 'Ada'},
  '$.orders[0].lines[0]': {sku: 'A-1'},
};

async function suggest(marked: string, isExplicit = false) {
  const {notation, position} = atCursor(marked);
  const suggestions = await suggestionsAt({
    notation,
    position,
    catalogue,
    fileNames: ['orders.csv', 'prices.csv'],
    probe: (path) => Promise.resolve(values[path]),
    isExplicit,
  });
  return suggestions?.list ?? [];
}

async function labels(marked: string, isExplicit = false): Promise<string[]> {
  return (await suggest(marked, isExplicit)).map(({label}) => label);
}

describe('suggestionsAt', () => {
  it('suggests functions while a name is typed', async () => {
    expect(await labels('up|')).toContain('Text.Upper');
    expect(await labels('List.Map($, up|')).toContain('Text.Upper');
  });

  it.each([
    '',
    '|',
    '$|',
    '@|',
    '$ |',
    '{|',
    '{"a|',
    'Text.Upper(|',
    '[|',
    '"a|',
    '12|',
    'List.Map($,|',
  ])('suggests nothing at %s', async (marked) => {
    expect(await labels(marked)).toEqual([]);
  });

  it('suggests options once the required arguments are passed', async () => {
    expect(await labels('Text.Pad($, |')).toEqual([]);
    expect(await labels('Text.Pad($, 5, |')).toContain('side:');
    expect(await labels('Text.Pad($, 5,|')).toEqual([]);
  });

  it('leaves out parameters that are passed already', async () => {
    expect(await labels('Text.Pad($, 5, s|')).toContain('side:');
    expect(await labels('Text.Pad($, 5, side: "start", s|')).not.toContain('side:');
    expect(await labels('Text.Pad($, 5, s|, side: "start")')).not.toContain('side:');
    expect(await labels('Text.Pad($, l|')).not.toContain('text:');
  });

  it('suggests closed values, in quotation marks or without', async () => {
    const sides = Object.keys(
      catalogue.get('Text.Pad')!.parameters.find(({name}) => name === 'side')!.values!,
    ).map((side) => JSON.stringify(side));
    expect(await labels('Text.Pad($, 5, side: |')).toEqual(sides);
    expect(await labels('Text.Pad($, 5, side: "|"')).toEqual(sides);
    expect(await labels('Text.Pad($, 5, side: ["|"')).toEqual([]);
  });

  it('suggests the fields of the input, in the order of the data', async () => {
    expect(await labels('$.|')).toEqual(['id', 'customer']);
    expect(await labels('Text.Upper($.customer.n|')).toEqual(['name', 'First name']);
  });

  it('suggests the fields of the current item', async () => {
    expect(await labels('List.Map($.orders, List.Map(@.lines, @.|')).toEqual(['sku']);
  });

  it('puts names with spaces in brackets', async () => {
    const list = await suggest('$.customer.F|');
    expect(list[1]).toMatchObject({insert: '["First name"]', replaceBefore: '.'});
    expect((await suggest('$.customer["|'))[1]).toMatchObject({insert: '"First name"]'});
  });

  it('suggests the names of the loaded files', async () => {
    expect(await labels('$files["|')).toEqual(['"orders.csv"', '"prices.csv"']);
    expect(await suggest('$files.|')).toMatchObject([
      {insert: '["orders.csv"]'},
      {insert: '["prices.csv"]'},
    ]);
  });

  it('suggests `@` only where there is a current item', async () => {
    expect(await labels('Text.Upper(|', true)).not.toContain('@');
    expect(await labels('List.Map($, |', true)).toContain('@');
    expect(await labels('List.Map($, @|', true)).toEqual(['$', '$files', '@', '@index']);
    expect(await labels('List.Reduce($, |', true)).toContain('@total');
  });
});
