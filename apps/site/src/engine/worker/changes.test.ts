import {describe, expect, it} from 'vitest';
import type {Value} from '@documentation/base/internal/values/types';
import {compareResults} from './changes';

/** The changes as text: '+ [1]', '− name', '~ [2].total' */
function pathsOf(before: Value, after: Value): string[] {
  const signs = {added: '+', removed: '−', changed: '~'};
  return compareResults(before, after).first.map(({kind, path}) => `${signs[kind]} ${path}`);
}

function rows(count: number): {id: number; name: string; tags: string[]}[] {
  return Array.from({length: count}, (_, id) => ({id, name: `Item ${id}`, tags: ['a', 'b']}));
}

/** Objects without a key that identifies them. */
function points(count: number): {x: number; y: number}[] {
  return Array.from({length: count}, (_, index) => ({x: index, y: index % 7}));
}

/** Wraps a value in nested lists. */
function nested(depth: number, value: Value): Value {
  let all = value;
  for (let level = 0; level < depth; level += 1) {
    all = [all];
  }
  return all;
}

/** Nested lists that have a number of items after the nested one. */
function unevenly(depth: number, value: Value, more: number): Value {
  let all = value;
  for (let level = 0; level < depth; level += 1) {
    all = [all, ...Array<Value>(more).fill(level)];
  }
  return all;
}

describe('compareResults', () => {
  it.each<[Value, Value]>([
    [null, null],
    ['a', 'a'],
    [
      {a: 1, b: [1, {c: null}]},
      {b: [1, {c: null}], a: 1},
    ],
    [new Uint8Array([1, 2]), new Uint8Array([1, 2])],
    [nested(500, 1), nested(500, 1)],
  ])('finds no change between equal values', (before, after) => {
    expect(compareResults(before, after)).toEqual({count: 0, first: []});
  });

  it('says what was before and after', () => {
    expect(compareResults({a: 1, b: 'x', c: null}, {a: 2, b: 'x', d: [1]})).toEqual({
      count: 3,
      first: [
        {path: 'a', kind: 'changed', before: 1, after: 2},
        {path: 'd', kind: 'added', after: [1]},
        {path: 'c', kind: 'removed', before: null},
      ],
    });
  });

  it.each<[Value, Value, string]>([
    [1, '1', ''],
    [null, false, ''],
    [[1], {0: 1}, ''],
    [{a: null}, {a: {}}, 'a'],
    [new Uint8Array([1]), new Uint8Array([2]), ''],
    [
      [0, 1, {customer: {'first name': 'A'}}],
      [0, 1, {customer: {'first name': 'B'}}],
      '[2].customer["first name"]',
    ],
    [{'a.b': {größe: 1}}, {'a.b': {größe: 2}}, '["a.b"].größe'],
    [JSON.parse('{"__proto__": 1}') as Value, JSON.parse('{"__proto__": 2}') as Value, '__proto__'],
  ])('finds the place where %j and %j differ', (before, after, path) => {
    expect(pathsOf(before, after)).toEqual([`~ ${path}`]);
  });

  it('doesn’t mark what follows an insertion or a removal', () => {
    const list = points(6);
    expect(pathsOf(list, list.toSpliced(2, 0, {x: -1, y: 0}))).toEqual(['+ [2]']);
    expect(pathsOf(list, list.slice(1))).toEqual(['− [0]']);
    expect(pathsOf(['a', 'b', 'c'], ['a', 'b', 'b', 'c'])).toEqual(['+ [2]']);
    expect(pathsOf({lines: [1, 2]}, {lines: []})).toEqual(['− lines[0]', '− lines[1]']);
  });

  it('matches items by a key that identifies them', () => {
    const before = rows(6);
    const after = before.slice(1).map((row) => (row.id === 3 ? {...row, name: 'New'} : row));
    expect(pathsOf(before, [...after, {id: 9, name: 'Last', tags: []}])).toEqual([
      '~ [2].name',
      '+ [5]',
      '− [0]',
    ]);
  });

  it('reports a changed order once', () => {
    expect(compareResults(rows(4), rows(4).toReversed())).toEqual({
      count: 1,
      first: [{path: '[*].id', kind: 'changed', before: [0, 1, 2, 3], after: [3, 2, 1, 0]}],
    });
  });

  it('compares by position if no key identifies the items', () => {
    const twice = [
      {id: 1, a: 1},
      {id: 1, a: 2},
    ];
    expect(pathsOf(twice, twice.toReversed())).toEqual(['~ [0].a', '~ [1].a']);
    expect(pathsOf([{id: 1}, {id: 2}], [{id: 3}, {id: 4}])).toEqual(['~ [0].id', '~ [1].id']);
  });

  it('cuts values, and leaves out files', () => {
    const {first} = compareResults(['a'.repeat(5000), new Uint8Array(9)], [rows(5000), 'b']);
    expect(JSON.stringify(first).length).toBeLessThan(1000);
    expect(first[0]).toMatchObject({before: `${'a'.repeat(200)}…`});
    expect(first[1]).toEqual({path: '[1]', kind: 'changed', after: 'b'});
  });

  it('lists the first 200 changes, and counts up to 10,000', () => {
    const numbers = Array.from({length: 300}, (_, index) => index);
    const {count, first} = compareResults(
      numbers,
      numbers.map((number) => number + 1),
    );
    expect([count, first.length]).toEqual([300, 200]);
    expect(compareResults(rows(20_000), points(20_000)).count).toBe(10_000);
    expect(compareResults(numbers, [], 5).first).toHaveLength(5);
  });

  it.each<[string, () => [Value, Value]]>([
    ['equal rows', () => [rows(200_000), rows(200_000)]],
    ['rows after an insertion', () => [points(200_000), [{x: -1, y: 0}, ...points(200_000)]]],
    ['rows in another order', () => [rows(200_000), rows(200_000).toReversed()]],
    ['rows that all differ', () => [points(200_000), rows(200_000)]],
    [
      'a list of a million numbers',
      () => [Array<number>(1e6).fill(1), Array<number>(1e6 + 1).fill(1)],
    ],
    [
      'lists that differ in length at every level',
      () => [unevenly(400, points(2000), 1), unevenly(400, points(2001), 2)],
    ],
  ])('takes seconds at most for %s', (_name, values) => {
    const [before, after] = values();
    const start = process.cpuUsage();
    compareResults(before, after);
    const {user} = process.cpuUsage(start);
    expect(user / 1000).toBeLessThan(10_000);
  });
});
