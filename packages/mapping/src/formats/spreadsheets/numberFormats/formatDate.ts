import {dayNumberOfSerialDay, excel1900, INVENTED_DAY, MS_PER_DAY} from '../serials';
import {fail} from '@documentation/base/internal/values/errors';
import {namesByLanguage} from '@documentation/base/internal/values/dates/names';
import {failFormat, type Piece} from './parseCode';

/** Formats serial numbers with the date and time pieces of a section, independently of the host's time zone. */

const {months, monthsShort, weekdays, weekdaysShort} = namesByLanguage.en!;

type Field =
  | Exclude<Piece, {kind: 'date'}>
  | {readonly kind: 'date' | 'minute' | 'fraction'; readonly text: string};

export function isDateSection(pieces: readonly Piece[]): boolean {
  return pieces.some(({kind}) => ['date', 'elapsed', 'halfDay'].includes(kind));
}

const isClock = (field: Field | undefined, letter: string) =>
  field !== undefined && field.text.startsWith(letter) && ['date', 'elapsed'].includes(field.kind);

function failMixed(): never {
  return failFormat(
    'A section of the format code mixes numbers and dates. Use only one of them per section.',
  );
}

/** Distinguishes minutes from months, and fractional seconds from full stops. */
function fieldsOf(pieces: readonly Piece[]): readonly Field[] {
  const fields: Field[] = [];
  const clocks = pieces.filter(({kind}) => kind === 'date' || kind === 'elapsed');
  for (const [index, piece] of pieces.entries()) {
    const place = clocks.indexOf(piece);
    const isMinute =
      /^mm?$/.test(piece.text) &&
      (isClock(clocks[place - 1], 'h') || isClock(clocks[place + 1], 's'));
    const last = fields.at(-1);
    if (piece.kind === 'date' && isMinute) {
      fields.push({kind: 'minute', text: piece.text});
    } else if (['exponent', 'general', 'percent'].includes(piece.kind)) {
      failMixed();
    } else if (piece.kind === 'digit') {
      if (last?.kind !== 'fraction' || piece.text !== '0' || last.text.length === 3) {
        failMixed();
      }
      fields[fields.length - 1] = {kind: 'fraction', text: `${last.text}0`};
    } else if (piece.kind === 'point' && isClock(last, 's') && pieces[index + 1]?.text === '0') {
      fields.push({kind: 'fraction', text: ''});
    } else {
      fields.push(piece);
    }
  }
  return fields;
}

interface Calendar {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** 0 is Monday. As in Excel, weekdays before March 1900 are off by one. */
  readonly weekday: number;
}

function calendarOf(milliseconds: number): Calendar {
  const serialDay = Math.floor(milliseconds / MS_PER_DAY);
  const weekday = (serialDay + 5) % 7;
  const dayNumber = dayNumberOfSerialDay(serialDay, excel1900);
  if (dayNumber === null) {
    const [month, day] = serialDay === INVENTED_DAY ? [2, 29] : [1, 0];
    return {year: 1900, month, day, weekday};
  }
  const date = new Date(dayNumber * MS_PER_DAY);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday,
  };
}

const dayZero = calendarOf(0);

const padded = (number: number, length: number) => String(number).padStart(length, '0');

/** Returns a function that writes a part of a date. */
function datePartWriter(text: string): WriteField {
  const {length} = text;
  if (length > (text.startsWith('m') ? 5 : 4)) {
    failFormat(`${text} is too long for a date part. Use at most "yyyy", "mmmmm" or "dddd".`);
  }
  if (text.startsWith('y')) {
    return (_, {year}) => (length > 2 ? padded(year, 4) : padded(year % 100, 2));
  }
  if (text.startsWith('m')) {
    const names = [monthsShort, months, months.map((name) => name[0]!)][length - 3];
    return (_, {month}) => names?.[month - 1] ?? padded(month, length);
  }
  const names = [weekdaysShort, weekdays][length - 3];
  return (_, {day, weekday}) => names?.[weekday] ?? padded(day, length);
}

const msPerUnit: Readonly<Record<string, number>> = {h: 3_600_000, m: 60_000, s: 1000};

/** Writes a field of a number of milliseconds, days included. */
type WriteField = (milliseconds: number, calendar: Calendar) => string;

const isTimePart = (text: string) => /^[hs]/.test(text);

function timePartWriter(letter: string, length: number, isHalfDay: boolean): WriteField {
  const unit = msPerUnit[letter]!;
  const inUnits = (milliseconds: number) => Math.floor(milliseconds / unit);
  if (letter !== 'h') {
    return (milliseconds) => padded(inUnits(milliseconds) % 60, length);
  }
  const hours = isHalfDay ? 12 : 24;
  return (milliseconds) => padded(inUnits(milliseconds) % hours || (isHalfDay ? 12 : 0), length);
}

function fieldWriter({kind, text}: Field, isHalfDay: boolean): WriteField {
  const {length} = text;
  switch (kind) {
    case 'elapsed': {
      const unit = msPerUnit[text[0]!]!;
      return (milliseconds) => padded(Math.floor(milliseconds / unit), length);
    }
    case 'halfDay': {
      // Excel keeps the case of A/P, but always writes AM and PM in capitals.
      const [am, pm] = length > 3 ? ['AM', 'PM'] : [text[0]!, text[2]!];
      return (milliseconds) => (milliseconds % MS_PER_DAY < MS_PER_DAY / 2 ? am : pm);
    }
    case 'fraction':
      return (milliseconds) => `.${padded(milliseconds % 1000, 3).slice(0, length)}`;
    case 'minute':
      return timePartWriter('m', length, isHalfDay);
    case 'date':
      if (!isTimePart(text)) {
        return datePartWriter(text);
      }
      return length > 2
        ? failFormat(`${text} is too long for a time part. Use at most "hh" or "ss".`)
        : timePartWriter(text[0]!, length, isHalfDay);
    default:
      return () => text;
  }
}

/** Returns the step of the whole or fractional seconds that the format can show. A format without a time has step 1. */
function stepOf(fields: readonly Field[]): number {
  const hasTime = fields.some(
    ({kind, text}) =>
      ['elapsed', 'halfDay', 'minute', 'fraction'].includes(kind) ||
      (kind === 'date' && isTimePart(text)),
  );
  const digits = fields.find(({kind}) => kind === 'fraction')?.text.length ?? 0;
  return hasTime ? 10 ** (3 - digits) : 1;
}

/** Returns a function that writes serial numbers. Fails if the pieces can't be combined. */
export function dateWriter(pieces: readonly Piece[]): (serial: number) => string {
  const fields = fieldsOf(pieces);
  const step = stepOf(fields);
  const isHalfDay = fields.some(({kind}) => kind === 'halfDay');
  const hasCalendar = fields.some(({kind, text}) => kind === 'date' && !isTimePart(text));
  const writers = fields.map((field) => fieldWriter(field, isHalfDay));
  return (serial) => {
    const milliseconds = Math.round(Math.round(serial * MS_PER_DAY) / step) * step;
    if (!(milliseconds >= 0 && milliseconds < (excel1900.lastSerialDay + 1) * MS_PER_DAY)) {
      fail(
        'E_RANGE',
        `${serial} isn’t a date from 1900 to 9999. Check the value, or use a format code for numbers.`,
        'value',
      );
    }
    const calendar = hasCalendar ? calendarOf(milliseconds) : dayZero;
    let text = '';
    for (const write of writers) {
      text += write(milliseconds, calendar);
    }
    return text;
  };
}
