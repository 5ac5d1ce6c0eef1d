import {expect, it} from 'vitest';
import {hasType} from '../typeChecks';
import {momentOfReading, toText, toZoned} from './dates';
import vectors from './vectors/timeZones.json';

const zones = new Set(vectors.moments.map(([, zone]) => zone));

it('covers at least 200 moments in 20 zones', () => {
  expect(vectors.moments.length).toBeGreaterThan(200);
  expect(zones.size).toBeGreaterThan(20);
});

it('converts moments to local time as Python does', () => {
  for (const [moment, zone, local] of vectors.moments as [string, string, string][]) {
    const text = `${local}[${zone}]`;
    expect(toText(toZoned(moment).withTimeZone(zone))).toBe(text);
    expect(toZoned(text).epochNanoseconds).toBe(toZoned(moment).epochNanoseconds);
  }
});

it('accepts no other offset in a DateTime', () => {
  for (const [, zone, local] of vectors.moments as [string, string, string][]) {
    const [clock, offset] = [local.slice(0, 19), local.slice(19)];
    const minute = offset.endsWith('0') ? '1' : '0';
    expect(hasType(`${clock}${offset}[${zone}]`, 'DateTime')).toBe(true);
    expect(hasType(`${clock}${offset.slice(0, 5)}${minute}[${zone}]`, 'DateTime')).toBe(false);
  }
});

it('finds the moment of a clock time as Python does, including skipped and repeated ones', () => {
  for (const [clock, zone, moment] of vectors.clocks as [string, string, string][]) {
    const [date, time] = clock.split('T') as [string, string];
    const found = momentOfReading({date, time}, zone);
    expect([clock, zone, found?.toInstant().toString()]).toEqual([clock, zone, moment]);
  }
});
