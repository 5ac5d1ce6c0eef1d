import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {invoke} from '../../language/invoke';
import type {TypeByName, Value} from '@documentation/base/internal/values/types';
import type {MappingFunction} from '../../language/types';
import area from './Area';
import bearing from './Bearing';
import distance from './Distance';
import {toRadians, type Position} from './points';

/** The pages state how far results on a sphere are from WGS 84, for which GeographicLib computed these values. */

type GeoPoint = TypeByName['GeoPoint'];

interface Vectors {
  readonly geodesics: readonly {
    readonly from: GeoPoint;
    readonly to: GeoPoint;
    readonly metres: number;
    readonly bearing: number;
    readonly squareMetresToEquator: number;
  }[];
  readonly polygons: readonly {
    readonly title: string;
    readonly ring: readonly Position[];
    readonly squareMetres: number;
  }[];
}

const {geodesics, polygons} = JSON.parse(
  readFileSync(new URL('vectors/geographicLib.json', import.meta.url), 'utf8'),
) as Vectors;

async function call(definition: MappingFunction, args: Record<string, Value>): Promise<number> {
  return (await invoke(definition, args, {now: '2024-05-01T12:00:00Z'})) as number;
}

const toDegrees = (radians: number) => (radians * 180) / Math.PI;

function toVector([longitude, latitude]: Position): number[] {
  const [east, north] = [toRadians(longitude), toRadians(latitude)];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}

/** Returns positions along the great circle between two positions, without the second. */
function greatCircle(from: Position, to: Position): Position[] {
  const STEPS = 500;
  const [start, end] = [toVector(from), toVector(to)];
  const angle = Math.acos(start.reduce((sum, part, axis) => sum + part * end[axis]!, 0));
  if (angle < 1e-6) {
    return [from];
  }
  return Array.from({length: STEPS}, (_, step): Position => {
    const [x, y, z] = start.map(
      (part, axis) =>
        part * Math.sin(angle * (1 - step / STEPS)) + end[axis]! * Math.sin(angle * (step / STEPS)),
    );
    return step === 0
      ? from
      : [toDegrees(Math.atan2(y!, x!)), toDegrees(Math.atan2(z!, Math.hypot(x!, y!)))];
  });
}

/** Returns the area of a ring whose edges are great circles, in square metres. */
function areaOf(ring: readonly Position[]): Promise<number> {
  const coordinates = [
    ring.flatMap((from, index) => greatCircle(from, ring[(index + 1) % ring.length]!)),
  ];
  return call(area, {polygon: {type: 'Polygon', coordinates}});
}

describe.each(geodesics)('from $from to $to', ({from, to, metres, ...expected}) => {
  it('Distance is within 0.6%', async () => {
    const ratio = (await call(distance, {from, to, unit: 'm'})) / metres;
    expect(Math.abs(ratio - 1)).toBeLessThan(0.006);
  });

  it('Bearing is within 0.2 degrees', async () => {
    const difference = (await call(bearing, {from, to})) - expected.bearing;
    expect(Math.abs(((difference + 540) % 360) - 180)).toBeLessThan(0.2);
  });
});

const withinHemisphere = geodesics.filter(({from, to}) => from.latitude * to.latitude > 0);

it.each(withinHemisphere)(
  'Area between the equator and the line from $from to $to is within 0.9%',
  async ({from, to, squareMetresToEquator}) => {
    const squareMetres = await areaOf([
      [from.longitude, 0],
      [from.longitude, from.latitude],
      [to.longitude, to.latitude],
      [to.longitude, 0],
    ]);
    expect(Math.abs(squareMetres / Math.abs(squareMetresToEquator) - 1)).toBeLessThan(0.009);
  },
);

it.each(polygons)('Area is within 0.9%: $title', async ({ring, squareMetres}) => {
  expect(Math.abs((await areaOf(ring)) / squareMetres - 1)).toBeLessThan(0.009);
});
