import {area as turfArea} from '@turf/area';
import {polygon as turfPolygon} from '@turf/helpers';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {EARTH_RADIUS_METRES, toRadians, wrapLongitude, type Position} from './points';
import {placeOf, signedArea, toRing} from './rings';
import {along, degrees, position, ringThrough, shape, turn, turned} from './rings.fixture';

describe('signedArea', () => {
  const expectClose = (first: number, second: number) =>
    expect(Math.abs(first - second)).toBeLessThanOrEqual(1e-9 * Math.abs(second) + 1e-12);

  it('is positive for a counterclockwise ring, even around a pole', () => {
    const north: Position[] = [
      [0, 80],
      [120, 80],
      [-120, 80],
    ];
    const south = north.map(([longitude, latitude]): Position => [longitude, -latitude]);
    const size = 2 * Math.PI * (1 - Math.sin(toRadians(80)));
    expectClose(signedArea(ringThrough(north)), size);
    expectClose(signedArea(ringThrough(north.toReversed())), -size);
    expectClose(signedArea(ringThrough(south)), -size);
    expectClose(signedArea(ringThrough(south.toReversed())), size);
  });

  it('is half of the Earth for the equator, which contains the North Pole', () => {
    const equator = ringThrough([
      [0, 0],
      [120, 0],
      [-120, 0],
    ]);
    expectClose(signedArea(equator), 2 * Math.PI);
    expect(placeOf([50, 1], equator)).toBe('inside');
    expect(placeOf([50, -1], equator)).toBe('outside');
  });

  it('is the whole Earth for a rectangle with corners every 120 degrees', () => {
    const longitudes = [-180, -60, 60, 180].map(wrapLongitude);
    const ring = ringThrough([
      ...longitudes.map((longitude): Position => [longitude, -90]),
      ...longitudes.toReversed().map((longitude): Position => [longitude, 90]),
    ]);
    expectClose(signedArea(ring), 4 * Math.PI);
    expect(placeOf([10, 20], ring)).toBe('inside');
  });

  it('doesn’t change when the ring is turned around the axis', () => {
    fc.assert(
      fc.property(shape, turn, (corners, by) => {
        expectClose(
          signedArea(ringThrough(corners.map((corner) => turned(corner, by)))),
          signedArea(ringThrough(corners)),
        );
      }),
      {numRuns: 1000},
    );
  });

  it('doesn’t change when a position is added to an edge', () => {
    fc.assert(
      fc.property(
        shape,
        fc.nat(),
        fc.double({min: 0, max: 1, noNaN: true}),
        (corners, at, part) => {
          const ring = ringThrough(corners);
          const index = at % corners.length;
          const more = [...corners];
          more.splice(index + 1, 0, along(ring.edges[index]!, part));
          expectClose(signedArea(ringThrough(more)), signedArea(ring));
        },
      ),
    );
  });

  it('is the part of the Earth whose points are inside', () => {
    // A grid with equal areas: even steps of longitude and of the sine of the latitude.
    const STEPS = 150;
    fc.assert(
      fc.property(shape, (corners) => {
        const ring = ringThrough(corners);
        let inside = 0;
        for (let east = 0.5; east < STEPS; east += 1) {
          for (let north = 0.5; north < STEPS; north += 1) {
            const latitude = (Math.asin((2 * north) / STEPS - 1) * 180) / Math.PI;
            const point: Position = [(360 * east) / STEPS - 180, latitude];
            inside += placeOf(point, ring) === 'inside' ? 1 : 0;
          }
        }
        const share = Math.abs(signedArea(ring)) / (4 * Math.PI);
        expect(Math.abs(inside / STEPS ** 2 - share)).toBeLessThan(0.01);
      }),
      {numRuns: 15, seed: 20_240_501},
    );
  });

  it('agrees with Turf about rectangles, whose edges are parallels and meridians', () => {
    fc.assert(
      fc.property(position, fc.tuple(degrees(0.01, 90), degrees(0.01, 90)), (corner, size) => {
        const [west, south] = [corner[0] / 2, corner[1] / 2 - 45];
        const [east, north] = [west + size[0], south + size[1]];
        const rectangle: Position[] = [
          [west, south],
          [east, south],
          [east, north],
          [west, north],
          [west, south],
        ];
        const squareMetres = signedArea(toRing(rectangle, 'polygon')) * EARTH_RADIUS_METRES ** 2;
        const expected = turfArea(turfPolygon([rectangle]));
        expect(Math.abs(squareMetres / expected - 1)).toBeLessThan(1e-9);
      }),
    );
  });
});
