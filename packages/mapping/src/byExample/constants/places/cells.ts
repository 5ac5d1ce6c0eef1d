import type {Value} from '@documentation/base/internal/values/types';
import {isEqual} from '@documentation/base/internal/values/equality';
import {found, type Constant, type Situation} from '../constant';

/** How many rows and columns of a sheet are searched. */
const MAX_CELLS = 24;

function columnName(index: number): string {
  return String.fromCharCode(65 + index);
}

type Sheet = readonly (readonly Value[])[];

function isSheet(value: Value | undefined): value is Sheet {
  return Array.isArray(value) && value.length > 0 && value.every((row) => Array.isArray(row));
}

/** Cells and ranges of a sheet that contain the output. */
export function cellReferences({values, goal}: Situation): Constant[] {
  const [sheet] = values;
  const [output] = goal.outputs;
  if (!isSheet(sheet) || output === undefined) {
    return [];
  }
  const references: string[] = [];
  for (const [row, cells] of sheet.slice(0, MAX_CELLS).entries()) {
    for (const [column, cell] of cells.slice(0, MAX_CELLS).entries()) {
      const start = `${columnName(column)}${row + 1}`;
      if (isEqual(cell, output)) {
        references.push(start);
      }
      const [first] = isSheet(output) ? output : [];
      if (first?.[0] !== undefined && isEqual(first[0], cell)) {
        const end = `${columnName(column + first.length - 1)}${row + (output as Sheet).length}`;
        references.push(`${start}:${end}`);
      }
    }
  }
  return found(references.slice(0, 6));
}
