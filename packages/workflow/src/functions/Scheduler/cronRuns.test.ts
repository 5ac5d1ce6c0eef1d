import {Cron} from 'croner';
import fc from 'fast-check';
import {Temporal} from 'temporal-polyfill';
import {describe, expect, it} from 'vitest';
import {parseCron} from './cronExpression';
import {runsAfter, runUntil} from './cronRuns';

const at = (text: string) => Temporal.ZonedDateTime.from(text);
const texts = (moments: Temporal.ZonedDateTime[]) =>
  moments.map((moment) => moment.toString({timeZoneName: 'never'}));

function next(expression: string, after: string, count = 3): string[] {
  return texts(runsAfter(parseCron(expression), at(after), count));
}

describe('in Berlin', () => {
  it('a run at a skipped time starts right after the gap', () => {
    expect(next('30 2 * * *', '2024-03-30T02:30+01:00[Europe/Berlin]')).toEqual([
      '2024-03-31T03:00:00+02:00',
      '2024-04-01T02:30:00+02:00',
      '2024-04-02T02:30:00+02:00',
    ]);
  });

  it('all times in the gap share one run', () => {
    expect(next('*/20 * * * *', '2024-03-31T01:30+01:00[Europe/Berlin]')).toEqual([
      '2024-03-31T01:40:00+01:00',
      '2024-03-31T03:00:00+02:00',
      '2024-03-31T03:20:00+02:00',
    ]);
    expect(next('0,30 * * * *', '2024-03-31T00:00+01:00[Europe/Berlin]', 5)).toEqual([
      '2024-03-31T00:30:00+01:00',
      '2024-03-31T01:00:00+01:00',
      '2024-03-31T01:30:00+01:00',
      '2024-03-31T03:00:00+02:00',
      '2024-03-31T03:30:00+02:00',
    ]);
  });

  it('a run at a repeated time starts only the first time', () => {
    expect(next('30 2 * * *', '2024-10-26T12:00+02:00[Europe/Berlin]')).toEqual([
      '2024-10-27T02:30:00+02:00',
      '2024-10-28T02:30:00+01:00',
      '2024-10-29T02:30:00+01:00',
    ]);
    expect(next('*/30 * * * *', '2024-10-27T02:00+02:00[Europe/Berlin]', 2)).toEqual([
      '2024-10-27T02:30:00+02:00',
      '2024-10-27T03:00:00+01:00',
    ]);
  });
});

describe('elsewhere', () => {
  it('half an hour is skipped or repeated on Lord Howe Island', () => {
    expect(next('15 2 * * *', '2024-10-05T12:00+10:30[Australia/Lord_Howe]', 1)).toEqual([
      '2024-10-06T02:30:00+11:00',
    ]);
    expect(next('45 1 * * *', '2024-04-06T12:00+11:00[Australia/Lord_Howe]', 1)).toEqual([
      '2024-04-07T01:45:00+11:00',
    ]);
  });

  it('midnight is skipped in Beirut', () => {
    expect(next('0 0 * * *', '2024-03-30T12:00+02:00[Asia/Beirut]', 2)).toEqual([
      '2024-03-31T01:00:00+03:00',
      '2024-04-01T00:00:00+03:00',
    ]);
  });

  it('a whole day was skipped in Samoa', () => {
    expect(next('0 9 * * *', '2011-12-29T12:00-10:00[Pacific/Apia]', 2)).toEqual([
      '2011-12-31T00:00:00+14:00',
      '2011-12-31T09:00:00+14:00',
    ]);
  });
});

it('finds rare days', () => {
  expect(next('0 0 29 2 *', '2096-03-01T00:00+00:00[UTC]', 2)).toEqual([
    '2104-02-29T00:00:00+00:00',
    '2108-02-29T00:00:00+00:00',
  ]);
  expect(next('59 59 23 31 12 */7', '2024-01-01T00:00+00:00[UTC]', 1)).toEqual([
    '2028-12-31T23:59:59+00:00',
  ]);
  expect(next('0 0 29 2 */7', '2088-03-01T00:00+00:00[UTC]', 1)).toEqual([
    '2128-02-29T00:00:00+00:00',
  ]);
});

/** Finds runs by checking the local time in every elapsed minute. */
function slowRuns(expression: string, from: Temporal.ZonedDateTime, minutes: number): string[] {
  const {minutes: named, hours, months, isDay} = parseCron(expression);
  const isNamed = ({month, day, dayOfWeek, daysInMonth, hour, minute}: Temporal.PlainDateTime) =>
    months.includes(month) &&
    isDay(day, dayOfWeek % 7, daysInMonth) &&
    hours.includes(hour) &&
    named.includes(minute);
  const runs: string[] = [];
  const seen = new Set<string>();
  let expected = from.toPlainDateTime();
  for (let passed = 0; passed <= minutes; passed += 1) {
    const moment = from.add({minutes: passed});
    const clock = moment.toPlainDateTime();
    let isRun = isNamed(clock) && !seen.has(clock.toString());
    // Check the local times that the clocks skipped.
    for (
      ;
      Temporal.PlainDateTime.compare(expected, clock) < 0;
      expected = expected.add({minutes: 1})
    ) {
      isRun ||= isNamed(expected);
    }
    seen.add(clock.toString());
    expected = clock.add({minutes: 1});
    if (isRun) {
      runs.push(moment.toString({timeZoneName: 'never'}));
    }
  }
  return runs;
}

it('finds the same runs as a check in every minute, and the last one when searching backwards', () => {
  const field = (max: number) =>
    fc.oneof(
      fc.constant('*'),
      fc.integer({min: 0, max}).map(String),
      fc.integer({min: 2, max: 30}).map((step) => `*/${step}`),
    );
  const start = fc.constantFrom(
    '2024-03-30T20:00+01:00[Europe/Berlin]',
    '2024-10-26T20:00+02:00[Europe/Berlin]',
    '2024-11-02T21:00-04:00[America/New_York]',
    '2024-04-06T21:00+11:00[Australia/Lord_Howe]',
    '2024-10-05T21:00+10:30[Australia/Lord_Howe]',
    '2024-03-30T20:00+02:00[Asia/Beirut]',
    '2024-11-02T20:00-04:00[America/Havana]',
  );
  fc.assert(
    fc.property(field(59), field(23), start, (minute, hour, from) => {
      const expression = `${minute} ${hour} * * *`;
      const minutes = 12 * 60;
      const slow = slowRuns(expression, at(from), minutes);
      const end = at(from).add({minutes});
      // `runsAfter` excludes a run at the moment itself.
      const before = at(from).subtract({nanoseconds: 1});
      const quick = runsAfter(parseCron(expression), before, slow.length + 1);
      expect(texts(quick.slice(0, slow.length))).toEqual(slow);
      expect(Temporal.ZonedDateTime.compare(quick.at(-1)!, end)).toBe(1);
      const last = runUntil(parseCron(expression), end);
      expect(slow.length === 0 || texts([last!])[0] === slow.at(-1)).toBe(true);
    }),
    {numRuns: 40},
  );
}, 60_000);

describe('agrees with croner', () => {
  const start = fc
    .integer({min: Date.UTC(2000, 0) / 1000, max: Date.UTC(2036, 0) / 1000})
    .map((seconds) => Temporal.Instant.fromEpochMilliseconds(seconds * 1000));
  const number = (from: number, to: number) => fc.integer({min: from, max: to});
  const single = (from: number, to: number) => number(from, to).map(String);
  const several = (from: number, to: number) =>
    fc.oneof(
      fc.constant('*'),
      single(from, to),
      fc
        .tuple(number(from, to), number(from, to))
        .map((ends) => ends.sort((a, b) => a - b).join('-')),
      fc.array(number(from, to), {minLength: 1, maxLength: 4}).map((list) => list.join()),
    );
  const step = (to: number) => number(1, to).map((size) => `*/${size}`);
  const days = fc.tuple(
    fc.oneof(fc.constantFrom('*', 'L', '1,L'), several(1, 31)),
    fc.oneof(several(1, 12), step(12)),
    fc.oneof(fc.constantFrom('*', '7', 'mon-fri', 'sun,wed'), several(0, 6)),
  );

  function runsOfBoth(fields: readonly string[], zone: string, moment: Temporal.Instant) {
    const expression = fields.join(' ');
    const theirs = new Cron(expression, {timezone: zone, paused: true})
      .nextRuns(3, new Date(moment.epochMilliseconds))
      .map((run) => run.getTime());
    // An expression that never matches has no runs in croner and is an error in our parser.
    fc.pre(theirs.length > 0);
    const ours = runsAfter(parseCron(expression), moment.toZonedDateTimeISO(zone), 3);
    return {ours: ours.map((run) => run.epochMilliseconds), theirs};
  }

  it('on every kind of field', () => {
    const minutes = fc.oneof(several(0, 59), step(59));
    const hours = fc.oneof(several(0, 23), step(23));
    fc.assert(
      fc.property(minutes, hours, days, start, (minute, hour, rest, moment) => {
        const {ours, theirs} = runsOfBoth([minute, hour, ...rest], 'UTC', moment);
        expect(ours).toEqual(theirs);
      }),
      {numRuns: 300},
    );
  });

  it('when the clocks change', () => {
    const zones = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu'];
    fc.assert(
      fc.property(
        single(0, 59),
        single(0, 3),
        fc.constantFrom(['*', '*', '*'], ['*', '3,4,10,11', 'sun']),
        fc.constantFrom(...zones),
        start,
        (minute, hour, rest, zone, moment) => {
          const {ours, theirs} = runsOfBoth([minute, hour, ...rest], zone, moment);
          expect(ours).toEqual(theirs);
        },
      ),
      {numRuns: 400},
    );
  });
});
