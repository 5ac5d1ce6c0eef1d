import fc from 'fast-check';
import {expect, it} from 'vitest';
import type {Value} from '@documentation/base/internal/values/types';
import {invoke} from '../../language/invoke';
import {dateOfDayNumber} from '@documentation/base/internal/values/dates/dayNumbers';
import AddBusinessDays from './AddBusinessDays';
import BusinessDaysBetween from './BusinessDaysBetween';

it('counts the days that AddBusinessDays adds', async () => {
  const context = {now: '2024-05-01T12:00:00Z'};
  const date = fc.integer({min: 19_000, max: 20_000}).map(dateOfDayNumber);
  await fc.assert(
    fc.asyncProperty(
      date,
      fc.integer({min: -300, max: 300}),
      fc.array(date, {maxLength: 5}),
      async (start, days, holidays) => {
        const options: Record<string, Value> = {holidays, weekend: ['friday', 'saturday']};
        const end = await invoke(AddBusinessDays, {value: start, days, ...options}, context);
        const count = await invoke(BusinessDaysBetween, {start, end, ...options}, context);
        expect(count).toBe(days);
      },
    ),
  );
});
