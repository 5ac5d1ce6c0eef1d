import {fail} from '@documentation/base/internal/values/errors';
import type {Value} from '@documentation/base/internal/values/types';
import {checkCells} from '../../../formats/csv/parseCsv';
import {isBlank, trimWhiteSpace} from '@documentation/base/internal/values/text/whiteSpace';
import {columnsOf, objectOf} from '../columns';
import {quote} from '@documentation/base/internal/values/quote';

/** Reads lines whose columns have fixed positions. */

type Fields = Readonly<Record<string, Value>>;

interface Layout {
  /** Empty if the column is skipped. */
  readonly name: string;
  readonly start: number;
  /** The position after the last character, or null for the rest of the line. */
  readonly end: number | null;
}

const fieldNames = ['name', 'width', 'start', 'end', 'type', 'decimal'];

function refuse(code: 'E_TYPE' | 'E_RANGE', position: number, problem: string): never {
  return fail(code, `Column ${position} in \`columns\` ${problem}.`, 'columns');
}

/** Returns a width or position, or null if there is none. */
function numberIn(fields: Fields, name: string, lowest: number, position: number): number | null {
  const value = fields[name] ?? null;
  if (value !== null && !Number.isSafeInteger(value)) {
    refuse('E_TYPE', position, `has an invalid \`${name}\`. Use a whole number`);
  }
  const number = value as number | null;
  if (number !== null && number < lowest) {
    refuse('E_RANGE', position, `has the ${name} ${number}. Use ${lowest} or more`);
  }
  return number;
}

/** Finds where a column starts and ends. Without `start`, it starts where the previous column ends. */
function layoutOf(fields: Fields, position: number, previousEnd: number | null): Layout {
  const unknown = Object.keys(fields).find((name) => !fieldNames.includes(name));
  if (unknown !== undefined) {
    refuse(
      'E_TYPE',
      position,
      `has an unknown field ${quote(unknown)}. Use "name", "width", "start", "end", "type" and "decimal"`,
    );
  }
  const name = fields.name ?? '';
  if (typeof name !== 'string') {
    refuse(
      'E_TYPE',
      position,
      'has a name that isn’t text. Use text, or omit the name to skip the column',
    );
  }
  const width = numberIn(fields, 'width', 1, position);
  const start = numberIn(fields, 'start', 0, position) ?? previousEnd;
  if (start === null) {
    return refuse(
      'E_TYPE',
      position,
      'comes after a column without an end. Give that column a `width` or an `end`',
    );
  }
  const end = numberIn(fields, 'end', start + 1, position);
  if (width !== null && end !== null) {
    refuse('E_TYPE', position, 'has both a `width` and an `end`. Use only one of them');
  }
  return {name: trimWhiteSpace(name), start, end: width === null ? end : start + width};
}

function layoutsOf(columns: readonly Fields[]): Layout[] {
  const layouts: Layout[] = [];
  let previousEnd: number | null = 0;
  for (const [index, fields] of columns.entries()) {
    const layout = layoutOf(fields, index + 1, previousEnd);
    layouts.push(layout);
    previousEnd = layout.end;
  }
  if (layouts.every(({name}) => name === '')) {
    fail('E_TYPE', '`columns` has no column with a name. Add at least one.', 'columns');
  }
  return layouts;
}

/** Returns the type and the decimal separator of each column, by name. */
function rulesOf(columns: readonly Fields[], layouts: readonly Layout[]): Record<string, Value> {
  return Object.fromEntries(
    layouts.flatMap(({name}, index) => {
      const {type, decimal} = columns[index]!;
      const rule = {...(type !== undefined && {type}), ...(decimal !== undefined && {decimal})};
      return name === '' ? [] : [[name, rule]];
    }),
  );
}

/** Splits a line into characters, if any of them has two code units. */
function charactersOf(line: string): string | readonly string[] {
  return /[\ud800-\udfff]/.test(line) ? Array.from(line) : line;
}

function slice(characters: string | readonly string[], start: number, end: number | null): string {
  const part = characters.slice(start, end ?? undefined);
  return typeof part === 'string' ? part : part.join('');
}

interface Options {
  readonly columns: readonly Fields[];
  /** How many lines to skip at the start of the file. */
  readonly skipLines: number;
  readonly trim: boolean;
}

/** Reads each line that isn't blank as an object. A short line is treated as if it were padded with spaces. */
export function readFixedWidth(
  text: string,
  {columns, skipLines, trim}: Options,
): Record<string, Value>[] {
  const layouts = layoutsOf(columns);
  const named = columnsOf(
    layouts.map(({name}) => name),
    rulesOf(columns, layouts),
    {place: '`columns`', blankHeaders: 'leave out'},
  );
  const ends = layouts.map(({end}) => end ?? Infinity);
  const lastEnd = ends.reduce((last, end) => Math.max(last, end), 0);
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  checkCells(lines.length * layouts.length);
  const objects: Record<string, Value>[] = [];
  for (const [index, line] of lines.entries()) {
    if (index < skipLines || isBlank(line)) {
      continue;
    }
    const place = `Line ${index + 1}`;
    const characters = charactersOf(line);
    if (characters.length > lastEnd && !isBlank(slice(characters, lastEnd, null))) {
      fail(
        'E_PARSE',
        `${place} has text after position ${lastEnd}, where the last column ends. Check the widths, or add a column.`,
        'file',
      );
    }
    const cells = layouts.map(({start, end}) => slice(characters, start, end));
    objects.push(objectOf(trim ? cells.map((cell) => trimWhiteSpace(cell)) : cells, named, place));
  }
  return objects;
}
