import {fail} from '@documentation/base/internal/values/errors';
import {columnNumber} from '../../formats/spreadsheets/references';
import {isObject} from '@documentation/base/internal/values/isObject';
import {joinWords} from '@documentation/base/internal/values/joinWords';
import {hasType} from '@documentation/base/internal/values/typeChecks';
import type {Value} from '@documentation/base/internal/values/types';
import {readBoolean} from '@documentation/base/internal/values/booleanText';
import {exactNumber, numberReader} from '@documentation/base/internal/values/numbers/numberText';
import {plainNumber} from '@documentation/base/internal/values/numbers/plainNumber';
import {quote} from '@documentation/base/internal/values/quote';
import {isBlank, trimWhiteSpace} from '@documentation/base/internal/values/text/whiteSpace';

/** Converts a table with a header row to objects, according to the `columns` parameter. */

export const columnsDescription =
  'the column rules, keyed by header or by column letter, as in `"C:C"`; a rule is a type (`"Text"`, `"Number"`, `"Integer"`, `"Boolean"` or `"Date"`), or an object with any of `type`, `name` (the key in the result) and `decimal` (the decimal separator); numbers are read as in `Number.Parse`, Booleans as in `Types.ToBoolean`, and dates only as in `2024-02-29`';

/** For the pages of the functions that read text files. */
export const dateColumnNote =
  'A column of type Date accepts only dates such as `2024-02-29`. For other formats, leave the column as text and use `Datetime.Parse` in a mapping.';

const types = ['Text', 'Number', 'Integer', 'Boolean', 'Date'] as const;
type ColumnType = (typeof types)[number];

/** The value of a cell, which can't be a list or an object. */
type CellValue = string | number | boolean | null;

interface Rule {
  readonly type?: ColumnType;
  readonly name?: string;
  readonly decimal?: '.' | ',';
}

interface Column {
  /** The column's position in the row, counted from 0. */
  readonly index: number;
  readonly header: string;
  /** The column's key in the resulting objects. */
  readonly key: string;
  readonly rule: Rule;
}

function ruleOf(header: string, rule: Value): Rule {
  const settings = typeof rule === 'string' ? {type: rule} : rule;
  const refuse = (problem: string): never =>
    fail('E_TYPE', `The rule for the column ${quote(header)} ${problem}.`, 'columns');
  if (!isObject(settings)) {
    return refuse('isn’t valid. Use a type such as "Number", or an object');
  }
  for (const [key, value] of Object.entries(settings)) {
    if (key === 'type' && !types.includes(value as ColumnType)) {
      const allowed = types.map((type) => `"${type}"`);
      refuse(`has an unknown type. Use ${joinWords(allowed, 'or')}`);
    } else if (key === 'name' && (typeof value !== 'string' || value === '')) {
      refuse('has an invalid name. Use text that isn’t empty');
    } else if (key === 'decimal' && value !== '.' && value !== ',') {
      refuse('has an invalid decimal separator. Use "." or ","');
    } else if (!['type', 'name', 'decimal'].includes(key)) {
      refuse(`has an unknown field ${quote(key)}. Use only "type", "name" and "decimal"`);
    }
  }
  return settings;
}

interface HeaderOptions {
  /** Where the header is, for messages: 'Line 1' */
  readonly place: string;
  /** Whether a column without a header is an error or is left out. */
  readonly blankHeaders: 'fail' | 'leave out';
}

/** How many headers a message lists. */
const MAX_LISTED_HEADERS = 20;

function failForUnknown(name: string, columns: readonly Column[]): never {
  const known = columns.slice(0, MAX_LISTED_HEADERS).map(({header}) => quote(header));
  const others = columns.length - known.length;
  const list = [...known, ...(others > 0 ? [`and ${others.toLocaleString('en')} more`] : [])];
  const message =
    columns.length === 0
      ? `There is no column ${quote(name)}, because the header row is empty. Check the number of the header row.`
      : `There is no column ${quote(name)}. Use one of these headers: ${list.join(', ')}.`;
  return fail('E_PATH', message, 'columns');
}

/** Finds the columns of a table from its header row. */
export function columnsOf(
  header: readonly Value[],
  rules: {readonly [header: string]: Value} | null,
  {place, blankHeaders}: HeaderOptions,
): Column[] {
  const open = new Map(Object.entries(rules ?? {}).map(([key, rule]) => [key, ruleOf(key, rule)]));
  const byPosition = new Map(
    [...open.keys()].flatMap((key) => {
      const letters = /^([A-Z]{1,3}):\1$/.exec(key)?.[1];
      return letters ? [[columnNumber(letters) - 1, key] as const] : [];
    }),
  );
  const columns: Column[] = [];
  const used = new Set<string>();
  for (const [index, cell] of (header as readonly CellValue[]).entries()) {
    const text = cell === null ? '' : trimWhiteSpace(String(cell));
    const ruleKey = byPosition.get(index) ?? text;
    const rule = open.get(ruleKey) ?? {};
    used.add(ruleKey);
    const key = rule.name ?? text;
    if (key !== '') {
      columns.push({index, header: text || key, key, rule});
    } else if (blankHeaders === 'fail') {
      fail('E_PARSE', `${place}: column ${index + 1} has no header. Add one.`, 'file');
    }
  }
  const unknown = [...open.keys()].find((key) => !used.has(key));
  if (unknown !== undefined) {
    failForUnknown(unknown, columns);
  }
  const keys = new Set<string>();
  for (const {key} of columns) {
    if (keys.has(key)) {
      fail('E_DUPLICATE', `${place}: two columns are named ${quote(key)}. Rename one of them.`);
    }
    keys.add(key);
  }
  return columns;
}

function textOf(cell: NonNullable<CellValue>): string {
  return typeof cell === 'number' ? plainNumber(cell) : String(cell);
}

/** By decimal separator. */
const numberReaders = {
  '.': numberReader({decimal: '.', group: ','}),
  ',': numberReader({decimal: ',', group: '.'}),
};

/** Returns a phrase for messages that says what the cell should contain. */
function expectation({type, decimal = '.'}: Rule): string {
  switch (type) {
    case 'Number':
      return `a number with the decimal separator ${quote(decimal)}`;
    case 'Integer':
      return 'a whole number';
    case 'Boolean':
      return 'a Boolean such as true, yes or 1';
    default:
      return 'a date such as 2024-02-29';
  }
}

/** Converts a cell that isn't blank, or returns undefined. Calls `refuse` for a number that can't be stored exactly. */
function convert(
  cell: NonNullable<CellValue>,
  {type, decimal = '.'}: Rule,
  refuse: (problem: string) => never,
): Value | undefined {
  switch (type) {
    case 'Number':
    case 'Integer': {
      const plain = typeof cell === 'string' ? numberReaders[decimal](cell) : undefined;
      const number = plain === undefined ? cell : exactNumber(plain, refuse);
      if (typeof number !== 'number' || (type === 'Integer' && !Number.isInteger(number))) {
        return undefined;
      }
      return type === 'Number' || Number.isSafeInteger(number)
        ? number
        : refuse('is outside the Integer range, which is ±9,007,199,254,740,991');
    }
    case 'Boolean':
      return readBoolean(String(cell));
    default: {
      const text = trimWhiteSpace(String(cell));
      return hasType(text, 'Date') ? text : undefined;
    }
  }
}

/** Returns the value of a cell. A blank cell is null if its column has a type other than Text. */
function valueOf(cell: CellValue, {header, rule}: Column, place: string): Value {
  if (cell === null || rule.type === undefined) {
    return cell;
  }
  const text = textOf(cell);
  if (rule.type === 'Text' || isBlank(text)) {
    return rule.type === 'Text' ? text : null;
  }
  const subject = () =>
    `${place}, column ${quote(header)}: ${typeof cell === 'string' ? quote(cell) : text}`;
  return (
    convert(cell, rule, (problem) =>
      fail('E_RANGE', `${subject()} ${problem}. Set the column type to "Text".`, 'file'),
    ) ??
    fail(
      'E_PARSE',
      `${subject()} can’t be read as ${expectation(rule)}. Correct the cell, or change the column rule.`,
      'file',
    )
  );
}

/** Converts a row to an object. Missing cells become null. */
export function objectOf(
  cells: readonly Value[],
  columns: readonly Column[],
  place: string,
): Record<string, Value> {
  const object: Record<string, Value> = {};
  for (const column of columns) {
    const {index, key} = column;
    const value = valueOf((cells[index] ?? null) as CellValue, column, place);
    if (key === '__proto__') {
      // Assigning this key would set the prototype. Other keys are assigned, because assignment is many times faster.
      Object.defineProperty(object, key, {
        value,
        enumerable: true,
        writable: true,
        configurable: true,
      });
    } else {
      object[key] = value;
    }
  }
  return object;
}

/** Rejects a header row number below 1. */
export function checkHeaderRow(headerRow: number): void {
  if (headerRow < 1) {
    fail('E_RANGE', `There is no row ${headerRow}. Use 1 for the first row.`, 'headerRow');
  }
}
