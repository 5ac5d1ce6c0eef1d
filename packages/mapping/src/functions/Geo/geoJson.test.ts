import {describe, expect, it} from 'vitest';
import type {Value} from '@documentation/base/internal/values/types';
import {polygonsOf, shapesOf} from './geoJson';

const triangle = {
  type: 'Polygon',
  coordinates: [
    [
      [0, 0],
      [1, 0],
      [0, 1],
    ],
  ],
};
const closed = [
  [0, 0],
  [1, 0],
  [0, 1],
  [0, 0],
];

function failing(code: string): Error {
  return expect.objectContaining({code}) as Error;
}

describe('polygonsOf', () => {
  it('finds polygons in features and collections, and closes their rings', () => {
    const feature = {type: 'Feature', properties: null, geometry: triangle};
    const multi = {type: 'MultiPolygon', coordinates: [triangle.coordinates, [closed]]};
    expect(polygonsOf(triangle, 'p')).toEqual([[closed]]);
    expect(polygonsOf(feature, 'p')).toEqual([[closed]]);
    expect(polygonsOf(multi, 'p')).toEqual([[closed], [closed]]);
    expect(
      polygonsOf(
        {
          type: 'FeatureCollection',
          features: [
            feature,
            {type: 'Feature', geometry: null},
            {type: 'Feature', geometry: {type: 'GeometryCollection', geometries: [triangle]}},
          ],
        },
        'p',
      ),
    ).toEqual([[closed], [closed]]);
  });

  it('finds none in points and lines', () => {
    expect(polygonsOf({type: 'Point', coordinates: [1, 2]}, 'p')).toEqual([]);
  });

  it('rejects a ring with two points', () => {
    const coordinates = [
      [
        [0, 0],
        [1, 0],
        [0, 0],
      ],
    ];
    expect(() => polygonsOf({type: 'Polygon', coordinates}, 'p')).toThrow(failing('E_PARSE'));
    expect(() => polygonsOf({type: 'Polygon', coordinates: [[]]}, 'p')).toThrow(failing('E_PARSE'));
  });
});

describe('shapesOf', () => {
  it('finds points, lines and closed rings', () => {
    const [line, ring] = [closed.slice(0, 2), closed.slice(0, 3)];
    const geometries: [type: string, coordinates: Value][] = [
      ['Point', [1, 2]],
      ['MultiPoint', line],
      ['LineString', line],
      ['MultiLineString', [line, closed]],
      ['Polygon', [ring]],
      ['MultiPolygon', [[ring, closed], []]],
    ];
    expect(
      geometries.map(([type, coordinates]) =>
        shapesOf({type, coordinates}, 'p').map(({isPolygon, paths}) =>
          isPolygon ? {rings: paths} : paths,
        ),
      ),
    ).toEqual([
      [[[[1, 2]]]],
      line.map((position) => [[position]]),
      [[line]],
      [[line], [closed]],
      [{rings: [closed]}],
      [{rings: [closed, closed]}, {rings: []}],
    ]);
  });

  it('drops the altitude', () => {
    expect(shapesOf({type: 'Point', coordinates: [1, 2, 99]}, 'p')[0]!.paths).toEqual([[[1, 2]]]);
  });

  it('wraps longitudes, so a ring can end at the meridian that it starts at', () => {
    const coordinates = [
      [
        [-180, 0],
        [370.1, 0],
        [-1000, 1],
        [180, 0],
      ],
    ];
    expect(shapesOf({type: 'Polygon', coordinates}, 'p')[0]!.paths).toEqual([
      [
        [180, 0],
        [10.1, 0],
        [80, 1],
        [180, 0],
      ],
    ]);
  });

  it.each([
    {type: 'Circle', coordinates: [1, 2]},
    {type: 'Point'},
    {type: 'Point', coordinates: ['1', '2']},
    {type: 'Point', coordinates: [1]},
    {type: 'Point', coordinates: [Infinity, 2]},
    {type: 'Point', coordinates: [1, NaN]},
    {type: 'LineString', coordinates: [1, 2]},
    {type: 'Polygon', coordinates: [[1, 2]]},
    {type: 'Feature'},
    {type: 'FeatureCollection', features: [null]},
    {type: 'FeatureCollection', features: {}},
    {type: 'constructor'},
  ] as Value[])('rejects %j', (geoJson) => {
    expect(() => shapesOf(geoJson, 'p')).toThrow(failing('E_PARSE'));
  });

  it('rejects metres instead of degrees', () => {
    expect(() => shapesOf({type: 'Point', coordinates: [1492236, 6894699]}, 'p')).toThrow(
      failing('E_RANGE'),
    );
  });

  it('handles deep nesting', () => {
    let geoJson: Value = {type: 'Point', coordinates: [1, 2]};
    for (let depth = 0; depth < 100_000; depth += 1) {
      geoJson = {type: 'GeometryCollection', geometries: [geoJson]};
    }
    expect(shapesOf(geoJson, 'p')[0]!.paths).toEqual([[[1, 2]]]);
  });
});
