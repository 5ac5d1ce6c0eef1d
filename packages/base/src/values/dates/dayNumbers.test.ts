import {Temporal} from 'temporal-polyfill';
import {expect, it} from 'vitest';
import {dateOfDayNumber, dayNumberOf, weekdayOfDayNumber} from './dayNumbers';

it('counts from 1970', () => {
  expect(dayNumberOf('1970-01-01')).toBe(0);
  expect(dayNumberOf('2024-02-29')).toBe(19_782);
  expect(dayNumberOf('1969-12-31')).toBe(-1);
});

it('agrees with Temporal from the year 0000 to 9999', () => {
  const [first, last] = ['0000-01-01', '9999-12-31'].map((text) => Temporal.PlainDate.from(text));
  const start = first!.until('1970-01-01').days;
  const days = first!.until(last!).days;
  // 36 days apart, so the dates are in all months of all years.
  for (let day = 0; day <= days; day += 36) {
    const date = first!.add({days: day});
    const text = date.toString();
    expect([text, dayNumberOf(text)]).toEqual([text, day - start]);
    expect(dateOfDayNumber(day - start)).toBe(text);
    expect(weekdayOfDayNumber(day - start)).toBe(date.dayOfWeek);
  }
});
