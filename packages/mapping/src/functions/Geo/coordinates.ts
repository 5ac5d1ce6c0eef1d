import {fail} from '@documentation/base/internal/values/errors';
import {round} from './points';
import {trimWhiteSpace} from '@documentation/base/internal/values/text/whiteSpace';
import {quote, shorten} from '@documentation/base/internal/values/quote';

/**
 * Reads a point from text. We don't use geo-coordinates-parser: it reads "52.5, 13.4" as 52° 5′, 13° 4′, doesn't
 * support geo URIs, and doesn't accept the longitude first. `coordinates.test.ts` reads random points in each notation.
 */

/** The coordinates as written in the text. They can still be out of range. */
interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

type Token = string;

interface Component {
  readonly value: number;
  readonly letter: string;
}

function failToParse(text: string, reason: string): never {
  return fail('E_PARSE', `${quote(text)} isn’t a pair of coordinates. ${reason}`, 'text');
}

/** Splits text into numbers, letters, separators, and the signs for degrees, minutes and seconds. */
function tokensOf(text: string): Token[] {
  const plain = trimWhiteSpace(text)
    .replace(/[−–]/g, '-')
    .replace(/''|[″“”]/g, '"')
    .replace(/[′‘’´]/g, "'")
    .replace(/[º˚]/g, '°');
  // Beside N or S, E is east: 13E52N. Otherwise, it can be the exponent of a number: 1e-7
  const exponent = /[NS]/i.test(plain) ? '' : '(?:E[+-]?\\d+)?';
  const number = `[+-]?(?:\\d+(?:\\.\\d+)?|(?<!\\d)\\.\\d+)${exponent}`;
  const token = new RegExp(`[\\s\\u0085]*(${number}|[°'",;]|[NSEW](?![A-Z]))`, 'iy');
  const tokens: Token[] = [];
  while (token.lastIndex < plain.length) {
    const match = token.exec(plain);
    if (!match) {
      return failToParse(text, 'Use a form such as 52.52, 13.405 or 52°31\'12"N 13°24\'18"E.');
    }
    tokens.push(match[1]!.toUpperCase());
  }
  return tokens;
}

function readNumber(token: Token): number {
  const number = Number(token);
  return Number.isFinite(number)
    ? number
    : fail(
        'E_RANGE',
        `${shorten(token)} is outside the range of numbers, which is about ±1.8e308. Use degrees.`,
        'text',
      );
}

function isNumber(token: Token | undefined): token is Token {
  return token !== undefined && /\d$/.test(token);
}

function isLetter(token: Token | undefined): token is Token {
  return token !== undefined && /^[NSEW]$/.test(token);
}

/** Removes minutes or seconds such as 31' from the start of the tokens. Returns the number, or '' if there is none. */
function takeSixtieth(tokens: Token[], sign: string): string {
  if (!isNumber(tokens[0]) || tokens[1] !== sign) {
    return '';
  }
  const [number] = tokens.splice(0, 2);
  if (Number(number) < 0 || Number(number) >= 60) {
    fail('E_RANGE', `${number}${sign} is out of range. Use minutes and seconds below 60.`, 'text');
  }
  return number!;
}

/** Removes one coordinate from the start of the tokens and returns it: N 52°31'12", 52°31'12"N, 52.52 or -52.52 */
function takeComponent(tokens: Token[], text: string): Component {
  let letter = isLetter(tokens[0]) ? tokens.shift()! : '';
  const degrees = tokens.shift();
  if (!isNumber(degrees)) {
    return failToParse(text, 'Add the missing number.');
  }
  if (tokens[0] === '°') {
    tokens.shift();
  }
  const minutes = takeSixtieth(tokens, "'");
  const seconds = takeSixtieth(tokens, '"');
  if ((minutes + seconds !== '' && /[.E]/.test(degrees)) || (seconds && /[.E]/.test(minutes))) {
    failToParse(text, 'Use decimals in the last part only.');
  }
  if (letter === '' && isLetter(tokens[0])) {
    letter = tokens.shift()!;
  }
  if (letter !== '' && /^[+-]/.test(degrees)) {
    failToParse(text, 'Use either a sign or a letter, not both.');
  }
  const size = Math.abs(readNumber(degrees)) + Number(minutes) / 60 + Number(seconds) / 3600;
  const isNegative = degrees.startsWith('-') || letter === 'S' || letter === 'W';
  const value = minutes + seconds === '' ? size : round(size, 8);
  return {value: isNegative ? -value : value, letter};
}

function parseGeoUri(text: string): Coordinates {
  const number = '(-?\\d+(?:\\.\\d+)?)';
  const match = new RegExp(`^geo:${number},${number}(?:,${number})?(;.*)?$`, 'i').exec(text);
  if (!match) {
    return failToParse(text, 'Write a geo URI as geo:52.52,13.405.');
  }
  const [, latitude, longitude, , parameters = ''] = match;
  const system = /;crs=([^;]*)/i.exec(parameters)?.[1] ?? 'wgs84';
  if (system.toLowerCase() !== 'wgs84') {
    failToParse(text, 'Use WGS 84 coordinates without the crs parameter.');
  }
  return {latitude: readNumber(latitude!), longitude: readNumber(longitude!)};
}

/** Reads '52.52, 13.405', '52°31'12"N 13°24'18"E' or 'geo:52.52,13.405'. */
export function parseCoordinates(text: string): Coordinates {
  const trimmed = trimWhiteSpace(text);
  if (/^geo:/i.test(trimmed)) {
    return parseGeoUri(trimmed);
  }
  const tokens = tokensOf(text);
  const first = takeComponent(tokens, text);
  if (tokens[0] === ',' || tokens[0] === ';') {
    tokens.shift();
  }
  if (tokens.length === 0) {
    failToParse(text, 'Add the second number.');
  }
  const hasTwo = tokens.some(isNumber);
  const second = hasTwo
    ? takeComponent(tokens, text)
    : failToParse(text, 'Add the missing number.');
  if (tokens.length > 0) {
    failToParse(
      text,
      /\d,\d/.test(text)
        ? 'A comma inside a number is ambiguous. Use decimal points: 52.52, 13.405.'
        : 'It has more than two numbers. Mark minutes and seconds with their signs: 52°31\'12"N.',
    );
  }
  const letters = first.letter + second.letter;
  if (/^([NS][EW])?$/.test(letters)) {
    return {latitude: first.value, longitude: second.value};
  }
  return /^[EW][NS]$/.test(letters)
    ? {latitude: second.value, longitude: first.value}
    : failToParse(text, 'Use N or S for one number and E or W for the other.');
}
