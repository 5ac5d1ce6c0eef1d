import {fail} from '../../language/errors';
import {columnNumber} from '../../formats/spreadsheets/references';
import {isObject} from '../../language/isObject';
import {joinWords} from '../../language/joinWords';
import {hasType} from '../../language/typeChecks';
import type {Value} from '../../language/types';

/** Converts a table with a header row to objects, according to the `columns` parameter. */

export const columnsDescription =
  'the column rules, keyed by header or by column letter, as in `"C:C"`; a rule is a type such as `"Number"`, or an object with any of `type`, `name` (the key in the result) and `decimal` (the decimal separator)';

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
    fail('E_TYPE', `The rule for the column "${header}" ${problem}.`, 'columns');
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
      refuse(`has an unknown field "${key}". Use only "type", "name" and "decimal"`);
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
    const text = cell === null ? '' : String(cell).trim();
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
    const known = columns.map(({header: text}) => `"${text}"`).join(', ');
    fail(
      'E_PATH',
      `There is no column "${unknown}". Use one of these headers: ${known}.`,
      'columns',
    );
  }
  const keys = new Set<string>();
  for (const {key} of columns) {
    if (keys.has(key)) {
      fail('E_DUPLICATE', `${place}: two columns are named "${key}". Rename one of them.`);
    }
    keys.add(key);
  }
  return columns;
}

function numberPattern(mark: string, groups: string): RegExp {
  const whole = `\\d+|\\d{1,3}([${groups} '’\u00a0\u202f])\\d{3}(?:\\1\\d{3})*`;
  return new RegExp(`^[+-]?(?:(?:${whole})(?:${mark}\\d+)?|${mark}\\d+)(?:[eE][+-]?\\d{1,3})?$`);
}

/** The number patterns, by decimal separator. */
const numberPatterns = {'.': numberPattern('\\.', ','), ',': numberPattern(',', '.')};

function parseNumber(text: string, decimal: '.' | ','): number | null {
  if (!numberPatterns[decimal].test(text)) {
    return null;
  }
  const plain = text
    .replace(decimal, 'd')
    .replace(/[^\d+\-eEd]/g, '')
    .replace('d', '.');
  const number = Number(plain);
  // Reject numbers beyond 2^53 - 1, because they can lose digits.
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number || 0 : null;
}

/** Returns a phrase for messages that says what the cell should contain. */
function expectation({type, decimal = '.'}: Rule): string {
  switch (type) {
    case 'Number':
      return `a number with the decimal separator "${decimal}"`;
    case 'Integer':
      return 'a whole number';
    case 'Boolean':
      return 'true or false';
    default:
      return 'a date such as 2024-02-29';
  }
}

/** Converts a cell to the requested type. Returns undefined if it can't be converted. */
function convert(cell: NonNullable<CellValue>, {type, decimal = '.'}: Rule): Value | undefined {
  if (type === undefined || type === 'Text') {
    return type ? String(cell) : cell;
  }
  const text = String(cell).trim();
  switch (type) {
    case 'Number':
    case 'Integer': {
      const number = typeof cell === 'string' ? parseNumber(text, decimal) : cell;
      const isRight = typeof number === 'number' && (type === 'Number' || Number.isInteger(number));
      return isRight ? number : undefined;
    }
    case 'Boolean':
      return /^(true|false)$/i.test(text) ? text.toLowerCase() === 'true' : undefined;
    case 'Date':
      return hasType(text, 'Date') ? text : undefined;
  }
}

/** Converts a row to an object. Missing cells become null, as do empty cells in columns with a type other than Text. */
export function objectOf(
  cells: readonly Value[],
  columns: readonly Column[],
  place: string,
): Record<string, Value> {
  const object: Record<string, Value> = {};
  for (const {index, header, key, rule} of columns) {
    const cell = (cells[index] ?? null) as CellValue;
    const isTyped = rule.type !== undefined && rule.type !== 'Text';
    const isEmpty = cell === null || (isTyped && String(cell).trim() === '');
    const value = isEmpty ? null : convert(cell, rule);
    if (value === undefined) {
      const given = typeof cell === 'string' ? `"${cell}"` : String(cell);
      fail(
        'E_PARSE',
        `${place}, column "${header}": ${given} can’t be read as ${expectation(rule)}. Correct the cell, or change the column rule.`,
        'file',
      );
    }
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
