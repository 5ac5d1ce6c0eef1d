import {Decimal} from 'decimal.js';
import {formatFraction, isFraction} from './formatFraction';
import {formatGeneral} from './formatGeneral';
import {failFormat, type Piece} from './parseCode';

/** Formats a non-negative number with the pieces of a section, using exact decimal rounding. */

const isDigit = ({kind}: Piece) => kind === 'digit';

/** Returns the filler for a missing digit: 0 for 0, a space for ?, nothing for #. */
function fillerOf(placeholder: string): string {
  return {'0': '0', '?': ' ', '#': ''}[placeholder]!;
}

/** Fills the placeholders before the decimal point. All remaining digits go into the leftmost placeholder. */
function writeInteger(
  digits: string,
  placeholders: readonly string[],
  isGrouped: boolean,
): string[] {
  const length = Math.max(digits.length, placeholders.length);
  const texts: string[] = placeholders.map(() => '');
  for (let place = 0; place < length; place++) {
    const index = Math.max(placeholders.length - 1 - place, 0);
    const digit = digits[digits.length - 1 - place] ?? fillerOf(placeholders[index]!);
    const isGroupEnd = isGrouped && place > 0 && place % 3 === 0 && digit !== '';
    const separator = isGroupEnd ? (digit === ' ' ? ' ' : ',') : '';
    texts[index] = digit + separator + texts[index]!;
  }
  return texts;
}

function writeFraction(digits: string, placeholders: readonly string[]): string[] {
  const significant = digits.replace(/0+$/, '').length;
  return placeholders.map((placeholder, index) =>
    index < significant ? digits[index]! : fillerOf(placeholder),
  );
}

/** Returns the index of the decimal point, or the number of pieces if there is none. */
function endOfInteger(pieces: readonly Piece[]): number {
  const point = pieces.findIndex(({kind}) => kind === 'point');
  return point < 0 ? pieces.length : point;
}

/** Returns the indexes of the consecutive commas right after a position. */
function commasAfter(pieces: readonly Piece[], position = pieces.length): number[] {
  const commas: number[] = [];
  for (let index = position + 1; pieces[index]?.kind === 'comma'; index++) {
    commas.push(index);
  }
  return commas;
}

/** Writes a number without an exponent, and returns one text for each piece. */
function writePieces(pieces: readonly Piece[], value: Decimal): {texts: string[]; isZero: boolean} {
  const end = endOfInteger(pieces);
  const indexes = [...pieces.keys()].filter((index) => isDigit(pieces[index]!));
  const [before, after] = [indexes.filter((i) => i < end), indexes.filter((i) => i > end)];
  // Commas between digit placeholders group the digits. Each comma right after them divides the number by 1,000.
  const commas = [...pieces.keys()].filter((index) => pieces[index]!.kind === 'comma');
  const isGrouped = commas.some((index) => index > before[0]! && index < before.at(-1)!);
  const scaling = [...commasAfter(pieces, before.at(-1)), ...commasAfter(pieces, after.at(-1))];
  const isSilent = (index: number) =>
    (index > indexes[0]! && index < indexes.at(-1)!) || scaling.includes(index);
  const percents = pieces.filter(({kind}) => kind === 'percent').length;

  const scaled = value.times(new Decimal(10).pow(2 * percents - 3 * scaling.length));
  const [integer = '', fraction = ''] = scaled
    .toFixed(after.length, Decimal.ROUND_HALF_UP)
    .split('.');
  const digits = integer === '0' ? '' : integer;
  const placeholders = (list: readonly number[]) => list.map((index) => pieces[index]!.text);
  const integerTexts = writeInteger(
    digits,
    before.length > 0 ? placeholders(before) : ['#'],
    isGrouped,
  );
  const fractionTexts = writeFraction(fraction, placeholders(after));

  const texts = pieces.map(({kind, text}, index) => {
    if (kind === 'comma') {
      return isSilent(index) ? '' : text;
    }
    if (kind === 'digit') {
      return index < end
        ? integerTexts[before.indexOf(index)]!
        : fractionTexts[after.indexOf(index)]!;
    }
    // If no placeholder comes before the decimal point, the integer digits are still written there.
    return index === end && before.length === 0 ? integerTexts[0]! + text : text;
  });
  return {texts, isZero: indexes.length > 0 && /^0*$/.test(integer + fraction)};
}

/** Writes 123456 as 1.23456E+5, or as 123.456E+3 if the format has three digits before the decimal point. */
function writeScientific(pieces: readonly Piece[], at: number, value: Decimal): string {
  const [mantissa, rest] = [pieces.slice(0, at), pieces.slice(at + 1)];
  const end = endOfInteger(mantissa);
  const places = Math.max(mantissa.slice(0, end).filter(isDigit).length, 1);
  const decimals = mantissa.slice(end).filter(isDigit).length;
  const exponentOf = (number: Decimal) => Math.floor(number.e / places) * places;
  let exponent = value.isZero() ? 0 : exponentOf(value);
  const shifted = (by: number) => value.div(new Decimal(10).pow(by));
  if (
    shifted(exponent)
      .toDecimalPlaces(decimals, Decimal.ROUND_HALF_UP)
      .gte(10 ** places)
  ) {
    exponent += places;
  }
  const width = rest.findIndex((piece) => !isDigit(piece));
  const length = width < 0 ? rest.length : width;
  if (length === 0) {
    failFormat('The exponent in the format code has no digits. Use E+0 or E+00.');
  }
  const sign = exponent < 0 ? '-' : pieces[at]!.text.endsWith('+') ? '+' : '';
  const digits = String(Math.abs(exponent)).padStart(length, '0');
  const tail = rest
    .slice(length)
    .map(({text}) => text)
    .join('');
  const letter = pieces[at]!.text[0];
  return `${writePieces(mantissa, shifted(exponent)).texts.join('')}${letter}${sign}${digits}${tail}`;
}

export function formatNumber(
  pieces: readonly Piece[],
  absolute: number,
): {text: string; isZero: boolean} {
  const value = new Decimal(absolute);
  const has = (kind: Piece['kind']) => pieces.some((piece) => piece.kind === kind);
  if (has('general')) {
    if (has('digit')) {
      failFormat(
        'A section of the format code mixes General and digits. Use only one of them per section.',
      );
    }
    const texts = pieces.map(({kind, text}) => (kind === 'general' ? formatGeneral(value) : text));
    return {text: texts.join(''), isZero: value.isZero()};
  }
  if (isFraction(pieces)) {
    return {text: formatFraction(pieces, value), isZero: value.isZero()};
  }
  const exponent = pieces.findIndex(({kind}) => kind === 'exponent');
  if (exponent >= 0) {
    return {text: writeScientific(pieces, exponent, value), isZero: value.isZero()};
  }
  const {texts, isZero} = writePieces(pieces, value);
  return {text: texts.join(''), isZero};
}
