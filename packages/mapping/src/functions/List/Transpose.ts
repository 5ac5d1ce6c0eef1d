import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {checkCellCount, cellLimitSentence} from './itemLimit';
import {RESULT_ITEMS} from '@documentation/base/internal/limits/values/values';
import {grouped} from '@documentation/base/internal/limits/format';

export default defineMappingFunction({
  category: 'List',
  name: 'Transpose',
  summary: 'Turns the rows of a table into columns.',
  parameters: {
    rows: {type: 'List<List<Any>>', data: true, description: 'the rows, as lists of cells'},
  },
  returns: {
    type: 'List<List<Any>>',
    description: 'the columns: a list of the first cells, a list of the second cells, and so on',
  },
  nullPolicy: 'passes on',
  nullAndEmpty:
    'Short rows are filled with null. If there are no rows, or only empty ones, the result is `[]`.',
  errors: [
    {code: 'E_LIMIT', when: `the result would have more than ${grouped(RESULT_ITEMS)} cells`},
  ],
  examples: [
    {
      title: 'A sheet with headers in the first column',
      kind: 'typical',
      input: [
        ['sku', 'A-1', 'B-7'],
        ['price', 9.9, 12],
      ],
      args: {rows: expression('$')},
      result: [
        ['sku', 'price'],
        ['A-1', 9.9],
        ['B-7', 12],
      ],
    },
    {
      title: 'Rows from parallel lists',
      kind: 'typical',
      input: {
        hourly: {
          time: ['09:00', '10:00', '11:00'],
          temperature: [11.5, 13, 14.2],
          rain: [0, 0.4, 0],
        },
      },
      args: {rows: expression('[$.hourly.time, $.hourly.temperature, $.hourly.rain]')},
      result: [
        ['09:00', 11.5, 0],
        ['10:00', 13, 0.4],
        ['11:00', 14.2, 0],
      ],
    },
    {
      title: 'Short rows are filled with null',
      kind: 'edge',
      args: {rows: [['A-1', 'Saw', 'new'], ['B-7'], ['C-3', 'Drill']]},
      result: [
        ['A-1', 'B-7', 'C-3'],
        ['Saw', null, 'Drill'],
        ['new', null, null],
      ],
    },
    {title: 'One row', kind: 'edge', args: {rows: [['A-1', 'B-7']]}, result: [['A-1'], ['B-7']]},
    {title: 'Only empty rows', kind: 'edge', args: {rows: [[], []]}, result: []},
    {title: 'No rows', kind: 'edge', args: {rows: []}, result: []},
    {
      title: 'Null cells are kept',
      kind: 'null',
      args: {
        rows: [
          ['A-1', null],
          ['B-7', 12],
        ],
      },
      result: [
        ['A-1', 'B-7'],
        [null, 12],
      ],
    },
    {title: 'A null table', kind: 'null', args: {rows: null}, result: null},
    {title: 'A null row', kind: 'error', args: {rows: [['A-1', 9.9], null]}, error: 'E_TYPE'},
    {
      title: 'One long row among many short ones',
      kind: 'error',
      args: {
        rows: expression('List.Concat([List.Range(1, 1000)], List.Chunk(List.Range(1, 1000), 1))'),
      },
      error: 'E_LIMIT',
    },
  ],
  picture: {kind: 'list', example: 'A sheet with headers in the first column'},
  related: [
    {function: 'List/Zip', role: 'alternative'},
    {function: 'List/Pivot', role: 'alternative'},
  ],
  equivalents: [
    {tool: 'excel', name: 'TRANSPOSE', differs: 'turns blank cells into 0'},
    {tool: 'jq', name: 'transpose', expression: '.rows | transpose'},
    {
      tool: 'lodash',
      name: '_.unzip',
      expression: '_.unzip(rows)',
      differs: 'fills short rows with undefined',
    },
    {tool: 'pandas', name: 'DataFrame.transpose'},
  ],
  tags: ['mapping', 'list', 'table', 'conversion'],
  aliases:
    'TRANSPOSE, transpose matrix, Table.Transpose, numpy.transpose, df.T, rows to columns, columns to rows, swap rows and columns, rotate table, turn table sideways, matrix transposition, _.unzip, flip axes, horizontal to vertical, vertical to horizontal, headers in first column, columnar to row format, zip many lists',
  limits: [cellLimitSentence],
  notes: [
    'If all rows have the same length, and at least one cell, transposing the result returns the original table.',
    'To turn list items into columns by a key rather than by position, use `List.Pivot`.',
  ],
  run: ({rows}) => {
    const columnCount = rows.reduce((longest, row) => Math.max(longest, row.length), 0);
    checkCellCount(rows.length * columnCount, 'rows');
    return Array.from({length: columnCount}, (_, column) => rows.map((row) => row[column] ?? null));
  },
});
