import {Temporal} from 'temporal-polyfill';
import {hasType} from '@documentation/base/internal/values/typeChecks';
import type {MappingFunction} from '@documentation/mapping/internal/language/types';
import {toZoned} from '@documentation/base/internal/values/dates/dates';
import type {SkippedTimePicture, Tick} from '@documentation/reference/internal/pages/pictures';
import {exampleValues, UnfitExample} from './exampleValues';

/** How many hours to draw before and after the gap. */
const HOURS = 1;

/** Returns the gap at the last clock change before a moment, if the clocks went forward. */
function gapBefore(moment: Temporal.ZonedDateTime) {
  const end = moment.getTimeZoneTransition('previous');
  const last = end?.subtract({nanoseconds: 1});
  if (!end || !last || last.offsetNanoseconds >= end.offsetNanoseconds) {
    return undefined;
  }
  const minutes = (end.offsetNanoseconds - last.offsetNanoseconds) / 60e9;
  return {
    start: end.toPlainDateTime().subtract({minutes}),
    minutes,
    offsetBefore: last.offset,
    offsetAfter: end.offset,
  };
}

/** Draws a time that doesn't exist because the clocks go forward, and the time used instead. */
export async function skippedTimePicture(
  definition: MappingFunction,
  title: string,
): Promise<SkippedTimePicture> {
  const {values, result} = await exampleValues(definition, title);
  if (!hasType(values.value!, 'LocalDateTime') || !hasType(result, 'DateTime')) {
    throw new UnfitExample(definition, title, 'it must turn a LocalDateTime into a DateTime.');
  }
  const given = Temporal.PlainDateTime.from(values.value as string);
  const moment = toZoned(result as string);
  const gap = gapBefore(moment);
  const tickAt = (time: Temporal.PlainDateTime): Tick => ({
    at: gap!.start.until(time).total('minute'),
    text: time.toPlainTime().toString({smallestUnit: 'minute'}),
  });
  if (!gap || tickAt(given).at < 0 || tickAt(given).at >= gap.minutes) {
    throw new UnfitExample(definition, title, '`value` must be a time that the clocks skip.');
  }
  const {start, minutes, offsetBefore, offsetAfter} = gap;
  const end = start.add({minutes});
  const hours = Array.from({length: HOURS + 1}, (_, hour) => hour);
  const from = tickAt(given);
  const to = tickAt(moment.toPlainDateTime());
  const [date, zone] = [start.toPlainDate().toString(), moment.timeZoneId];
  return {
    kind: 'skippedTime',
    caption: `Example “${title}”: ${from.text} doesn’t exist in ${zone} on ${date} and becomes ${to.text}.`,
    label: `On ${date}, clocks in ${zone} skip from ${tickAt(start).text} to ${tickAt(end).text}, and the offset changes from ${offsetBefore} to ${offsetAfter}. The time ${from.text} doesn’t exist and becomes ${to.text}.`,
    zone,
    date,
    gapMinutes: minutes,
    ticks: [
      ...hours.map((hour) => start.subtract({hours: hour})).reverse(),
      ...hours.map((hour) => end.add({hours: hour})),
    ].map(tickAt),
    given: from,
    result: to,
    offsetBefore,
    offsetAfter,
  };
}
