import {dateOfSerialDay, excel1900, INVENTED_DAY, MS_PER_DAY} from '../serials';
import {fail} from '../../../language/errors';
import {namesByLanguage} from '../../../values/dates/names';
import {failFormat, type Piece} from './parseCode';

/** Formats a serial number with the date and time pieces of a section, independently of the host's time zone. */

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

interface Clock {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** 0 is Monday. As in Excel, weekdays before March 1900 are off by one. */
  readonly weekday: number;
  /** The whole serial number in milliseconds, days included. */
  readonly milliseconds: number;
}

function clockOf(milliseconds: number): Clock {
  const serialDay = Math.floor(milliseconds / MS_PER_DAY);
  const date =
    dateOfSerialDay(serialDay, excel1900) ??
    (serialDay === INVENTED_DAY ? '1900-02-29' : '1900-01-00');
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return {year, month, day, weekday: (serialDay + 5) % 7, milliseconds};
}

const padded = (number: number, length: number) => String(number).padStart(length, '0');

function writeDatePart(text: string, clock: Clock): string {
  const unknown = () =>
    failFormat(`${text} is too long for a date part. Use at most "yyyy", "mmmmm" or "dddd".`);
  switch (text[0]) {
    case 'y':
      return text.length > 4
        ? unknown()
        : text.length > 2
          ? padded(clock.year, 4)
          : padded(clock.year % 100, 2);
    case 'm': {
      const name = months[clock.month - 1]!;
      const names = [undefined, undefined, monthsShort[clock.month - 1]!, name, name[0]!];
      return text.length > names.length
        ? unknown()
        : (names[text.length - 1] ?? padded(clock.month, text.length));
    }
    default: {
      const names = [undefined, undefined, weekdaysShort[clock.weekday]!, weekdays[clock.weekday]!];
      return text.length > names.length
        ? unknown()
        : (names[text.length - 1] ?? padded(clock.day, text.length));
    }
  }
}

const msPerUnit: Readonly<Record<string, number>> = {h: 3_600_000, m: 60_000, s: 1000};

function writeField(field: Field, clock: Clock, isHalfDay: boolean): string {
  const count = (letter: string) => Math.floor(clock.milliseconds / msPerUnit[letter]!);
  const {kind, text} = field;
  if (kind === 'elapsed') {
    return padded(count(text[0]!), text.length);
  }
  if (kind === 'halfDay') {
    const half = count('h') % 24 < 12 ? 'AM' : 'PM';
    // Excel keeps the case of A/P, but always writes AM and PM in capitals.
    return text.length > 3 ? half : text[half === 'AM' ? 0 : 2]!;
  }
  if (kind === 'fraction') {
    return `.${padded(clock.milliseconds % 1000, 3).slice(0, text.length)}`;
  }
  if (kind === 'minute') {
    return padded(count('m') % 60, text.length);
  }
  if (kind !== 'date') {
    return text;
  }
  if (!/^[hs]/.test(text)) {
    return writeDatePart(text, clock);
  }
  if (text.length > 2) {
    return failFormat(`${text} is too long for a time part. Use at most "hh" or "ss".`);
  }
  const hour = count('h') % 24;
  const number = text.startsWith('s') ? count('s') % 60 : isHalfDay ? hour % 12 || 12 : hour;
  return padded(number, text.length);
}

/** Rounds to the whole or fractional seconds that the format can show. Doesn't round if the format shows no time. */
function roundTo(fields: readonly Field[], milliseconds: number): number {
  const hasTime = fields.some(
    ({kind, text}) =>
      ['elapsed', 'halfDay', 'minute', 'fraction'].includes(kind) ||
      (kind === 'date' && /^[hs]/.test(text)),
  );
  if (!hasTime) {
    return milliseconds;
  }
  const digits = fields.find(({kind}) => kind === 'fraction')?.text.length ?? 0;
  const step = 10 ** (3 - digits);
  return Math.round(milliseconds / step) * step;
}

export function formatDate(pieces: readonly Piece[], serial: number): string {
  const fields = fieldsOf(pieces);
  const milliseconds = roundTo(fields, Math.round(serial * MS_PER_DAY));
  if (!(milliseconds >= 0 && milliseconds < (excel1900.lastSerialDay + 1) * MS_PER_DAY)) {
    fail(
      'E_RANGE',
      `${serial} isn’t a date from 1900 to 9999. Check the value, or use a format code for numbers.`,
      'value',
    );
  }
  const clock = clockOf(milliseconds);
  const isHalfDay = fields.some(({kind}) => kind === 'halfDay');
  return fields.map((field) => writeField(field, clock, isHalfDay)).join('');
}
