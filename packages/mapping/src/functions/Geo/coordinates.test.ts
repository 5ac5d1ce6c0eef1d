import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {parseCoordinates} from './coordinates';

describe('parseCoordinates', () => {
  it.each([
    ['52.52, 13.405', 52.52, 13.405],
    ['52.52,13.405', 52.52, 13.405],
    ['  52.52   13.405 ', 52.52, 13.405],
    ['52.52; -13.405', 52.52, -13.405],
    ['−33.8688, +151.2093', -33.8688, 151.2093],
    ['52, 13', 52, 13],
    ['52.52N 13.405E', 52.52, 13.405],
    ['N 52.52, E 13.405', 52.52, 13.405],
    ['13.405 e, 52.52 n', 52.52, 13.405],
    ['52°31\'12"N 13°24\'18"E', 52.52, 13.405],
    ['52°31′12″N13°24′18″E', 52.52, 13.405],
    ["52° 31.2' N, 13° 24.3' W", 52.52, -13.405],
    ["52°31'12''N 13°24'18''E", 52.52, 13.405],
    ['N52°31\'12" E13°24\'18"', 52.52, 13.405],
    ["-0°30', 0°15'", -0.5, 0.25],
    ['33°52\'7.68"S 151°12\'33.48"E', -33.8688, 151.2093],
    ['.5, -.25', 0.5, -0.25],
    ['51.4779, 1e-7', 51.4779, 1e-7],
    ['5.15E1 -1.5e+2', 51.5, -150],
    ['13E52N', 52, 13],
    ['13.405e52.52n', 52.52, 13.405],
    ['+40.20361-075.00417', 40.20361, -75.00417],
    ['\u0085\u00a052.52,\u008513.405\u2003\u0085', 52.52, 13.405],
    ['\ufeff52.52, 13.405', 52.52, 13.405],
    ['52.516274999999998, 13.377703999999999', 52.516275, 13.377704],
    ['geo:52.52,13.405', 52.52, 13.405],
    ['\u0085geo:52.52,13.405\n', 52.52, 13.405],
    ['geo:52.52,13.405,34;crs=wgs84;u=5', 52.52, 13.405],
    [' GEO:-52.52,-13.405', -52.52, -13.405],
  ])('reads %s', (text, latitude, longitude) => {
    expect(parseCoordinates(text)).toEqual({latitude, longitude});
  });

  it('reads a random point in each notation', () => {
    const part = fc.integer({min: 0, max: 59});
    const angle = (max: number) => fc.tuple(fc.integer({min: 0, max}), part, part);
    const write = ([d, m, s]: [number, number, number], letter: string) => [
      `${d}°${m}'${s}"${letter}`,
      `${d}° ${m + s / 60}' ${letter}`,
      `${d + m / 60 + s / 3600}${letter}`,
    ];
    fc.assert(
      fc.property(angle(89), angle(179), fc.boolean(), fc.boolean(), (north, east, isS, isW) => {
        const degrees = ([d, m, s]: [number, number, number]) => d + m / 60 + s / 3600;
        const expected = [(isS ? -1 : 1) * degrees(north), (isW ? -1 : 1) * degrees(east)];
        const longitudes = write(east, isW ? 'W' : 'E');
        for (const [index, latitude] of write(north, isS ? 'S' : 'N').entries()) {
          for (const text of [
            `${latitude} ${longitudes[index]}`,
            `${longitudes[index]}, ${latitude}`,
          ]) {
            const {latitude: y, longitude: x} = parseCoordinates(text);
            expect(y).toBeCloseTo(expected[0]!, 6);
            expect(x).toBeCloseTo(expected[1]!, 6);
          }
        }
      }),
    );
  });

  it.each([
    '',
    'Berlin',
    '52.52',
    '52.52,',
    ', 52.52',
    '52,52 13,405',
    '52,52; 13,405',
    '52,52, 13,405',
    '52 31 12 13 24 18',
    '52.52N 13.405',
    '52.52N 13.405S',
    '-52.52S 13.405E',
    "52.5°31'N 13°E",
    '52.52, 13.405, 7',
    '52..5, 13',
    '52., 13',
    '52.5.3',
    '1e5e3',
    '1e2.5',
    "1e1°30' 13",
    '52°1e1\'12" 13',
    '1e1N 13E',
    'geo:52.52',
    'geo:1,2;crs=nad27',
    '52.52 North 13.405 East',
  ])('rejects "%s"', (text) => {
    expect(() => parseCoordinates(text)).toThrow(
      expect.objectContaining({code: 'E_PARSE'}) as Error,
    );
  });

  it('says that a decimal comma is ambiguous', () => {
    expect(() => parseCoordinates('52,52 13,405')).toThrow('A comma inside a number is ambiguous');
  });

  it.each(['1e400, 13', '52, -1e309', `52, ${'9'.repeat(400)}`, `geo:1,${'9'.repeat(400)}`])(
    'rejects numbers beyond the range: %.40s',
    (text) => {
      expect(() => parseCoordinates(text)).toThrow(
        expect.objectContaining({code: 'E_RANGE'}) as Error,
      );
      expect(() => parseCoordinates(text)).toThrow('outside the range of numbers');
    },
  );

  it('reads a long text in linear time', () => {
    const spaces = ' '.repeat(200_000);
    expect(parseCoordinates(`52.52,${spaces}13.405`)).toEqual({latitude: 52.52, longitude: 13.405});
    expect(() => parseCoordinates(`${spaces}x${spaces}x`)).toThrow('isn’t a pair of coordinates');
  });

  it('rejects 60 minutes', () => {
    expect(() => parseCoordinates("52°60'N 13°E")).toThrow('below 60');
  });
});
