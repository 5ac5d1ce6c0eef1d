import {expect, it} from 'vitest';
import {invoke, type Argument} from '../../language/invoke';
import type {Value} from '@documentation/base/internal/values/types';
import type {MappingFunction, Scope} from '../../language/types';
import Difference from './Difference';
import Distinct from './Distinct';
import Flatten from './Flatten';
import GroupBy from './GroupBy';
import IndexBy from './IndexBy';
import Intersect from './Intersect';
import JoinByKey from './JoinByKey';
import Pivot from './Pivot';
import SortBy from './SortBy';
import Union from './Union';

/** Tests that calls with large, deeply nested or oddly named data finish quickly and without a stack overflow. */

const call = (definition: MappingFunction, args: Record<string, Argument>) =>
  invoke(definition, args, {now: '2024-05-01T12:00:00Z'});

function nested(depth: number): Value[] {
  let list: Value[] = [];
  for (let level = 0; level < depth; level += 1) {
    list = [list];
  }
  return list;
}

it('flattens a deeply nested list', async () => {
  expect(await call(Flatten, {list: nested(400), depth: -1})).toEqual([]);
});

it('compares deeply nested items', async () => {
  const list = await call(Distinct, {list: [nested(400), nested(400)]});
  expect(list).toHaveLength(1);
});

it('finds duplicates and groups in long lists without comparing all pairs', async () => {
  const list = Array.from({length: 20_000}, (_, index) => ({id: index % 10_000}));
  expect(await call(Distinct, {list})).toHaveLength(10_000);
  const key = (scope?: Scope) => Promise.resolve(scope!.item!);
  expect(await call(GroupBy, {list, key})).toHaveLength(10_000);
});

it('compares long lists without comparing all pairs', async () => {
  const left = Array.from({length: 20_000}, (_, id) => ({id}));
  const right = Array.from({length: 20_000}, (_, index) => ({id: index + 15_000}));
  expect(await call(Union, {left, right})).toHaveLength(35_000);
  expect(await call(Intersect, {left, right})).toHaveLength(5000);
  expect(await call(Difference, {left, right})).toHaveLength(15_000);
});

it('joins long lists without comparing all pairs, even when all rows on one side have the same key', async () => {
  const left = Array.from({length: 10_000}, (_, id) => ({id}));
  const right = Array.from({length: 10_000}, () => ({id: 7, code: 'x'}));
  const rows = await call(JoinByKey, {left, right, leftKey: 'id', rightKey: 'id'});
  expect(rows).toHaveLength(19_999);
});

it('treats __proto__ as a name like any other', async () => {
  const row = JSON.parse('{"__proto__": "a"}') as Value;
  const key = () => Promise.resolve('__proto__');
  expect(JSON.stringify(await call(IndexBy, {list: [1], key}))).toBe('{"__proto__":1}');
  const rows = await call(JoinByKey, {
    left: [row],
    right: [row],
    leftKey: '__proto__',
    rightKey: '__proto__',
  });
  expect(JSON.stringify(rows)).toBe('[{"__proto__":"a"}]');
  const table = await call(Pivot, {list: [1], row: {id: 7}, column: '__proto__', value: 'x'});
  expect(JSON.stringify(table)).toBe('[{"id":7,"__proto__":"x"}]');
});

it('sorts a copy and leaves the list unchanged', async () => {
  const list = Object.freeze([3, 1, 2]);
  expect(await call(SortBy, {list})).toEqual([1, 2, 3]);
  expect(list).toEqual([3, 1, 2]);
});
