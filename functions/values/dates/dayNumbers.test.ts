import {Temporal} from 'temporal-polyfill';
import {expect, it} from 'vitest';
import {dateOfDayNumber, dayNumberOf, weekdayOfDayNumber} from './dayNumbers';

it('counts from 1970', () => {
  expect(dayNumberOf('1970-01-01')).toBe(0);
  expect(dayNumberOf('2024-02-29')).toBe(19_782);
  expect(dayNumberOf('1969-12-31')).toBe(-1);
});

it('agrees with Temporal from the year 0000 to 9999', () => {
  for (let year = 0; year < 10_000; year += 97) {
    const date = new Temporal.PlainDate(year, 1, 1).add({days: year % 366});
    const number = dayNumberOf(date.toString());
    expect(number).toBe(Temporal.PlainDate.from('1970-01-01').until(date).days);
    expect(dateOfDayNumber(number)).toBe(date.toString());
    expect(weekdayOfDayNumber(number)).toBe(date.dayOfWeek);
  }
});
