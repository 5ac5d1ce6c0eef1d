import {fail} from '../../language/errors';
import {nameOfMoment, type Moment, type Time} from '../../values/dates/dates';
import type {Names} from './names';
import {padded, type FormatPart} from './tokens';

/** '+01:00' → '+01' (X), '+0100' (XX) or '+01:00' (XXX). X leaves out minutes if they are 0. A zero offset becomes 'Z'. */
function writeOffset(offset: string, token: string): string {
  const [hours, minutes] = [offset.slice(0, 3), offset.slice(4, 6)];
  if (Number(hours) === 0 && Number(minutes) === 0) {
    return 'Z';
  }
  const short = minutes === '00' ? hours : hours + minutes;
  return {X: short, XX: hours + minutes, XXX: `${hours}:${minutes}`}[token]!;
}

function writeDateToken(token: string, {year, month, day, dayOfWeek}: Moment, names: Names) {
  switch (token) {
    case 'yyyy':
      return padded(year, 4);
    case 'yy':
      return padded(year % 100, 2);
    case 'MMMM':
      return names.months[month - 1]!;
    case 'MMM':
      return names.monthsShort[month - 1]!;
    case 'EEEE':
      return names.weekdays[dayOfWeek - 1]!;
    case 'EEE':
      return names.weekdaysShort[dayOfWeek - 1]!;
    default:
      return padded(token.startsWith('M') ? month : day, token.length);
  }
}

function writeTimeToken(token: string, moment: Extract<Moment | Time, {hour: number}>): string {
  const {hour, minute, second, millisecond, microsecond, nanosecond} = moment;
  switch (token[0]) {
    case 'H':
      return padded(hour, token.length);
    case 'h':
      return padded(hour % 12 || 12, token.length);
    case 'a':
      return hour < 12 ? 'AM' : 'PM';
    case 'm':
      return padded(minute, token.length);
    case 's':
      return padded(second, token.length);
    default:
      return [millisecond, microsecond, nanosecond]
        .map((part) => padded(part, 3))
        .join('')
        .slice(0, token.length);
  }
}

/** The format that is used if none is given: ISO 8601 with everything that the value has, down to the second. */
export function defaultFormat(moment: Moment | Time): string {
  return {
    Date: 'yyyy-MM-dd',
    DateTime: "yyyy-MM-dd'T'HH:mm:ssXXX",
    LocalDateTime: "yyyy-MM-dd'T'HH:mm:ss",
    Time: 'HH:mm:ss',
  }[nameOfMoment(moment)];
}

function writeToken(token: string, moment: Moment | Time, names: Names): string {
  const refuse = (need: string, advice: string) =>
    fail(
      'E_TYPE',
      `${token} needs ${need}, but ${moment.toString()} is a ${nameOfMoment(moment)}. ${advice}`,
      'value',
    );
  if (/^[yMdE]/.test(token)) {
    return 'year' in moment
      ? writeDateToken(token, moment, names)
      : refuse('a date', 'Use a format without a date.');
  }
  if (!('hour' in moment)) {
    return refuse('a time', 'Use a format without a time.');
  }
  if (!token.startsWith('X')) {
    return writeTimeToken(token, moment);
  }
  return 'offset' in moment
    ? writeOffset(moment.offset, token)
    : refuse(
        'an offset',
        'year' in moment
          ? 'Use `Datetime.AssignTimezone` first.'
          : 'Use a format without an offset.',
      );
}

export function writeByFormat(
  moment: Moment | Time,
  parts: readonly FormatPart[],
  names: Names,
): string {
  return parts
    .map((part) => ('literal' in part ? part.literal : writeToken(part.token, moment, names)))
    .join('');
}
