import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {isEqual} from '@documentation/base/internal/values/equality';
import {compareCodePoints} from '@documentation/base/internal/values/text/compareCodePoints';
import {fail} from '@documentation/base/internal/values/errors';
import type {Value} from '@documentation/base/internal/values/types';

type Rows = readonly (readonly Value[])[];

function findExact(value: Value, table: Rows): readonly Value[] | undefined {
  return table.find((row) => isEqual(row[0] ?? null, value));
}

function compare(a: number | string, b: number | string): number {
  return typeof a === 'number' ? a - Number(b) : compareCodePoints(a, String(b));
}

/** Finds the last row with the largest key that isn't larger than the value. Ignores keys of other types. */
function findNearest(value: number | string, table: Rows): readonly Value[] | undefined {
  let best: readonly Value[] | undefined;
  let previous: number | string | undefined;
  for (const [index, row] of table.entries()) {
    const key = row[0];
    if (typeof key !== typeof value) {
      continue;
    }
    const current = key as number | string;
    if (previous !== undefined && compare(current, previous) < 0) {
      fail(
        'E_RANGE',
        `Row ${index + 1} is out of order. Sort the table by its first column, or set \`match\` to "exact".`,
        'table',
      );
    }
    if (compare(current, value) <= 0) {
      best = row;
    }
    previous = current;
  }
  return best;
}

export default defineMappingFunction({
  category: 'Excel',
  name: 'Lookup',
  summary: 'Finds a value in the first column of a table and returns a cell from its row.',
  parameters: {
    value: {type: 'Any', data: true, nullable: true, description: 'the value to find'},
    table: {type: 'List<List<Any>>', description: 'the rows to search, each a list of cells'},
    returnColumn: {
      type: 'Integer',
      description: 'the number of the column to return, where 1 is the searched column',
    },
    match: {
      type: 'Text',
      default: 'exact',
      values: {
        exact: 'the first row with an equal value',
        nearest:
          'the last row with an equal value or, if there is none, the next smaller one, as in tiered pricing',
      },
      description: 'how to match the value',
    },
    ifMissing: {type: 'Any', default: null, description: 'the result if no row matches'},
  },
  returns: {
    type: 'Any',
    description: 'the cell found, or `ifMissing` if no row matches',
    nullable: true,
  },
  nullPolicy: 'value',
  nullAndEmpty:
    'With `"exact"`, it matches an empty first cell. With `"nearest"`, it matches nothing. For an empty table, the result is `ifMissing`. A null table is an error.',
  errors: [
    {
      code: 'E_RANGE',
      when: 'the table has no column with the number `returnColumn`, or `match` is `"nearest"` and the first column isn’t in ascending order',
    },
    {code: 'E_TYPE', when: '`match` is `"nearest"`, and the value is neither a number nor text'},
  ],
  examples: [
    {
      title: 'A product’s price',
      kind: 'typical',
      args: {value: 'A-200', table: expression('$'), returnColumn: 3},
      input: [
        ['A-100', 'Laptop', 1299],
        ['A-200', 'Mouse', 25],
      ],
      result: 25,
    },
    {
      title: 'A discount by quantity',
      kind: 'typical',
      args: {value: 75, table: expression('$'), returnColumn: 2, match: 'nearest'},
      input: [
        [1, 0],
        [50, 0.05],
        [100, 0.1],
      ],
      result: 0.05,
    },
    {
      title: 'A default for a missing value',
      kind: 'typical',
      args: {
        value: 'FR',
        table: [['DE', 'Germany']],
        returnColumn: 2,
        ifMissing: 'other',
      },
      result: 'other',
    },
    {
      title: 'Two matching rows',
      kind: 'edge',
      args: {
        value: 'DE',
        table: [
          ['DE', 'Germany'],
          ['DE', 'Deutschland'],
        ],
        returnColumn: 2,
      },
      result: 'Germany',
    },
    {
      title: 'The nearest match in two rows with the same key',
      kind: 'edge',
      args: {
        value: 75,
        table: [
          [1, 'from 1'],
          [50, 'old price'],
          [50, 'new price'],
          [100, 'from 100'],
        ],
        returnColumn: 2,
        match: 'nearest',
      },
      result: 'new price',
    },
    {
      title: 'Text compared with a number',
      kind: 'edge',
      args: {value: '7', table: [[7, 'seven']], returnColumn: 2},
      result: null,
    },
    {
      title: 'A value below the smallest key',
      kind: 'edge',
      args: {value: 0, table: [[1, 0]], returnColumn: 2, match: 'nearest', ifMissing: 'none'},
      result: 'none',
    },
    {
      title: 'A null value',
      kind: 'null',
      args: {
        value: null,
        table: [
          ['DE', 'Germany'],
          [null, 'unknown'],
        ],
        returnColumn: 2,
      },
      result: 'unknown',
    },
    {
      title: 'No such column',
      kind: 'error',
      args: {value: 'DE', table: [['DE', 'Germany']], returnColumn: 3},
      error: 'E_RANGE',
    },
    {
      title: 'An unsorted table',
      kind: 'error',
      args: {
        value: 75,
        table: [
          [100, 0.1],
          [50, 0.05],
        ],
        returnColumn: 2,
        match: 'nearest',
      },
      error: 'E_RANGE',
    },
    {
      title: 'The nearest match for a Boolean',
      kind: 'error',
      args: {value: true, table: [[1, 0]], returnColumn: 2, match: 'nearest'},
      error: 'E_TYPE',
    },
  ],
  related: [
    {function: 'Excel/ValueFromCell', role: 'alternative'},
    {function: 'Excel/CountIf', role: 'alternative'},
    {function: 'Excel/RangeFromSheet', role: 'often used with'},
  ],
  equivalents: [
    {
      tool: 'excel',
      name: 'VLOOKUP',
      differs: 'returns `#N/A` instead of null, and the nearest row by default',
    },
    {
      tool: 'jq',
      name: 'select',
      expression:
        '.value as $value | .returnColumn as $column | .table | map(select(.[0] == $value))[0][$column - 1]',
    },
    {
      tool: 'lodash',
      name: '_.find',
      expression: '_.find(table, (row) => row[0] === value)[returnColumn - 1]',
      differs: 'fails if no row matches',
    },
    {tool: 'pandas', name: 'DataFrame.loc', differs: 'fails if no row matches'},
  ],
  tags: ['mapping', 'excel', 'spreadsheet', 'lookup', 'table', 'comparison'],
  aliases:
    'VLOOKUP, XLOOKUP, SVERWEIS, RECHERCHEV, INDEX MATCH, translation table, find matching row, search in sheet, price by quantity, cross reference, graduated discount, code to description, tax bracket, approximate match, volume pricing, look up in table, HLOOKUP, find price in list, mapping table',
  notes: [
    'Matches are exact by default. In Excel, VLOOKUP without its last argument finds the nearest match, a common source of wrong results.',
    'If several rows have the same key, `"exact"` finds the first and `"nearest"` finds the last, as VLOOKUP does.',
    'Unlike in Excel, matches are case-sensitive. Text is compared in Unicode order, so dates such as `2024-02-29` work with `"nearest"`.',
  ],
  run: ({value, table, returnColumn, match, ifMissing}) => {
    const width = table.reduce((most, row) => Math.max(most, row.length), 0);
    if (returnColumn < 1 || (table.length > 0 && returnColumn > width)) {
      fail(
        'E_RANGE',
        `Column ${returnColumn} doesn’t exist. Columns are numbered from 1, and the table has ${width.toLocaleString('en')}.`,
        'returnColumn',
      );
    }
    if (match === 'exact') {
      const row = findExact(value, table);
      return row ? (row[returnColumn - 1] ?? null) : ifMissing;
    }
    if (value !== null && typeof value !== 'number' && typeof value !== 'string') {
      fail(
        'E_TYPE',
        'A nearest match needs a number or text. For other values, set `match` to "exact".',
        'value',
      );
    }
    const row = value === null ? undefined : findNearest(value, table);
    return row ? (row[returnColumn - 1] ?? null) : ifMissing;
  },
});
