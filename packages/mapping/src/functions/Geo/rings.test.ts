import {booleanPointInPolygon} from '@turf/boolean-point-in-polygon';
import {polygon as turfPolygon} from '@turf/helpers';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {EDGE_TOLERANCE, turnBetween} from './edges';
import {closeRing} from './geoJson';
import {wrapLongitude, type Position} from './points';
import {placeOf} from './rings';
import {along, degrees, position, ringThrough, shape, star, turn, turned} from './rings.fixture';

describe('placeOf', () => {
  it('finds a point on an edge even if it isn’t exact in binary', () => {
    const ring = ringThrough([
      [1.6, 4],
      [0, 1.2],
      [1.6, 1.2],
    ]);
    expect(placeOf([0.8, 2.6], ring)).toBe('edge');
    expect(placeOf([0.8, 2.6001], ring)).toBe('outside');
    expect(placeOf([0.8, 2.5999], ring)).toBe('inside');
  });

  it('is "edge" for every point on an edge', () => {
    fc.assert(
      fc.property(
        shape,
        fc.nat(),
        fc.double({min: 0, max: 1, noNaN: true}),
        (corners, at, part) => {
          const ring = ringThrough(corners);
          expect(placeOf(along(ring.edges[at % ring.edges.length]!, part), ring)).toBe('edge');
        },
      ),
    );
  });

  it('is "edge" within the tolerance, and not beyond it', () => {
    const ring = ringThrough([
      [170, 0],
      [-170, 0],
      [-170, 10],
      [170, 10],
    ]);
    expect(EDGE_TOLERANCE).toBe(1e-9);
    for (const longitude of [175, 180, -175]) {
      expect(placeOf([longitude, -9e-10], ring)).toBe('edge');
      expect(placeOf([longitude, 9e-10], ring)).toBe('edge');
      expect(placeOf([longitude, -2e-9], ring)).toBe('outside');
      expect(placeOf([longitude, 2e-9], ring)).toBe('inside');
    }
  });

  it('doesn’t change when ring and position are turned around the axis', () => {
    fc.assert(
      fc.property(shape, position, turn, (corners, point, by) => {
        const place = placeOf(turned(point, 0), ringThrough(corners));
        const ring = ringThrough(corners.map((corner) => turned(corner, by)));
        expect(placeOf(turned(point, by), ring)).toBe(place);
      }),
      {numRuns: 1000},
    );
  });

  it('doesn’t change with the direction or the start of the ring', () => {
    fc.assert(
      fc.property(shape, position, fc.nat(), (corners, [longitude, latitude], start) => {
        const point: Position = [wrapLongitude(longitude), latitude];
        const place = placeOf(point, ringThrough(corners));
        const first = start % corners.length;
        const moved = [...corners.slice(first), ...corners.slice(0, first)];
        expect(placeOf(point, ringThrough(moved))).toBe(place);
        expect(placeOf(point, ringThrough(moved.reverse()))).toBe(place);
      }),
    );
  });

  it('agrees with Turf away from edges and the 180th meridian', () => {
    fc.assert(
      fc.property(star, fc.tuple(degrees(-90, 90), degrees(-89, 89)), (corners, point) => {
        const place = placeOf(point, ringThrough(corners));
        fc.pre(place !== 'edge');
        const isInside = booleanPointInPolygon(point, turfPolygon([closeRing(corners)]));
        expect(place === 'inside').toBe(isInside);
      }),
      {numRuns: 1000},
    );
  });

  it('has one result for a pole, whatever its longitude', () => {
    const corner = ringThrough([
      [0, 0],
      [90, 0],
      [90, 90],
    ]);
    const around = ringThrough([
      [0, 80],
      [120, 85],
      [-120, 70],
    ]);
    for (const longitude of [-90, 0, 45, 90, 180]) {
      expect(placeOf([longitude, 90], corner)).toBe('edge');
      expect(placeOf([longitude, -90], corner)).toBe('outside');
      expect(placeOf([longitude, 90], around)).toBe('inside');
      expect(placeOf([longitude, -90], around)).toBe('outside');
    }
  });

  it('finds the South Pole in an Antarctica that is cut open along the 180th meridian', () => {
    const ring = ringThrough([
      [180, -84],
      [60, -66],
      [-60, -64],
      [-180, -84],
      [-180, -90],
      [180, -90],
    ]);
    expect(placeOf([0, -90], ring)).toBe('edge');
    expect(placeOf([20, -80], ring)).toBe('inside');
    expect(placeOf([20, -50], ring)).toBe('outside');
    expect(ring.pole).toBe(-90);
  });
});

describe('toRing', () => {
  it.each([
    [0, 180],
    [-90, 90],
    [10, -170],
    [33.3, -146.7],
  ])('fails for an edge from %f to %f, which could go either way', (from, to) => {
    const corners: Position[] = [
      [from, 0],
      [to, 0],
      [to, 10],
    ];
    expect(() => ringThrough(corners)).toThrow(expect.objectContaining({code: 'E_RANGE'}) as Error);
    expect(() => ringThrough(corners)).toThrow('Add a position between them.');
  });

  it('takes the shorter way', () => {
    expect(turnBetween(179, -179)).toBe(2);
    expect(turnBetween(-179, 179)).toBe(-2);
    expect(turnBetween(-100, 100)).toBe(-160);
    expect(turnBetween(0, 179)).toBe(179);
  });
});
