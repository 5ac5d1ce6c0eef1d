// cspell:ignore Berlinn Berlxx Tokoy Aisa
import {expect, it} from 'vitest';
import {suggestTimeZone} from './timeZoneNames';

it.each([
  ['Pacific Standard Time', 'America/Los_Angeles'],
  ['w. europe standard time', 'Europe/Berlin'],
  ['CEST', 'Europe/Berlin'],
  ['UTC+1', '+01:00'],
  ['GMT-03:30', '-03:30'],
  ['+0200', '+02:00'],
  ['Berlin', 'Europe/Berlin'],
  ['new york', 'America/New_York'],
  ['Europe/Berlim', 'Europe/Berlin'],
  ['Europe/Beriln', 'Europe/Berlin'],
  ['Europe/Berln', 'Europe/Berlin'],
  ['europe/berlin', 'Europe/Berlin'],
  ['America/New York', 'America/New_York'],
  ['Europe/Berlinn', 'Europe/Berlin'],
  ['Asia/Tokoy', 'Asia/Tokyo'],
  ['Aisa/Tokoy', undefined],
  ['Europe/Berlxx', undefined],
  ['Europe/Munich', undefined],
  ['constructor', undefined],
  ['', undefined],
  ['x'.repeat(1_000_000), undefined],
])('%.30s → %s', (name, suggestion) => {
  expect(suggestTimeZone(name)).toBe(suggestion);
});
