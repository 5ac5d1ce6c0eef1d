import type {Temporal} from 'temporal-polyfill';
import {hasType} from '@documentation/base/internal/values/typeChecks';
import type {Value} from '@documentation/base/internal/values/types';
import type {MappingFunction} from '@documentation/mapping/internal/language/types';
import {toZoned} from '@documentation/base/internal/values/dates/dates';
import type {Clock, TimeLinePicture} from '@documentation/reference/internal/pages/pictures';
import {exampleValues, UnfitExample} from './exampleValues';

/** How many hours to draw before and after the moment. */
const HOURS = 3;

const timeOf = (moment: Temporal.ZonedDateTime) =>
  moment.toPlainTime().toString({smallestUnit: 'minute'});

function clockOf(moment: Temporal.ZonedDateTime): Clock {
  const wholeHour = moment.round({smallestUnit: 'hour', roundingMode: 'floor'});
  const hours = Array.from({length: 2 * HOURS + 1}, (_, index) =>
    wholeHour.add({hours: index - HOURS}),
  );
  return {
    zone: /^[+-]/.test(moment.timeZoneId) ? undefined : moment.timeZoneId,
    offset: moment.offset,
    date: moment.toPlainDate().toString(),
    time: timeOf(moment),
    ticks: hours.map((hour) => ({
      at: moment.until(hour).total('minute'),
      text: timeOf(hour),
    })),
  };
}

/** Formats a clock's time with its zone or offset: '18:00 in UTC', '14:30 at +05:30' */
function reading({zone, offset, time}: Clock): string {
  return zone === undefined ? `${time} at ${offset}` : `${time} in ${zone}`;
}

function datedReading(clock: Clock): string {
  return `${clock.date} ${reading(clock)}`;
}

function fullReading(clock: Clock): string {
  const offset =
    clock.zone === undefined || clock.zone === 'UTC' ? '' : ` (offset ${clock.offset})`;
  return `${datedReading(clock)}${offset}`;
}

const isDateTime = (value: Value | undefined): value is string =>
  value !== undefined && hasType(value, 'DateTime');

/** Draws one moment on two clocks. */
export async function timeLinePicture(
  definition: MappingFunction,
  title: string,
): Promise<TimeLinePicture> {
  const {values, result} = await exampleValues(definition, title);
  if (!isDateTime(values.value) || !isDateTime(result)) {
    throw new UnfitExample(definition, title, '`value` and the result must be of type DateTime.');
  }
  const moments = [toZoned(values.value), toZoned(result)] as const;
  if (moments[0].epochMilliseconds !== moments[1].epochMilliseconds) {
    throw new UnfitExample(definition, title, '`value` and the result must be the same moment.');
  }
  const clocks = [clockOf(moments[0]), clockOf(moments[1])] as const;
  const short = clocks[0].date === clocks[1].date ? reading : datedReading;
  return {
    kind: 'timeLine',
    caption: `Example “${title}”: ${short(clocks[0])} is ${short(clocks[1])}.`,
    label: `The same moment on two clocks: ${fullReading(clocks[0])} is ${fullReading(clocks[1])}.`,
    clocks,
  };
}
