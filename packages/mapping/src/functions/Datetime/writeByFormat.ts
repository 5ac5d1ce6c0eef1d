import {fail} from '@documentation/base/internal/values/errors';
import {weekdayOf, type Fields} from './fields';
import type {Names} from '@documentation/base/internal/values/dates/names';
import {padded, type FormatPart} from './tokens';

type Time = NonNullable<Fields['time']>;

/** '+01:00' → '+01' (X), '+0100' (XX) or '+01:00' (XXX). X leaves out minutes if they are 0. A zero offset becomes 'Z'. */
function writeOffset(offset: string, token: string): string {
  const [hours, minutes] = [offset.slice(0, 3), offset.slice(4, 6)];
  if (offset === 'Z' || (Number(hours) === 0 && Number(minutes) === 0)) {
    return 'Z';
  }
  const short = minutes === '00' ? hours : hours + minutes;
  return {X: short, XX: hours + minutes, XXX: `${hours}:${minutes}`}[token]!;
}

function writeDateToken(token: string, date: string, names: Names): string {
  const [year, month, day] = [date.slice(0, 4), Number(date.slice(5, 7)), Number(date.slice(8))];
  switch (token) {
    case 'yyyy':
      return year;
    case 'yy':
      return year.slice(2);
    case 'MMMM':
      return names.months[month - 1]!;
    case 'MMM':
      return names.monthsShort[month - 1]!;
    case 'EEEE':
      return names.weekdays[weekdayOf(date) - 1]!;
    case 'EEE':
      return names.weekdaysShort[weekdayOf(date) - 1]!;
    default:
      return padded(token.startsWith('M') ? month : day, token.length);
  }
}

function writeTimeToken(token: string, {hour, minute, second}: Time, fraction: string): string {
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
      return fraction.slice(0, token.length);
  }
}

/** The format that is used if none is given: ISO 8601 with everything that the value has, down to the second. */
export function defaultFormat({type}: Fields): string {
  return {
    Date: 'yyyy-MM-dd',
    DateTime: "yyyy-MM-dd'T'HH:mm:ssXXX",
    LocalDateTime: "yyyy-MM-dd'T'HH:mm:ss",
    Time: 'HH:mm:ss',
  }[type];
}

function writeToken(token: string, fields: Fields, names: Names): string {
  const {type, text, date, time, fraction = '', offset} = fields;
  const refuse = (need: string, advice: string) =>
    fail('E_TYPE', `${token} needs ${need}, but ${text} is a ${type}. ${advice}`, 'value');
  if (/^[yMdE]/.test(token)) {
    return date === undefined
      ? refuse('a date', 'Use a format without a date.')
      : writeDateToken(token, date, names);
  }
  if (!time) {
    return refuse('a time', 'Use a format without a time.');
  }
  if (!token.startsWith('X')) {
    return writeTimeToken(token, time, fraction);
  }
  return offset === undefined
    ? refuse(
        'an offset',
        date === undefined
          ? 'Use a format without an offset.'
          : 'Use `Datetime.AssignTimezone` first.',
      )
    : writeOffset(offset, token);
}

export function writeByFormat(fields: Fields, parts: readonly FormatPart[], names: Names): string {
  return parts
    .map((part) => ('literal' in part ? part.literal : writeToken(part.token, fields, names)))
    .join('');
}
