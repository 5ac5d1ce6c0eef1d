/**
 * Reads the cells of a sheet. We can't use read-excel-file 9.3.10: it fails for cells without an `r` attribute, which
 * ECMA-376 makes optional, reads ISO dates in the host's time zone, rounds times down, is quadratic in the number of
 * attributes, and its messages aren't written for readers. agreement.test.ts compares the values.
 */
import {fail} from '@documentation/base/internal/values/errors';
import type {Value} from '@documentation/base/internal/values/types';
import {attributeValue} from '../xml/editing';
import type {XmlElement} from '../xml/tree';
import {unescapeCellText} from './cellText';
import {DamagedWorkbookError, visitPart, type Place} from './parts';
import {columnLetters, columnNumber} from './references';
import {excel1900, excel1904, textToSerial, type DateSystem} from './serials';
import {stringPlaces, readSharedStrings} from './sharedStrings';
import {readingWorkbook, type Sheet, type Workbook} from './workbook';
import {
  SHEET_COLUMNS,
  SHEET_ROWS,
  TABLE_CELLS,
} from '@documentation/base/internal/limits/values/documents';
import {grouped} from '@documentation/base/internal/limits/format';
import {quote} from '@documentation/base/internal/values/quote';

/** A cell value as stored: text, number, Boolean or nothing. Dates are numbers with a date format. */
type StoredValue = string | number | boolean | null;

/** Converts a stored value according to its number format. */
export type Convert = (value: Exclude<StoredValue, null>, format: string) => Value;

/** A cell that is being read. */
interface OpenCell {
  readonly type: string;
  readonly style: string;
  /** 'B7', for messages */
  readonly place: string;
  /** The text of <v>: a number, or the position of a shared string. */
  stored: string;
  /** The text of <is>. */
  inline: string;
}

function damaged(reason: string): never {
  throw new DamagedWorkbookError(reason);
}

/** '-1.5E-3' → -0.0015 */
function numberIn({stored, place}: OpenCell): number {
  const text = stored.trim();
  const number = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/.test(text) ? Number(text) : NaN;
  return Number.isFinite(number) ? number || 0 : damaged(`the cell ${place} isn’t a number`);
}

/** Returns the format for an ISO date in a cell that has the General format. */
function formatOfIso(text: string): string {
  return text.includes('-') ? 'yyyy-mm-dd hh:mm:ss' : 'hh:mm:ss';
}

function valueOf(
  cell: OpenCell,
  sharedStrings: readonly string[],
  system: DateSystem,
): StoredValue {
  const {type, stored, inline, place} = cell;
  switch (type) {
    case 'inlineStr':
      return inline || null;
    case 'str':
      return stored || null;
    // An ISO date, such as SheetJS writes: '2024-02-29T00:00:00.000Z'
    case 'd':
      return textToSerial(stored.trim(), system) ?? (stored || null);
    case 'e':
      return null;
  }
  if (stored.trim() === '') {
    return null;
  }
  switch (type) {
    case 'n':
      return numberIn(cell);
    case 's': {
      const text = sharedStrings[numberIn(cell)];
      return text === undefined
        ? damaged(`the text of the cell ${place} is missing`)
        : text || null;
    }
    case 'b':
      return /^(?:1|true)$/.test(stored)
        ? true
        : /^(?:0|false)$/.test(stored)
          ? false
          : damaged(`the cell ${place} isn’t TRUE or FALSE`);
    default:
      return damaged(`the cell ${place} has an unknown type`);
  }
}

/** Collects the rows of a sheet. Rows and cells without an `r` attribute follow the previous one. */
class SheetReader {
  readonly rows: Value[][] = [];
  private row = 0;
  private column = 0;
  private lastRow = 0;
  private lastColumn = 0;
  private isRowNumbered = false;
  private cell: OpenCell | null = null;

  constructor(
    private readonly workbook: Workbook,
    private readonly sharedStrings: readonly string[],
    private readonly convert: Convert,
    private readonly parameter: string,
  ) {}

  /** Which elements of a sheet matter, and what happens with them. */
  get places(): Readonly<Record<string, Place>> {
    const addInline = (text: string) => void (this.cell!.inline += text);
    const c: Place = {
      open: (element) => this.openCell(element),
      inside: {
        v: {text: (text) => void (this.cell!.stored += text)},
        is: {inside: stringPlaces(addInline)},
      },
      close: () => this.closeCell(this.cell!),
    };
    const row: Place = {
      open: (element) => this.openRow(attributeValue(element, 'r')),
      inside: {c, row: {open: () => damaged('a row contains another row')}},
    };
    return {worksheet: {inside: {sheetData: {inside: {row}}}}};
  }

  private openRow(reference: string | null): void {
    this.isRowNumbered = reference !== null;
    this.goToRow(reference === null ? this.row + 1 : Number(reference));
    this.column = 0;
  }

  private goToRow(row: number): void {
    if (!(Number.isInteger(row) && row > this.row)) {
      damaged(`the row after row ${this.row} has the wrong number`);
    }
    this.row = row;
    this.lastRow = row;
    this.checkSize();
  }

  private openCell(element: XmlElement): void {
    const reference = attributeValue(element, 'r');
    const column = reference === null ? this.column + 1 : this.columnOf(reference);
    this.column = column;
    this.lastColumn = Math.max(this.lastColumn, column);
    this.checkSize();
    this.cell = {
      type: attributeValue(element, 't') ?? 'n',
      style: attributeValue(element, 's') ?? '0',
      place: `${columnLetters(column)}${this.row}`,
      stored: '',
      inline: '',
    };
  }

  /** Returns the column of a reference such as 'B7', which also gives the row its number if the row has none. */
  private columnOf(reference: string): number {
    const [, letters = '', digits = ''] = /^([A-Z]+)([1-9]\d*)$/i.exec(reference) ?? [];
    const [row, column] = [Number(digits), columnNumber(letters)];
    if (!this.isRowNumbered && row > this.row) {
      this.goToRow(row);
    }
    this.isRowNumbered = true;
    return row === this.row && column > this.column
      ? column
      : damaged(`a cell in row ${this.row} is in the wrong place`);
  }

  private closeCell(cell: OpenCell): void {
    const system = this.workbook.countsFrom1904 ? excel1904 : excel1900;
    const value = valueOf(cell, this.sharedStrings, system);
    if (value === null) {
      return;
    }
    while (this.rows.length < this.row) {
      this.rows.push([]);
    }
    const cells = this.rows.at(-1)!;
    while (cells.length < this.column - 1) {
      cells.push(null);
    }
    const format = this.workbook.formats[Number(cell.style)];
    if (format === undefined && typeof value === 'number') {
      damaged(`the format of the cell ${cell.place} is missing`);
    }
    const text = typeof value === 'string' ? unescapeCellText(value) : value;
    const isUnformattedDate = cell.type === 'd' && format === 'General';
    cells.push(
      this.convert(text, isUnformattedDate ? formatOfIso(cell.stored) : (format ?? 'General')),
    );
  }

  /** Checks the size before rows are filled with empty cells, because a few cells can span a huge area. */
  private checkSize(): void {
    const {lastRow, lastColumn} = this;
    if (lastRow > SHEET_ROWS || lastColumn > SHEET_COLUMNS || lastRow * lastColumn > TABLE_CELLS) {
      fail(
        'E_LIMIT',
        `The sheet has more than ${grouped(SHEET_ROWS)} rows, ${grouped(SHEET_COLUMNS)} columns or ${grouped(TABLE_CELLS)} cells, including empty ones. Split it into smaller sheets.`,
        this.parameter,
      );
    }
  }
}

/** Reads the cells of a sheet as rows of equal length, starting at A1. */
export async function readCells(
  workbook: Workbook,
  {path, name}: Sheet,
  convert: Convert,
  parameter: string,
): Promise<Value[][]> {
  if (path === null) {
    return fail(
      'E_PARSE',
      `The sheet ${quote(name)} has no cells. It may be a chart sheet. Choose another sheet.`,
      parameter,
    );
  }
  return readingWorkbook(parameter, () => {
    const sharedStrings = readSharedStrings(workbook.files, workbook.sharedStringsPath);
    const reader = new SheetReader(workbook, sharedStrings, convert, parameter);
    visitPart(workbook.files, path, reader.places);
    const width = reader.rows.reduce((longest, {length}) => Math.max(longest, length), 0);
    return reader.rows.map((row) => [...row, ...Array<null>(width - row.length).fill(null)]);
  });
}
