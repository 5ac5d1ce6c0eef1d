import type {Value} from '@documentation/base/internal/values/types';
import {isRow, isTable, type Row} from './isTable';

/** The part of a list that is shown as a table. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (Value | undefined)[])[];
  /** The total number of rows and columns, including those that aren't shown. */
  readonly rowCount: number;
  readonly columnCount: number;
}

/** Readers rarely need to see more than this, and every cell adds an element to the page. */
const MAX_ROWS_SHOWN = 100;
const MAX_COLUMNS_SHOWN = 50;

/** Turns a list of objects or of lists into a table. Returns undefined for anything else. */
export function tableOf(value: Value): Table | undefined {
  if (!isTable(value)) {
    return undefined;
  }
  const items = value.slice(0, MAX_ROWS_SHOWN) as readonly Value[];
  const rowCount = value.length;
  if (items.every(isRow)) {
    const names = [...new Set((value as readonly Row[]).flatMap((row) => Object.keys(row)))];
    const columns = names.slice(0, MAX_COLUMNS_SHOWN);
    const rows = items.map((row) =>
      columns.map((column) => (Object.hasOwn(row, column) ? row[column] : undefined)),
    );
    return {columns, rows, rowCount, columnCount: names.length};
  }
  const columnCount = (value as readonly (readonly Value[])[]).reduce(
    (widest, row) => Math.max(widest, row.length),
    0,
  );
  const columns = Array.from({length: Math.min(columnCount, MAX_COLUMNS_SHOWN)}, (_, index) =>
    String(index),
  );
  const rows = (items as readonly (readonly Value[])[]).map((row) =>
    row.slice(0, MAX_COLUMNS_SHOWN),
  );
  return {columns, rows, rowCount, columnCount};
}
