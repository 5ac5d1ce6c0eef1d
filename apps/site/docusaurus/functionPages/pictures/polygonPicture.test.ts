import {expect, it} from 'vitest';
import pointInPolygon from '@documentation/mapping/internal/functions/Geo/PointInPolygon';
import {polygonPicture} from './polygonPicture';

const [inside, outside, border, hole] = [
  'An address in a delivery zone',
  'An address outside the zone',
  'A point on the border',
  'A point in a hole',
] as const;

it.each([
  [
    [inside, outside, border],
    'Three examples on a map: A and C are inside the polygon, and B is outside.',
    'A map of a polygon and three points. A, an address in a delivery zone, is inside. B, an address outside the zone, is outside. C, a point on the border, is inside.',
  ],
  [
    [hole],
    'One example on a map: A is outside.',
    'A map of a polygon and one point. A, a point in a hole, is outside.',
  ],
])('%j in words', async (titles, caption, label) => {
  expect(await polygonPicture(pointInPolygon, titles)).toMatchObject({caption, label});
});

it('draws each ring, so a hole stays open', async () => {
  const {area} = await polygonPicture(pointInPolygon, [hole]);
  expect(area).toMatch(/^M[\d. L]+ZM[\d. L]+Z$/);
});

it('places each point where it is on the map', async () => {
  const {points, area} = await polygonPicture(pointInPolygon, [inside, outside, border]);
  const corners = [...area.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  const xs = corners.map(([x]) => x!);
  const ys = corners.map(([, y]) => y!);
  const isInFrame = ({x, y}: {x: number; y: number}) =>
    x >= Math.min(...xs) && x <= Math.max(...xs) && y >= Math.min(...ys) && y <= Math.max(...ys);
  // The area is a rectangle, so its bounding box contains exactly the points inside.
  expect(points.map(isInFrame)).toEqual(points.map(({isInside}) => isInside));
  expect(points[2]!.y).toBe(Math.max(...ys));
});

it.each([
  [[inside, hole], 'the same polygon'],
  [['Null'], 'it must have a point'],
  [['An impossible latitude'], 'it has no result'],
  [['No such title'], 'there is no such example'],
])('rejects %j', async (titles, reason) => {
  await expect(polygonPicture(pointInPolygon, titles)).rejects.toThrow(reason);
});
