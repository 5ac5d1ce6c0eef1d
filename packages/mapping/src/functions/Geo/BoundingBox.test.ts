import {expect, it} from 'vitest';
import {invoke} from '../../language/invoke';
import type {Value} from '@documentation/base/internal/values/types';
import boundingBox from './BoundingBox';

function boxAround(points: Value): Promise<Value> {
  return invoke(boundingBox, {points}, {now: '2024-05-01T12:00:00Z'});
}

function box(west: number, south: number, east: number, north: number) {
  return {west, south, east, north};
}

it.each([
  [[179, -179], 179, -179],
  [[-179, 179, 180], 179, -179],
  [[0, 180], 0, 180],
  [[-90, 90], -90, 90],
  [[-170, 180], -180, -170],
  [[170, -180], 170, 180],
  [[180], 180, 180],
  [[-180, 180], 180, 180],
  [[13, 139, -122], 13, -122],
  [[-120, 0, 120], -120, 120],
  [[190, 200], -170, -160],
])('points at the longitudes %j', async (longitudes, west, east) => {
  const points = longitudes.map((longitude) => ({latitude: 0, longitude}));
  expect(await boxAround(points)).toEqual(box(west, 0, east, 0));
});

it('covers the edges of a line', async () => {
  const line = (...longitudes: number[]) => ({
    type: 'LineString',
    coordinates: longitudes.map((longitude) => [longitude, 1]),
  });
  expect(await boxAround(line(0, 100, -160, -100))).toEqual(box(0, 1, -100, 1));
  expect(await boxAround(line(0, 120, -120, 0))).toEqual(box(-180, 1, 180, 1));
  expect(await boxAround(line(-100, 0, 100))).toEqual(box(-100, 1, 100, 1));
  await expect(boxAround(line(0, 180))).rejects.toThrow('Add a position between them.');
});

it('keeps the decimals of a longitude beyond the 180th meridian', async () => {
  const coordinates = [
    [179.9, 0],
    [-179.9, 1],
  ];
  expect(await boxAround({type: 'LineString', coordinates})).toEqual(box(179.9, 0, -179.9, 1));
});

it('includes a pole only if the polygon does', async () => {
  const around = (latitude: number) => [
    [0, latitude],
    [120.1, latitude],
    [-120.1, latitude],
  ];
  const polygon = (...coordinates: number[][][]) => ({type: 'Polygon', coordinates});
  expect(await boxAround(polygon(around(60)))).toEqual(box(-180, 60, 180, 90));
  expect(await boxAround(polygon(around(60), around(80)))).toEqual(box(-180, 60, 180, 80));
  expect(await boxAround(polygon(around(-60)))).toEqual(box(-180, -90, 180, -60));
  const line = {type: 'LineString', coordinates: around(60)};
  expect(await boxAround(line)).toEqual(box(0, 60, -120.1, 60));
});

it('accepts a ring with two points', async () => {
  const coordinates = [
    [
      [1, 2],
      [3, 4],
    ],
  ];
  expect(await boxAround({type: 'Polygon', coordinates})).toEqual(box(1, 2, 3, 4));
});

it('handles many points', async () => {
  const points = Array.from({length: 300_000}, (_, index) => ({
    latitude: index / 10_000,
    longitude: index / 10_000,
  }));
  expect(await boxAround(points)).toEqual(box(0, 0, 29.9999, 29.9999));
  const coordinates = points.map(({latitude, longitude}) => [longitude, latitude]);
  expect(await boxAround({type: 'LineString', coordinates})).toEqual(box(0, 0, 29.9999, 29.9999));
});
