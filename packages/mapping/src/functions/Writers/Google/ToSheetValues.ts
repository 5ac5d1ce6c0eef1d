import {defineMappingFunction} from '../../../language/defineMappingFunction';
import {expression} from '../../../examples/expression';
import {fail} from '@documentation/base/internal/values/errors';
import {nameOfValue} from '@documentation/base/internal/values/namesOfTypes';
import type {Value} from '@documentation/base/internal/values/types';
import {cellLimit, checkTableSize} from '../../../formats/spreadsheets/tableSize';
import {tableOf, unionOfKeys} from '../unionOfKeys';
import {quote} from '@documentation/base/internal/values/quote';

type JsonObject = {readonly [key: string]: Value};

function cellOf(cell: Value, placeOf: () => string): Value {
  if (cell === null) {
    return '';
  }
  if (typeof cell === 'object') {
    return fail(
      'E_TYPE',
      `${placeOf()} is ${nameOfValue(cell)}. Use text, a number, a Boolean or null.`,
      'rows',
    );
  }
  return cell;
}

export default defineMappingFunction({
  category: 'Writers/Google',
  name: 'ToSheetValues',
  summary: 'Converts rows or objects to a request body for Google Sheets.',
  parameters: {
    rows: {
      type: ['List<List<Any>>', 'List<Object>'],
      data: true,
      description: 'the rows, each a list of cells or an object',
    },
    header: {
      type: 'Boolean',
      default: true,
      description: 'whether to write the object keys as the first row; ignored for lists',
    },
    majorDimension: {
      type: 'Text',
      default: 'ROWS',
      values: {ROWS: 'each inner list is a row', COLUMNS: 'each inner list is a column'},
      description: 'whether the inner lists of the result are rows or columns',
    },
  },
  returns: {
    type: 'Object',
    description:
      'the request body for `spreadsheets.values.append` and `spreadsheets.values.update`',
  },
  nullPolicy: 'skips',
  nullAndEmpty:
    'Null values and missing keys are written as `""`, because Google Sheets leaves a cell unchanged if its value is null. Short rows are padded with `""`.',
  errors: [
    {code: 'E_TYPE', when: 'a cell is a list, an object or Binary'},
    {code: 'E_LIMIT', when: 'the table would have too many cells'},
  ],
  examples: [
    {
      title: 'Objects with headers',
      kind: 'typical',
      args: {
        rows: [
          {sku: '0042', stock: 7},
          {sku: '0043', stock: 0, note: 'sold out'},
        ],
      },
      result: {
        majorDimension: 'ROWS',
        values: [
          ['sku', 'stock', 'note'],
          ['0042', 7, ''],
          ['0043', 0, 'sold out'],
        ],
      },
    },
    {
      title: 'Rows to append below a table',
      kind: 'typical',
      args: {rows: [{order: 1003, paid: true}], header: false},
      result: {majorDimension: 'ROWS', values: [[1003, true]]},
    },
    {
      title: 'Columns instead of rows',
      kind: 'edge',
      args: {rows: [['a', 'b'], ['c']], majorDimension: 'COLUMNS'},
      result: {
        majorDimension: 'COLUMNS',
        values: [
          ['a', 'c'],
          ['b', ''],
        ],
      },
    },
    {
      title: 'No rows',
      kind: 'edge',
      args: {rows: []},
      result: {majorDimension: 'ROWS', values: []},
    },
    {
      title: 'Null cells and rows',
      kind: 'null',
      args: {rows: [['0042', null, 7], null]},
      result: {majorDimension: 'ROWS', values: [['0042', '', 7]]},
    },
    {title: 'Null instead of rows', kind: 'null', args: {rows: null}, result: null},
    {
      title: 'A list in a cell',
      kind: 'error',
      args: {rows: [{sku: '0042', tags: ['new', 'sale']}]},
      error: 'E_TYPE',
    },
    {
      title: 'A table with 5,006,502 cells',
      kind: 'error',
      args: {
        rows: expression(
          'List.Concat([Text.Split(Text.Pad("", 2000, ","), ",")], List.Map(Text.Split(Text.Pad("", 2500, ","), ","), [@]))',
        ),
      },
      error: 'E_LIMIT',
    },
  ],
  related: [
    {function: 'Readers/Google/SheetToRows', role: 'inverse'},
    {function: 'Readers/Google/SheetToObjects', role: 'inverse'},
  ],
  workflowFunctions: ['Google/SheetsAppend', 'Google/SheetsUpdate'],
  tags: ['mapping', 'writer', 'google', 'google-sheets', 'spreadsheet', 'table'],
  aliases:
    'spreadsheets.values.append, spreadsheets.values.update, ValueRange, setValues, RAW or USER_ENTERED, json to google sheets, array of arrays, fill spreadsheet, two-dimensional, sheets API payload, cells as text, prepare for upload, heading line, convert for Google',
  limits: [cellLimit],
  notes: [
    'This function makes no requests. Send the body with a workflow.',
    'How Google Sheets interprets the values depends on the request. With `valueInputOption=RAW`, the text `"0042"` stays text. With `USER_ENTERED`, values are parsed as if you had typed them: `"0042"` becomes 42, `"2024-02-29"` a date, and `"=A1"` a formula.',
  ],
  run: ({rows, header, majorDimension}) => {
    const isObjects = rows.length > 0 && !Array.isArray(rows[0]);
    const keys = isObjects ? unionOfKeys(rows as readonly JsonObject[]) : [];
    const cells = isObjects
      ? tableOf(rows as readonly JsonObject[], keys, 'rows')
      : (rows as readonly (readonly Value[])[]);
    const lines = isObjects && header ? [keys, ...cells] : cells;
    const width = lines.reduce((longest, {length}) => Math.max(longest, length), 0);
    checkTableSize(lines.length, width, 'rows');
    const headerRows = lines.length - cells.length;
    const placeOf = (row: number, column: number) =>
      isObjects
        ? `The value of ${quote(keys[column]!)} in object ${row - headerRows + 1}`
        : `Cell ${column + 1} of row ${row + 1}`;
    const grid = lines.map((line, row) =>
      Array.from({length: width}, (_, column) =>
        cellOf(line[column] ?? null, () => placeOf(row, column)),
      ),
    );
    const columns = () =>
      Array.from({length: width}, (_, column) => grid.map((row) => row[column]!));
    return {majorDimension, values: majorDimension === 'ROWS' ? grid : columns()};
  },
});
