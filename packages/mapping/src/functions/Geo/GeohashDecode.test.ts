import {expect, it} from 'vitest';
import {invoke} from '../../language/invoke';
import type {Value} from '@documentation/base/internal/values/types';
import geohashDecode from './GeohashDecode';

function decode(geohash: string): Promise<Value> {
  return invoke(geohashDecode, {geohash}, {now: '2024-05-01T12:00:00Z'});
}

it('ignores whitespace around the geohash, but not inside it', async () => {
  expect(await decode('\u0085 u33dc\u00a0\n')).toEqual(await decode('u33dc'));
  await expect(decode('u33 dc')).rejects.toThrow('isn’t valid in a geohash');
  await expect(decode(' \u0085 ')).rejects.toThrow('has 0 characters');
});

it.each(['\u017f', '\u212a', '\u{1d4b0}'])(
  'rejects %s, which only resembles a letter',
  async (letter) => {
    await expect(decode(`u${letter}`)).rejects.toThrow(`"${letter}" isn’t valid in a geohash.`);
  },
);
