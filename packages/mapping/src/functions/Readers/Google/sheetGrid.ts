import {checkTableSize} from '../../../formats/spreadsheets/tableSize';
import {fail} from '@documentation/base/internal/values/errors';
import {hasType} from '@documentation/base/internal/values/typeChecks';
import type {Value} from '@documentation/base/internal/values/types';

/** Returns null for a blank cell, which Google Sheets sends as "" or, at the end of a row, not at all. */
function cellOf(value: Value | undefined): Value {
  if (value === undefined || value === null || value === '') {
    return null;
  }
  if (typeof value === 'object') {
    return fail(
      'E_TYPE',
      'A cell is a list or an object. Pass the whole Google Sheets response.',
      'response',
    );
  }
  return value;
}

/** Converts a spreadsheets.values.get response to rows of equal length. */
export function sheetGrid(response: {readonly [key: string]: Value}): Value[][] {
  const values = (Object.hasOwn(response, 'values') ? response.values : null) ?? [];
  if (!hasType(values, 'List<List<Any>>')) {
    fail(
      'E_TYPE',
      '`values` isn’t a list of rows. Pass the whole Google Sheets response.',
      'response',
    );
  }
  const lines = values as readonly (readonly Value[])[];
  const isByColumn =
    Object.hasOwn(response, 'majorDimension') && response.majorDimension === 'COLUMNS';
  const longest = lines.reduce((length, line) => Math.max(length, line.length), 0);
  const [height, width] = isByColumn ? [longest, lines.length] : [lines.length, longest];
  checkTableSize(height, width, 'response');
  return Array.from({length: height}, (_row, row) =>
    Array.from({length: width}, (_column, column) =>
      cellOf(isByColumn ? lines[column]?.[row] : lines[row]?.[column]),
    ),
  );
}
