import type {Fields} from './fields';
import {namesOf} from './names';
import {largest, precedes, readingsByLength, token, type FieldName, type Token} from './tokens';

/** A format that text may be written in. */
export interface Format {
  readonly format: string;
  /** Missing if the text contains no names. */
  readonly language?: string;
}

interface State extends Format {
  readonly fields: Readonly<Partial<Record<FieldName, number>>>;
}

const lengthOfCode = (code: string, rest: number) => (code.length === 1 ? rest : code.length);

function valueIn(fields: Fields, {code, field}: Token): number | undefined {
  if (field === 'fraction' || field === 'half' || field === 'weekday') {
    return undefined;
  }
  const value = fields[field];
  if (code === 'yy') {
    return value === undefined ? undefined : value % 100;
  }
  return code.startsWith('h') && value !== undefined ? value % 12 || 12 : value;
}

/** Adds a token, if the field isn't there yet and the number is possible. */
function withToken(state: State, one: Token, number: number, known?: Fields): State | undefined {
  const {code, field} = one;
  const before = precedes[field];
  const isPossible =
    state.fields[field] === undefined &&
    number <= (largest[field] ?? Infinity) &&
    (before === undefined || state.fields[before] !== undefined) &&
    (!known || field === 'fraction' || valueIn(known, one) === number);
  return isPossible
    ? {
        ...state,
        format: state.format + code,
        fields: {...state.fields, [field]: number},
      }
    : undefined;
}

function withDigits(state: State, digits: string, known?: Fields): State[] {
  return (readingsByLength[digits.length] ?? []).flatMap((tokens) => {
    let rest = digits;
    let next: State | undefined = state;
    for (const one of tokens) {
      const length = lengthOfCode(one.code, rest.length);
      const hasZero = one.code.length === 1 && rest.length > 1 && rest.startsWith('0');
      next =
        next && !hasZero ? withToken(next, one, Number(rest.slice(0, length)), known) : undefined;
      rest = rest.slice(length);
    }
    return next ? [next] : [];
  });
}

function withWord(state: State, word: string, known?: Fields): State[] {
  if (/^[ap]m$/i.test(word)) {
    return [{...state, format: `${state.format}a`, fields: {...state.fields, half: 1}}];
  }
  const named = namesOf(word).flatMap(({language, token: code, month: number}) => {
    if (state.language !== undefined && state.language !== language) {
      return [];
    }
    const next =
      number === undefined
        ? {...state, format: state.format + code, fields: {...state.fields, weekday: 1}}
        : withToken(state, token(code, 'month'), number, known);
    return next ? [{...next, language}] : [];
  });
  return named.length > 0 ? named : [{...state, format: `${state.format}'${word}'`}];
}

function withPiece(state: State, piece: string, known?: Fields): State[] {
  if (/^\d/.test(piece)) {
    return withDigits(state, piece, known);
  }
  if (/^[+-]\d\d:\d\d$|^Z$/.test(piece)) {
    return [{...state, format: `${state.format}XXX`}];
  }
  return /^\p{L}/u.test(piece)
    ? withWord(state, piece, known)
    : [{...state, format: state.format + piece.replaceAll("'", "''")}];
}

/** A 12-hour clock needs AM or PM, and AM or PM needs a 12-hour clock. */
function hasMatchingClock({format, fields}: State): boolean {
  const code = format.replaceAll(/'[^']*'/g, '');
  return fields.hour === undefined || code.includes('h') === (fields.half !== undefined);
}

/** Years come first or last, months come before days after a year, and colons only separate times. */
function isUsual({format}: State): boolean {
  return !/^[^y]*[Md][^y]*y+[^y]*[Md]|^[^yMd]*y+[^M]*d|^[Hh].*[yMd]|[yMd]:|:[yMd]/.test(format);
}

const MAX_LENGTH = 50;
const MAX_STATES = 60;
const MAX_FORMATS = 8;

/** Formats that read text as a date or, if the date is known, that write it as this text. */
export function formatsOf(text: string, known?: Fields): Format[] {
  if (text.length > MAX_LENGTH || !(known ? /[\p{L}\d]/u : /\d/).test(text)) {
    return [];
  }
  const pieces =
    text.match(
      /(?<=:\d\d(?:\.\d+)?)(?:[+-]\d\d:\d\d|Z)|\d+|\p{L}+|[^\p{L}\d]+?(?=[+-]\d\d:\d\d$)|[^\p{L}\d]+/gu,
    ) ?? [];
  let states: State[] = [{format: '', fields: {}}];
  for (const piece of pieces) {
    states = states.flatMap((state) => withPiece(state, piece, known)).slice(0, MAX_STATES);
  }
  return states
    .filter((state) => hasMatchingClock(state) && (known ? hasFields(state) : isDate(state)))
    .toSorted((a, b) => Number(isUsual(b)) - Number(isUsual(a)))
    .slice(0, MAX_FORMATS);
}

function hasFields({fields}: State): boolean {
  return Object.keys(fields).length > 0;
}

function isDate({fields}: State): boolean {
  return fields.year !== undefined && fields.month !== undefined && fields.day !== undefined;
}
