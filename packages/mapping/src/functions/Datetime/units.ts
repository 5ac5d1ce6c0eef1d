/** The date units, each with its description for the documentation. */
const unitsOfDates = {
  years: 'calendar years',
  quarters: 'three months',
  months: 'calendar months',
  weeks: 'seven days',
  days: 'calendar days',
};

const unitsOfTimes = {
  hours: '60 minutes',
  minutes: '60 seconds',
  seconds: '1,000 milliseconds',
};

export const units = {...unitsOfDates, ...unitsOfTimes, milliseconds: 'thousandths of a second'};

export type Unit = keyof typeof units;
export type DateUnit = keyof typeof unitsOfDates;

export function isDateUnit(unit: Unit): unit is DateUnit {
  return Object.hasOwn(unitsOfDates, unit);
}

/** The units that StartOf, EndOf and Compare accept. */
export const periods = {
  years: 'from 1 January to 31 December',
  quarters: 'three months, starting in January, April, July or October',
  months: 'from the first day to the last',
  weeks: 'seven days, starting on the day set in `weekStart`',
  days: 'from midnight to midnight',
  hours: 'from minute 0 to 59',
  minutes: 'from second 0 to 59',
  seconds: 'from millisecond 0 to 999',
};

export type Period = keyof typeof periods;

export const weekStarts = {
  monday: 'as in ISO 8601 and most of Europe',
  sunday: 'as in North America and Japan',
  saturday: 'as in much of the Middle East',
};

export type WeekStart = keyof typeof weekStarts;
