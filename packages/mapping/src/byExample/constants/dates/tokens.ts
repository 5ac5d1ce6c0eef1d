export type FieldName =
  | 'year'
  | 'month'
  | 'day'
  | 'weekday'
  | 'hour'
  | 'minute'
  | 'second'
  | 'fraction'
  | 'half';

export interface Token {
  readonly code: string;
  readonly field: FieldName;
}

export const token = (code: string, field: FieldName): Token => ({code, field});
const year = token('yyyy', 'year');
const [month, day, hour] = [token('MM', 'month'), token('dd', 'day'), token('HH', 'hour')];
const [minute, second] = [token('mm', 'minute'), token('ss', 'second')];

/** How a run of digits can be read, by its length. */
export const readingsByLength: Readonly<Record<number, readonly (readonly Token[])[]>> = {
  1: [[token('d', 'day')], [token('M', 'month')], [token('H', 'hour')], [token('h', 'hour')]],
  2: [
    [day],
    [month],
    [hour],
    [token('hh', 'hour')],
    [minute],
    [second],
    [token('yy', 'year')],
    [token('d', 'day')],
    [token('M', 'month')],
    [token('H', 'hour')],
    [token('h', 'hour')],
  ],
  3: [[token('SSS', 'fraction')]],
  4: [[year], [hour, minute]],
  6: [
    [token('yy', 'year'), month, day],
    [day, month, token('yy', 'year')],
    [hour, minute, second],
    [year, month],
  ],
  8: [
    [year, month, day],
    [day, month, year],
    [month, day, year],
  ],
  12: [[year, month, day, hour, minute]],
  14: [[year, month, day, hour, minute, second]],
};

export const largest: Partial<Record<FieldName, number>> = {
  month: 12,
  day: 31,
  hour: 23,
  minute: 59,
  second: 59,
};

/** Minutes follow hours, and seconds follow minutes. */
export const precedes: Partial<Record<FieldName, FieldName>> = {
  minute: 'hour',
  second: 'minute',
  fraction: 'second',
};
