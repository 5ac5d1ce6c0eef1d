import {columnsOf, objectOf} from '@documentation/mapping/internal/functions/Readers/columns';
import {parseReferenceWithinSheet} from '@documentation/mapping/internal/formats/spreadsheets/references';
import type {Value} from '@documentation/base/internal/values/types';

interface Options {
  readonly range?: string | undefined;
  /** The sheet row that contains the headers. Defaults to the first row of the range. */
  readonly headerRow?: number | undefined;
  readonly columns: {readonly [header: string]: Value} | null;
}

/** Reads the table in part of a sheet as objects. Row and column numbers are those of the sheet. */
export function readTable(
  rows: readonly (readonly Value[])[],
  {range = 'A:XFD', headerRow, columns: rules}: Options,
): Record<string, Value>[] {
  const part = parseReferenceWithinSheet(range, 'range');
  const {firstRow, firstColumn} = part;
  const [lastRow, lastColumn] = [part.lastRow ?? Infinity, part.lastColumn ?? Infinity];
  const isInside = (column: number) => column >= firstColumn && column <= lastColumn;
  const inPart = rows.map((cells) =>
    cells.map((cell, index) => (isInside(index + 1) ? cell : null)),
  );
  const header = headerRow ?? firstRow;
  const columns = columnsOf(inPart[header - 1] ?? [], rules, {
    place: `Row ${header}`,
    blankHeaders: 'leave out',
  });
  return inPart
    .map((cells, index) => ({cells, row: index + 1}))
    .filter(({row}) => row > header && row >= firstRow && row <= lastRow)
    .filter(({cells}) => cells.some((cell) => cell !== null))
    .map(({cells, row}) => objectOf(cells, columns, `Row ${row}`));
}
