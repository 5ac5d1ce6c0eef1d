import {expect, it} from 'vitest';
import {parseCron} from './cronExpression';

it.each([
  ['* * * * *', {seconds: [0], hours: 24, minutes: 60, months: 12}],
  ['30 7 * * *', {seconds: [0], minutes: [30], hours: [7]}],
  ['*/20 */15 9-17/4 * *  *', {seconds: [0, 20, 40], minutes: [0, 15, 30, 45], hours: [9, 13, 17]}],
  ['5,1,3-4,1 * * JAN,dec *', {minutes: [1, 3, 4, 5], months: [1, 12]}],
  ['50/3 0 1 1 *', {minutes: [50, 53, 56, 59]}],
])('reads %s', (expression, expected) => {
  const cron = parseCron(expression);
  for (const [field, numbers] of Object.entries(expected)) {
    const found = cron[field as 'hours'];
    expect(typeof numbers === 'number' ? found.length : found).toEqual(numbers);
  }
});

/** [day, weekday, days in the month] for April 2024, which starts on a Monday. */
const aprilDays = Array.from({length: 30}, (_, index) => [index + 1, (index + 1) % 7, 30] as const);

it.each([
  ['0 0 * * *', 30],
  ['0 0 1,15 * *', 2],
  ['0 0 * * mon', 5],
  ['0 0 * * 0', 4],
  ['0 0 * * 7', 4],
  ['0 0 * * 5-7', 12],
  ['0 0 13 * fri', 5],
  ['0 0 */10 * mon', 1],
  ['0 0 L * *', 1],
  ['0 0 15,L * *', 2],
])('%s matches %i days in April 2024', (expression, count) => {
  const {isDay} = parseCron(expression);
  expect(aprilDays.filter((day) => isDay(...day))).toHaveLength(count);
});

it.each([
  '',
  '* * * *',
  '* * * * * * *',
  '60 * * * *',
  '* 24 * * *',
  '* * 0 * *',
  '* * 32 * *',
  '* * * 13 *',
  '* * * * 8',
  '* * * foo *',
  '-1 * * * *',
  '5- * * * *',
  '5-1 * * * *',
  '1-2-3 * * * *',
  '*/0 * * * *',
  '*/ * * * *',
  '1/2/3 * * * *',
  '*-5 * * * *',
  '1,,2 * * * *',
  '1.5 * * * *',
  '0x1 * * * *',
  '? * * * *',
  '@daily',
])('rejects "%s"', (expression) => {
  expect(() => parseCron(expression)).toThrow(expect.objectContaining({code: 'E_PARSE'}));
});

it.each(['0 0 31 2 *', '0 0 30 feb *', '0 0 31 4,6,9,11 *'])('"%s" never matches', (expression) => {
  expect(() => parseCron(expression)).toThrow(expect.objectContaining({code: 'E_RANGE'}));
});

it.each(['0 0 29 2 *', '0 0 31 2 mon', '0 0 L 2 *'])('"%s" matches some day', (expression) => {
  expect(() => parseCron(expression)).not.toThrow();
});
