import {fail} from '@documentation/base/internal/values/errors';
import {quote} from '@documentation/base/internal/values/quote';
import {NUMBER_FORMAT_CHARACTERS} from '@documentation/base/internal/limits/values/values';

/**
 * Parses Excel number-format codes such as '#,##0.00;[Red]-#,##0.00'. No library is enough. ssf 0.11.2 formats 1.005
 * with 0.00 as 1.00 and 23:59:59.7 with hh:mm:ss as 23:59:00, and depends on the host's time zone. numfmt 4.0.1 writes
 * 2 p.m. with h a/p as 14 a/p, 1e-7 with 0.0000000 as 0.0000000, and is five times as large. The vectors of
 * Excel.FormatValue compare ours with two spreadsheet programs.
 */

export type Piece =
  | {readonly kind: 'literal'; readonly text: string}
  /** 0, # or ? */
  | {readonly kind: 'digit'; readonly text: string}
  /** E+ or E- */
  | {readonly kind: 'exponent'; readonly text: string}
  | {readonly kind: 'point' | 'comma' | 'percent' | 'slash' | 'general'; readonly text: string}
  /** @, the place of text */
  | {readonly kind: 'text'; readonly text: string}
  /** 'yyyy', 'mm', 'd', 'hh' or 's', in lowercase */
  | {readonly kind: 'date'; readonly text: string}
  /** The letters inside [h], [mm] or [s] */
  | {readonly kind: 'elapsed'; readonly text: string}
  /** AM/PM or A/P */
  | {readonly kind: 'halfDay'; readonly text: string};

export interface Condition {
  readonly operator: string;
  readonly limit: number;
}

export interface Section {
  readonly pieces: readonly Piece[];
  readonly condition?: Condition;
  readonly isForText: boolean;
}

export function failFormat(message: string): never {
  return fail('E_FORMAT', message, 'pattern');
}

/** Matches one part of a format code. Each kind of part has its own named group. */
const partPattern = new RegExp(
  [
    '"(?<quoted>[^"]*)"',
    '\\\\(?<escaped>.)',
    '_(?<blank>.)',
    '\\*(?<fill>.)',
    '\\[(?<bracket>[^\\]]*)\\]',
    '(?<general>General)',
    '(?<halfDay>AM/PM|A/P)',
    '(?<date>y+|m+|d+|h+|s+)',
    '(?<exponent>E[+\\-])',
    '(?<digit>[0#?])',
    '(?<point>\\.)',
    '(?<comma>,)',
    '(?<percent>%)',
    '(?<slash>/)',
    '(?<text>@)',
    '(?<end>;)',
    '(?<other>.)',
  ].join('|'),
  'gisu',
);

const colourPattern = /^(?:black|blue|cyan|green|magenta|red|white|yellow|colou?r ?\d{1,2})$/i;
const conditionPattern = /^(<=|>=|<>|<|>|=)(-?\d+(?:\.\d+)?)$/;
const currencyPattern = /^\$([^-]*)(?:-[0-9a-f]+)?$/i;

/** Reads the content of square brackets: a colour, a condition, a currency or elapsed time. */
function readBracket(text: string): {piece?: Piece; condition?: Condition} {
  const condition = conditionPattern.exec(text);
  if (condition) {
    return {condition: {operator: condition[1]!, limit: Number(condition[2])}};
  }
  const currency = currencyPattern.exec(text);
  if (currency) {
    return {piece: {kind: 'literal', text: currency[1]!}};
  }
  if (/^(?:h{1,2}|m{1,2}|s{1,2})$/i.test(text)) {
    return {piece: {kind: 'elapsed', text: text.toLowerCase()}};
  }
  return colourPattern.test(text)
    ? {}
    : failFormat(`[${text}] isn’t valid in a format code. Remove it, or put it in quotes.`);
}

function readOther(character: string): Piece {
  if (character === '"' || character === '[') {
    const what = character === '"' ? 'quotation mark' : 'square bracket';
    return failFormat(`A ${what} in the format code isn’t closed. Add the closing ${what}.`);
  }
  if (/[\\_*]/.test(character)) {
    return failFormat(
      `${character} at the end of the format code has nothing to apply to. Remove it.`,
    );
  }
  if (/\p{L}/u.test(character)) {
    return failFormat(
      `${character} isn’t valid in a format code. Put text in quotes: "${character}".`,
    );
  }
  return {kind: 'literal', text: character};
}

const plainKinds = [
  'general',
  'halfDay',
  'exponent',
  'digit',
  'point',
  'comma',
  'percent',
  'slash',
] as const;

function readPart(groups: Readonly<Record<string, string | undefined>>): Piece | undefined {
  const literal = groups.quoted ?? groups.escaped ?? (groups.blank === undefined ? undefined : ' ');
  if (literal !== undefined) {
    return {kind: 'literal', text: literal};
  }
  if (groups.date !== undefined) {
    return {kind: 'date', text: groups.date.toLowerCase()};
  }
  for (const kind of plainKinds) {
    if (groups[kind] !== undefined) {
      return {kind, text: groups[kind]};
    }
  }
  // A fill character has no meaning outside a cell.
  return groups.fill === undefined ? readOther(groups.other!) : undefined;
}

/** Parses a format code. Fails with E_FORMAT if the code is too long or isn't valid in Excel. */
export function parseCode(code: string): readonly Section[] {
  if (code === '') {
    failFormat('The format code is empty. Use a code such as 0.00.');
  }
  if (code.length > NUMBER_FORMAT_CHARACTERS) {
    failFormat(
      `The format code is longer than ${NUMBER_FORMAT_CHARACTERS} characters. Shorten it.`,
    );
  }
  const sections: {pieces: Piece[]; condition?: Condition; isForText: boolean}[] = [
    {pieces: [], isForText: false},
  ];
  for (const {groups = {}} of code.matchAll(partPattern)) {
    const section = sections.at(-1)!;
    if (groups.end !== undefined) {
      sections.push({pieces: [], isForText: false});
    } else if (groups.text !== undefined) {
      section.isForText = true;
      section.pieces.push({kind: 'text', text: groups.text});
    } else if (groups.bracket !== undefined) {
      const {piece, condition} = readBracket(groups.bracket);
      section.condition ??= condition;
      section.pieces.push(...(piece ? [piece] : []));
    } else {
      const piece = readPart(groups);
      section.pieces.push(...(piece ? [piece] : []));
    }
  }
  if (sections.length > 4) {
    failFormat(`${quote(code)} has more than four sections. Use at most four.`);
  }
  return sections;
}
