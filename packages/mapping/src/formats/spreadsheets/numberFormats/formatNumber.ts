import {fractionWriter, isFraction} from './formatFraction';
import {formatGeneral} from './formatGeneral';
import {failFormat, type Piece} from './parseCode';
import {roundedText} from './roundedText';

/** Formats non-negative numbers with the pieces of a section, using exact decimal rounding. */

const isDigit = ({kind}: Piece) => kind === 'digit';

const fillers: Readonly<Record<string, string>> = {'0': '0', '?': ' ', '#': ''};

/** Returns the filler for a missing digit: 0 for 0, a space for ?, nothing for #. */
const fillerOf = ({text}: Piece) => fillers[text]!;

/** Adds the separator after a digit. The last digit has place 0. */
function separated(digit: string, place: number): string {
  const isGroupEnd = place > 0 && place % 3 === 0 && digit !== '';
  return isGroupEnd ? digit + (digit === ' ' ? ' ' : ',') : digit;
}

/** Fills the placeholders before the decimal point. All remaining digits go into the leftmost placeholder. */
function writeInteger(digits: string, places: readonly string[], isGrouped: boolean): string[] {
  const missing = places.length - digits.length;
  const all = missing > 0 ? [...places.slice(0, missing), ...digits] : [...digits];
  const texts = isGrouped
    ? all.map((digit, index) => separated(digit, all.length - 1 - index))
    : all;
  const more = texts.splice(0, texts.length - places.length).join('');
  texts[0] = more + texts[0]!;
  return texts;
}

function writeFraction(digits: string, places: readonly string[]): string[] {
  let significant = digits.length;
  while (digits[significant - 1] === '0') {
    significant--;
  }
  return places.map((filler, index) => (index < significant ? digits[index]! : filler));
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

interface Written {
  readonly text: string;
  readonly isZero: boolean;
}

/** Returns a function that multiplies numbers by a power of 10, and writes them without an exponent. */
function plainWriter(pieces: readonly Piece[]): (value: number, power: number) => Written {
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

  const ownPower = 2 * percents - 3 * scaling.length;
  const decimals = after.length;
  const fillersOf = (list: readonly number[]) => list.map((index) => fillerOf(pieces[index]!));
  const integerPlaces = before.length > 0 ? fillersOf(before) : [''];
  const fractionPlaces = fillersOf(after);
  // A place for a digit is null.
  const parts = pieces.flatMap(({kind, text}, index) => {
    if (kind === 'digit') {
      return [null];
    }
    // If no placeholder comes before the decimal point, the integer digits are still written there.
    const isFirstPlace = index === end && before.length === 0;
    return [...(isFirstPlace ? [null] : []), kind === 'comma' && isSilent(index) ? '' : text];
  });

  return (value, power) => {
    const rounded = roundedText(value, power + ownPower, decimals);
    const integer = decimals === 0 ? rounded : rounded.slice(0, -decimals - 1);
    const fraction = decimals === 0 ? '' : rounded.slice(-decimals);
    const digits = [
      ...writeInteger(integer === '0' ? '' : integer, integerPlaces, isGrouped),
      ...writeFraction(fraction, fractionPlaces),
    ];
    let text = '';
    let place = 0;
    for (const part of parts) {
      text += part ?? digits[place++]!;
    }
    return {text, isZero: indexes.length > 0 && Number(rounded) === 0};
  };
}

/** Returns a function that writes 123456 as 1.23456E+5, or as 123.456E+3 with three digits before the decimal point. */
function scientificWriter(pieces: readonly Piece[], at: number): (value: number) => string {
  const [mantissa, rest] = [pieces.slice(0, at), pieces.slice(at + 1)];
  const end = endOfInteger(mantissa);
  const places = Math.max(mantissa.slice(0, end).filter(isDigit).length, 1);
  const decimals = mantissa.slice(end).filter(isDigit).length;
  const width = rest.findIndex((piece) => !isDigit(piece));
  const length = width < 0 ? rest.length : width;
  if (length === 0) {
    failFormat('The exponent in the format code has no digits. Use E+0 or E+00.');
  }
  const {text: letterAndSign} = pieces[at]!;
  const plus = letterAndSign.endsWith('+') ? '+' : '';
  const tail = rest
    .slice(length)
    .map(({text}) => text)
    .join('');
  const write = plainWriter(mantissa);
  return (value) => {
    const digits = value.toExponential();
    let exponent = Math.floor(Number(digits.slice(digits.indexOf('e') + 1)) / places) * places;
    if (Number(roundedText(value, -exponent, decimals)) >= 10 ** places) {
      exponent += places;
    }
    const sign = exponent < 0 ? '-' : plus;
    const {text} = write(value, -exponent);
    return `${text}${letterAndSign[0]}${sign}${String(Math.abs(exponent)).padStart(length, '0')}${tail}`;
  };
}

/** Returns a function that writes non-negative numbers with the pieces of a section. Fails if they can't be combined. */
export function numberWriter(pieces: readonly Piece[]): (value: number) => Written {
  const has = (kind: Piece['kind']) => pieces.some((piece) => piece.kind === kind);
  const withZero = (write: (value: number) => string) => (value: number) => ({
    text: write(value),
    isZero: value === 0,
  });
  if (has('general')) {
    if (has('digit')) {
      failFormat(
        'A section of the format code mixes General and digits. Use only one of them per section.',
      );
    }
    if (pieces.length === 1) {
      return withZero(formatGeneral);
    }
    return withZero((value) =>
      pieces.map(({kind, text}) => (kind === 'general' ? formatGeneral(value) : text)).join(''),
    );
  }
  if (isFraction(pieces)) {
    return withZero(fractionWriter(pieces));
  }
  const exponent = pieces.findIndex(({kind}) => kind === 'exponent');
  if (exponent >= 0) {
    return withZero(scientificWriter(pieces, exponent));
  }
  const write = plainWriter(pieces);
  return (value) => write(value, 0);
}
