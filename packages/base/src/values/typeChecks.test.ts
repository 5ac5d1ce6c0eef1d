import {describe, expect, it} from 'vitest';
import {hasType} from './typeChecks';
import type {TypeName, Value} from './types';

describe('hasType', () => {
  it.each<[TypeName, Value]>([
    ['Text', ''],
    ['Number', 1.5],
    ['Integer', -3],
    ['Boolean', false],
    ['Date', '2024-02-29'],
    ['DateTime', '2024-02-29T09:30:00Z'],
    ['DateTime', '2024-02-29T09:30:00.123+01:00[Europe/Berlin]'],
    ['DateTime', '2024-02-29T09:30+05:30'],
    ['LocalDateTime', '2024-02-29T09:30:00'],
    ['LocalDateTime', '2024-02-29T09:30'],
    ['Time', '09:30:00'],
    ['Time', '09:30'],
    ['Time', '23:59:59.999999999'],
    ['Object', {}],
    ['Binary', new Uint8Array()],
    ['GeoPoint', {latitude: 1, longitude: 2}],
    ['GeoJson', {type: 'Point'}],
    ['Any', null],
    ['List<Any>', [null, 1, 'a']],
    ['List<List<Number>>', [[1], []]],
  ])('%s accepts %j', (type, value) => {
    expect(hasType(value, type)).toBe(true);
  });

  it.each<[TypeName, Value]>([
    ['Text', 1],
    ['Number', '1'],
    ['Number', NaN],
    ['Number', Infinity],
    ['Any', Infinity],
    ['Integer', 1.5],
    ['Integer', 2 ** 53],
    ['Boolean', 'true'],
    ['Date', '2023-02-29'],
    ['Date', '2024-13-01'],
    ['Date', '2024-2-9'],
    ['DateTime', '2024-02-29T09:30:00'],
    ['DateTime', '2024-02-30T09:30:00Z'],
    ['DateTime', '2024-02-29T24:30:00Z'],
    ['DateTime', '2024-02-29'],
    ['LocalDateTime', '2024-02-29T09:30:00Z'],
    ['LocalDateTime', '2024-02-29T09:30:00T'],
    ['LocalDateTime', '2024-02-29T24:00:00'],
    ['Time', '24:00:00'],
    ['Time', '9:30'],
    ['Time', '09:30:60'],
    ['Time', '09'],
    ['Time', '09:30Z'],
    ['Time', 930],
    ['DateTime', '2024-01-15T09:30:00+02:00[Europe/Berlin]'],
    ['DateTime', '2024-01-15T09:30:00Z[Mars/Phobos]'],
    ['Object', []],
    ['Object', null],
    ['Object', new Uint8Array()],
    ['Binary', 'a'],
    ['GeoPoint', {latitude: 1}],
    ['GeoJson', {}],
    ['List<Text>', ['a', null]],
    ['List<Text>', 'a'],
    ['Text', null],
  ])('%s rejects %j', (type, value) => {
    expect(hasType(value, type)).toBe(false);
  });
});
