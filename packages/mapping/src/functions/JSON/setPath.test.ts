import {expect, it} from 'vitest';
import type {Value} from '@documentation/base/internal/values/types';
import {invoke} from '../../language/invoke';
import SetPath from './SetPath';

const set = (source: Value, pointer: string) =>
  invoke(SetPath, {source, pointer, value: 1}, {now: '2024-05-01T12:00:00Z'});

it.each<[Value]>([['text'], [7], [false], [null], [new Uint8Array(2)]])(
  'doesn’t replace %j by an object',
  async (inner) => {
    for (const [source, pointer] of [
      [{a: inner}, '/a/b'],
      [[inner], '/0/b'],
    ] as const) {
      await expect(set(source, pointer)).rejects.toThrow(
        '"b" can’t be set in a value that is neither an object nor a list. Shorten the pointer.',
      );
    }
  },
);

it('creates objects along the pointer, also after the last item of a list', async () => {
  expect(await set({}, '/a/0/b')).toEqual({a: {0: {b: 1}}});
  expect(await set({list: [0]}, '/list/-/b')).toEqual({list: [0, {b: 1}]});
  expect(await set({list: [0]}, '/list/1')).toEqual({list: [0, 1]});
  expect(await set({list: [0]}, '/list/0')).toEqual({list: [1]});
  await expect(set({list: [0]}, '/list/2')).rejects.toThrow(
    '"2" isn’t a valid position in a list of length 1. To append an item, use "-".',
  );
});
