import {fail} from '@documentation/base/internal/values/errors';
import {plainNumber} from '@documentation/base/internal/values/numbers/plainNumber';
import {columnLetters} from '../../../formats/spreadsheets/references';
import {textToSerial} from '../../../formats/spreadsheets/serials';
import {nameOfValue} from '@documentation/base/internal/values/namesOfTypes';
import {hasType} from '@documentation/base/internal/values/typeChecks';
import type {ErrorCode, Value} from '@documentation/base/internal/values/types';
import {tableOf, unionOfKeys} from '../unionOfKeys';
import {checkNumberFormat} from './checkNumberFormat';
import {
  SHEET_CELL_CHARACTERS,
  SHEET_COLUMNS,
  SHEET_ROWS,
} from '@documentation/base/internal/limits/values/documents';
import {grouped} from '@documentation/base/internal/limits/format';
import {quote} from '@documentation/base/internal/values/quote';

type JsonObject = {readonly [key: string]: Value};

/** The settings for one column in `columns`. */
interface Column {
  /** The object key that fills the column. */
  readonly key?: string;
  readonly header?: string;
  readonly type?: 'Date' | 'Text';
  /** An Excel number format: '#,##0.00' */
  readonly format?: string;
  /** The column width, in characters. */
  readonly width?: number;
}

/** Names for messages: the sheet, and the parameters that contain its rows and columns. */
export interface Origin {
  readonly name: string;
  readonly rowsParameter: string;
  readonly columnsParameter: string;
}

/** The content of a cell, or null if it is empty. */
export type Cell = {
  readonly value: string | number | boolean;
  /** An Excel number format. */
  readonly format?: string;
  readonly isBold?: boolean;
} | null;

/** A sheet, ready to be written. */
export interface SheetCells {
  readonly rows: readonly (readonly Cell[])[];
  /** The width of each column, in characters. */
  readonly widths: readonly number[];
}

const checks: Readonly<Record<keyof Column, (value: Value) => boolean>> = {
  key: (value) => typeof value === 'string',
  header: (value) => typeof value === 'string',
  type: (value) => value === 'Date' || value === 'Text',
  format: (value) => typeof value === 'string',
  width: (value) => typeof value === 'number' && value > 0 && value <= 255,
};

/** Advice for messages about invalid settings. */
const advice: Readonly<Record<keyof Column, string>> = {
  key: 'Use text',
  header: 'Use text',
  type: 'Use "Date" or "Text"',
  format: 'Use a number format such as "0.00"',
  width: 'Use a positive number up to 255',
};

function columnOf(settings: JsonObject, index: number, isObjects: boolean, origin: Origin): Column {
  const place = `Column ${index + 1} of ${quote(origin.name)}`;
  const refuse = (problem: string) =>
    fail('E_TYPE', `${place} ${problem}.`, origin.columnsParameter);
  for (const [key, value] of Object.entries(settings)) {
    const isKnown = Object.hasOwn(checks, key);
    if (!isKnown || !checks[key as keyof Column](value)) {
      refuse(
        isKnown
          ? `has an invalid ${quote(key)}. ${advice[key as keyof Column]}`
          : `has an unknown field ${quote(key)}. Remove it`,
      );
    }
  }
  if (isObjects && !Object.hasOwn(settings, 'key')) {
    refuse('has no `key`. Add one');
  }
  const column: Column = settings;
  if (column.format !== undefined) {
    checkNumberFormat(column.format, (reason) =>
      fail('E_FORMAT', `${place} has an invalid number format. ${reason}`, origin.columnsParameter),
    );
  }
  return column;
}

/** The position of a cell, for messages. */
class Place {
  constructor(
    readonly row: number,
    readonly column: number,
    readonly origin: Origin,
  ) {}

  fail(code: ErrorCode, problem: string): never {
    const cell = `Cell ${columnLetters(this.column)}${this.row} of ${quote(this.origin.name)}`;
    return fail(code, `${cell} ${problem}.`, this.origin.rowsParameter);
  }
}

function dateCell(value: Value, format: string | undefined, place: Place): Cell {
  const serial = typeof value === 'string' ? textToSerial(value) : null;
  if (serial === null) {
    const isDate = (['Date', 'DateTime', 'LocalDateTime'] as const).some((t) => hasType(value, t));
    return isDate
      ? place.fail(
          'E_RANGE',
          'is a date before 1900, which Excel doesn’t support. Write it as text',
        )
      : place.fail('E_TYPE', 'isn’t a valid date. Use a date such as "2024-02-29"');
  }
  const usual = hasType(value, 'Time')
    ? 'hh:mm:ss'
    : hasType(value, 'Date')
      ? 'yyyy-mm-dd'
      : 'yyyy-mm-dd hh:mm:ss';
  return {value: serial, format: format ?? usual};
}

function textCell(text: string, place: Place): Cell {
  if (text.length > SHEET_CELL_CHARACTERS) {
    place.fail(
      'E_LIMIT',
      `has more than ${grouped(SHEET_CELL_CHARACTERS)} characters. Shorten the text`,
    );
  }
  return text === '' ? null : {value: text};
}

function cellOf(value: Value, {type, format}: Column, place: Place): Cell {
  if (value === null) {
    return null;
  }
  if (type === 'Date') {
    return dateCell(value, format, place);
  }
  if (typeof value === 'number') {
    return type === 'Text' ? textCell(plainNumber(value), place) : {value, format};
  }
  if (typeof value === 'boolean') {
    return type === 'Text' ? textCell(String(value), place) : {value};
  }
  if (typeof value === 'string') {
    return textCell(value, place);
  }
  return place.fail('E_TYPE', `is ${nameOfValue(value)}. Use text, a number, a Boolean or null`);
}

/** Estimates the displayed width of a cell, in characters. */
function shownLength(cell: Cell): number {
  const lines = String(cell?.value ?? '').split('\n');
  const longest = lines.reduce((length, line) => Math.max(length, line.length), 0);
  return Math.max(longest, cell?.format?.length ?? 0);
}

function widthOf(rows: SheetCells['rows'], column: number): number {
  const longest = rows.reduce(
    (length, row) => Math.max(length, shownLength(row[column] ?? null)),
    0,
  );
  return Math.min(Math.max(longest + 2, 8), 60);
}

function checkSize(rows: readonly (readonly Value[])[], {name, rowsParameter}: Origin): void {
  const widest = rows.reduce((width, {length}) => Math.max(width, length), 0);
  if (rows.length > SHEET_ROWS || widest > SHEET_COLUMNS) {
    const [count, limit, what] =
      rows.length > SHEET_ROWS
        ? [rows.length, SHEET_ROWS, 'rows']
        : [widest, SHEET_COLUMNS, 'columns'];
    fail(
      'E_LIMIT',
      `The sheet ${quote(name)} has ${count.toLocaleString('en')} ${what}, but Excel allows only ${limit.toLocaleString('en')}. Split it into smaller sheets.`,
      rowsParameter,
    );
  }
}

/** Converts rows to cells. Objects get a header row, and lists are written unchanged. */
export function sheetCells(
  list: readonly JsonObject[] | readonly (readonly Value[])[],
  columnSettings: readonly JsonObject[] | null,
  origin: Origin,
): SheetCells {
  const isObjects = !Array.isArray(list[0]);
  const objects = (isObjects ? list : []) as readonly JsonObject[];
  const columns: readonly Column[] =
    columnSettings?.map((settings, index) => columnOf(settings, index, isObjects, origin)) ??
    unionOfKeys(objects).map((key) => ({key}));
  const headers =
    isObjects && columns.length > 0 ? [columns.map(({key = '', header = key}) => header)] : [];
  const rows = isObjects
    ? tableOf(
        objects,
        columns.map(({key = ''}) => key),
        origin.rowsParameter,
      )
    : (list as readonly (readonly Value[])[]);
  checkSize([...headers, ...rows], origin);
  const headerCells = headers.map((texts) =>
    texts.map((text, index): Cell => {
      const cell = textCell(text, new Place(1, index + 1, origin));
      return cell && {...cell, isBold: true};
    }),
  );
  const dataCells = rows.map((row, rowIndex) =>
    row.map((value, index) => {
      const place = new Place(headers.length + rowIndex + 1, index + 1, origin);
      return cellOf(value, columns[index] ?? {}, place);
    }),
  );
  const all = [...headerCells, ...dataCells];
  const width = all.reduce((widest, {length}) => Math.max(widest, length), 0);
  return {
    rows: all,
    widths: Array.from({length: width}, (_, index) => columns[index]?.width ?? widthOf(all, index)),
  };
}
