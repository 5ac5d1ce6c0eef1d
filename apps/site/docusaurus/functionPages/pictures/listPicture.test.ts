import {describe, expect, it} from 'vitest';
import type {MappingFunction} from '@documentation/mapping/internal/language/types';
import chunk from '@documentation/mapping/internal/functions/List/Chunk';
import distinct from '@documentation/mapping/internal/functions/List/Distinct';
import flatten from '@documentation/mapping/internal/functions/List/Flatten';
import groupBy from '@documentation/mapping/internal/functions/List/GroupBy';
import indexBy from '@documentation/mapping/internal/functions/List/IndexBy';
import joinByKey from '@documentation/mapping/internal/functions/List/JoinByKey';
import map from '@documentation/mapping/internal/functions/List/Map';
import slice from '@documentation/mapping/internal/functions/List/Slice';
import transpose from '@documentation/mapping/internal/functions/List/Transpose';
import zip from '@documentation/mapping/internal/functions/List/Zip';
import {listPicture} from './listPicture';

describe('the label says where each item goes', () => {
  it.each<[MappingFunction, string, string]>([
    [
      groupBy,
      'Orders by country',
      'Three items become two groups: DE with items 1 and 3, and FR with item 2.',
    ],
    [
      groupBy,
      'By two fields',
      'Two items become two groups: ["DE", 2023] with item 1, and ["DE", 2024] with item 2.',
    ],
    [groupBy, 'A group for null keys', 'Two items become one group: null with items 1 and 2.'],
    [
      joinByKey,
      'Orders with customer names',
      'Two left items and two right items become a list of two items: 1 with A, and 2. Item B is left out.',
    ],
    [
      joinByKey,
      'All rows from both sides',
      'Two left items and two right items become a list of three items: 1 with A, 2, and B.',
    ],
    [
      joinByKey,
      'One row for each match',
      'One left item and two right items become a list of two items: 1 with A, and 1 with B.',
    ],
    [
      flatten,
      'The lines from all orders',
      'Two lists with three items in total become a list of three items: 1, 2 and 3.',
    ],
    [
      zip,
      'Products with their prices',
      'Three left items and three right items become three lists: items 1 and A, items 2 and B, and items 3 and C.',
    ],
    [
      transpose,
      'A sheet with headers in the first column',
      'Two lists with six items in total become three lists: items 1 and 4, items 2 and 5, and items 3 and 6.',
    ],
    [
      chunk,
      'Batches for an API',
      'Five items become three lists: items 1 and 2, items 3 and 4, and item 5.',
    ],
    [chunk, 'An empty list', 'An empty list becomes an empty list.'],
    [
      indexBy,
      'The last price wins',
      'Three items become an object with two keys: A-1 with item 3, and B-7 with item 2. Item 1 is left out.',
    ],
    [indexBy, 'An empty list', 'An empty list becomes an empty object.'],
    [
      distinct,
      'Each country once',
      'Five items become a list of three items: 1, 2 and 4. Items 3 (same as 1) and 5 (same as 2) are left out.',
    ],
    [
      slice,
      'A page of results',
      'Six items become a list of two items: 3 and 4. Items 1, 2, 5 and 6 are left out.',
    ],
    [
      slice,
      'A start after the end',
      'Three items become an empty list. Items 1, 2 and 3 are left out.',
    ],
  ])('$name: %s', async (definition, title, label) => {
    expect((await listPicture(definition, title)).label).toBe(label);
  });

  it('uses the singular for one item', async () => {
    const definition = {
      ...slice,
      examples: [{title: 'One', kind: 'typical', args: {list: ['A-1']}, result: ['A-1']} as const],
    };
    expect((await listPicture(definition, 'One')).label).toBe(
      'One item becomes a list of one item: 1.',
    );
  });
});

it('the caption names the example', async () => {
  expect((await listPicture(groupBy, 'Orders by country')).caption).toBe(
    'Example “Orders by country”: three items become two groups.',
  );
});

it('an item has the hue of its group', async () => {
  const {before, after} = await listPicture(groupBy, 'Orders by country');
  expect(before).toEqual([
    {
      columns: ['id', 'country'],
      rows: [
        {marks: [{text: '1', hue: 0}], cells: ['1', 'DE']},
        {marks: [{text: '2', hue: 1}], cells: ['2', 'FR']},
        {marks: [{text: '3', hue: 0}], cells: ['3', 'DE']},
      ],
    },
  ]);
  expect(after.map(({title, rows}) => [title, rows.map(({marks}) => marks[0])])).toEqual([
    ['DE', [before[0]!.rows[0]!.marks[0], before[0]!.rows[2]!.marks[0]]],
    ['FR', [before[0]!.rows[1]!.marks[0]]],
  ]);
});

it('a row without a match has empty cells', async () => {
  const {after} = await listPicture(joinByKey, 'Orders with customer names');
  expect(after[0]!.rows.map(({cells}) => cells)).toEqual([
    ['1', 'C-7', 'C-7', 'Ada'],
    ['2', 'C-9', '', ''],
  ]);
});

it('the picture changes with the example', async () => {
  const examples = distinct.examples.map((example) =>
    example.title === 'Each country once' ? {...example, input: ['DE', 'AT', 'CH']} : example,
  );
  expect((await listPicture({...distinct, examples}, 'Each country once')).label).toBe(
    'Three items become a list of three items: 1, 2 and 3.',
  );
});

describe('rejects', () => {
  it.each<[string, MappingFunction, string, string]>([
    ['an unknown title', groupBy, 'Orders by planet', 'there is no such example'],
    ['a failing example', chunk, 'A size of 0', 'it has no result'],
    ['a null list', chunk, 'A null list', 'it must turn a list into a list or an object'],
    ['new items', map, map.examples[0]!.title, 'its result has items that aren’t in the input'],
  ])('%s', async (_case, definition, title, reason) => {
    await expect(listPicture(definition, title)).rejects.toThrow(reason);
  });
});
