import {fail, MappingError} from '@documentation/base/internal/values/errors';
import type {Value} from '@documentation/base/internal/values/types';
import {columnsOf, objectOf} from '../columns';
import {checkCells, type CsvRow} from '../../../formats/csv/parseCsv';

interface Options {
  readonly headerRow: number;
  readonly columns: {readonly [header: string]: Value} | null;
  /** The headers to use if the file has no header row. */
  readonly headers?: readonly string[] | undefined;
}

/** Handles a row that can't be read. `line` is the row's line number in the file. */
type OnRowError = (error: MappingError, line: number) => void;

function headerOf(rows: readonly CsvRow[], {headerRow, headers}: Options): CsvRow {
  if (headers) {
    return {cells: headers, line: 0, isBlank: false};
  }
  return (
    rows[headerRow - 1] ??
    fail(
      'E_RANGE',
      `The header row is ${headerRow}, but the file ends at row ${rows.length}. Use a lower number.`,
      'headerRow',
    )
  );
}

/** Converts the data rows to objects. Skips blank lines. */
export function csvObjects(
  rows: readonly CsvRow[],
  options: Options,
  onRowError: OnRowError,
): Record<string, Value>[] {
  if (rows.length === 0) {
    return [];
  }
  const header = headerOf(rows, options);
  const place = options.headers ? 'The headers' : `Line ${header.line}`;
  const columns = columnsOf(header.cells, options.columns, {place, blankHeaders: 'fail'});
  const objects: Record<string, Value>[] = [];
  checkCells(rows.length * columns.length);
  for (const {cells, line, isBlank} of rows.slice(options.headers ? 0 : options.headerRow)) {
    if (isBlank) {
      continue;
    }
    try {
      if (cells.length > header.cells.length) {
        const toCheck = options.headers ? 'the delimiter' : 'the delimiter and `headerRow`';
        fail(
          'E_PARSE',
          `Line ${line} has ${cells.length.toLocaleString('en')} cells, but the header has ${header.cells.length.toLocaleString('en')}. Check ${toCheck}.`,
          'file',
        );
      }
      objects.push(objectOf(cells, columns, `Line ${line}`));
    } catch (error) {
      if (!(error instanceof MappingError)) {
        throw error;
      }
      onRowError(error, line);
    }
  }
  return objects;
}
