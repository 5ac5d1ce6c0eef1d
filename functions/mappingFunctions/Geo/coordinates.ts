import {fail} from '../../language/errors';
import {round} from './points';

/** Both as they stand in the text: latitude may still be out of range. */
interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

type Token = string;

interface Component {
  readonly value: number;
  readonly letter: string;
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

function failToParse(text: string, reason: string): never {
  return fail('E_PARSE', `"${shorten(text)}" isn’t a pair of coordinates: ${reason}`, 'text');
}

/** Numbers, signs of degrees, minutes and seconds, letters and separators. */
function tokensOf(text: string): Token[] {
  const plain = text
    .replace(/[−–]/g, '-')
    .replace(/''|[″“”]/g, '"')
    .replace(/[′‘’´]/g, "'")
    .replace(/[º˚]/g, '°')
    .trim();
  const token = /\s*([+-]?\d+(?:\.\d+)?|[°'",;]|[NSEW](?![A-Z]))/iy;
  const tokens: Token[] = [];
  while (token.lastIndex < plain.length) {
    const match = token.exec(plain);
    if (!match) {
      return failToParse(text, 'write it as 52.52, 13.405 or 52°31\'12"N 13°24\'18"E.');
    }
    tokens.push(match[1]!.toUpperCase());
  }
  return tokens;
}

function isNumber(token: Token | undefined): token is Token {
  return token !== undefined && /\d$/.test(token);
}

function isLetter(token: Token | undefined): token is Token {
  return token !== undefined && /^[NSEW]$/.test(token);
}

/** Minutes or seconds: '31' with its sign. Takes them off the tokens. */
function takeSixtieth(tokens: Token[], sign: string): string {
  if (!isNumber(tokens[0]) || tokens[1] !== sign) {
    return '';
  }
  const [number] = tokens.splice(0, 2);
  if (Number(number) < 0 || Number(number) >= 60) {
    fail('E_RANGE', `Minutes and seconds are less than 60, but there is ${number}${sign}.`, 'text');
  }
  return number!;
}

/** N 52°31'12", 52°31'12"N, 52.52 or -52.52. Takes it off the tokens. */
function takeComponent(tokens: Token[], text: string): Component {
  let letter = isLetter(tokens[0]) ? tokens.shift()! : '';
  const degrees = tokens.shift();
  if (!isNumber(degrees)) {
    return failToParse(text, 'a number is missing.');
  }
  if (tokens[0] === '°') {
    tokens.shift();
  }
  const minutes = takeSixtieth(tokens, "'");
  const seconds = takeSixtieth(tokens, '"');
  if ((minutes + seconds !== '' && degrees.includes('.')) || (seconds && minutes.includes('.'))) {
    failToParse(text, 'only the last part can have decimals.');
  }
  if (letter === '' && isLetter(tokens[0])) {
    letter = tokens.shift()!;
  }
  if (letter !== '' && /^[+-]/.test(degrees)) {
    failToParse(text, 'a sign and a letter don’t go together.');
  }
  const size = Math.abs(Number(degrees)) + Number(minutes) / 60 + Number(seconds) / 3600;
  const isNegative = degrees.startsWith('-') || letter === 'S' || letter === 'W';
  const value = minutes + seconds === '' ? size : round(size, 8);
  return {value: isNegative ? -value : value, letter};
}

function parseGeoUri(text: string): Coordinates {
  const number = '(-?\\d+(?:\\.\\d+)?)';
  const match = new RegExp(`^geo:${number},${number}(?:,${number})?(;.*)?$`, 'i').exec(text);
  if (!match) {
    return failToParse(text, 'a geo address is written as geo:52.52,13.405.');
  }
  const [, latitude, longitude, , parameters = ''] = match;
  const system = /;crs=([^;]*)/i.exec(parameters)?.[1] ?? 'wgs84';
  if (system.toLowerCase() !== 'wgs84') {
    failToParse(text, 'only the reference system wgs84 is known.');
  }
  return {latitude: Number(latitude), longitude: Number(longitude)};
}

/** Reads '52.52, 13.405', '52°31'12"N 13°24'18"E' or 'geo:52.52,13.405'. */
export function parseCoordinates(text: string): Coordinates {
  if (/^\s*geo:/i.test(text)) {
    return parseGeoUri(text.trim());
  }
  const tokens = tokensOf(text);
  const first = takeComponent(tokens, text);
  if (tokens[0] === ',' || tokens[0] === ';') {
    tokens.shift();
  }
  if (tokens.length === 0) {
    failToParse(text, 'the second number is missing.');
  }
  const hasTwo = tokens.some(isNumber);
  const second = hasTwo ? takeComponent(tokens, text) : failToParse(text, 'a number is missing.');
  if (tokens.length > 0) {
    failToParse(
      text,
      /\d,\d/.test(text)
        ? 'a comma in a number is ambiguous. Write decimals with a point: 52.52, 13.405.'
        : 'there are more than two numbers. Write minutes and seconds with their signs: 52°31\'12"N.',
    );
  }
  const letters = first.letter + second.letter;
  if (/^([NS][EW])?$/.test(letters)) {
    return {latitude: first.value, longitude: second.value};
  }
  return /^[EW][NS]$/.test(letters)
    ? {latitude: second.value, longitude: first.value}
    : failToParse(text, 'with letters, one is N or S and the other E or W.');
}
