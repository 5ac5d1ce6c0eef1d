import {expect, it} from 'vitest';
import {invoke} from '../../language/invoke';
import FromUnix from './FromUnix';

const convert = (value: number, unit?: string) =>
  invoke(FromUnix, unit === undefined ? {value} : {value, unit}, {now: '2024-05-01T12:00:00Z'});

it.each([
  [-62_167_219_200, 's', '0000-01-01T00:00:00Z'],
  [253_402_300_799, 's', '9999-12-31T23:59:59Z'],
  [253_402_300_799_999, 'ms', '9999-12-31T23:59:59.999Z'],
])('converts %d %s, at the edge of the range', async (value, unit, moment) => {
  expect(await convert(value, unit)).toBe(moment);
});

it.each([
  [1_709_195_400_000, undefined, 's', 'If the number is in milliseconds, set `unit` to "ms".'],
  [253_402_300_800, 's', 's', 'If the number is in milliseconds, set `unit` to "ms".'],
  [-62_167_219_201, 's', 's', 'If the number is in milliseconds, set `unit` to "ms".'],
  [253_402_300_800_000, 'ms', 'ms', 'Check `unit`.'],
])('says which unit to try when %d %s is out of range', async (value, unit, name, hint) => {
  await expect(convert(value, unit)).rejects.toThrow(
    `${value} ${name} is outside the years 0000 to 9999. ${hint}`,
  );
});
