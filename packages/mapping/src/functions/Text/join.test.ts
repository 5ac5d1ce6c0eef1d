import {expect, it} from 'vitest';
import {invoke} from '../../language/invoke';
import type {Value} from '@documentation/base/internal/values/types';
import Join from './Join';

const join = (list: Value) => invoke(Join, {list}, {now: '2024-05-01T12:00:00Z'});

it('includes null items in the position of an item that can’t be joined', async () => {
  await expect(join(['a', null, null, ['b']])).rejects.toThrow('The item at position 3 is a List');
});

it('skips null, and returns null for a null list', async () => {
  expect(await join([null, 'a', null, 'b'])).toBe('a, b');
  expect(await join([null])).toBe('');
  expect(await join(null)).toBeNull();
});
