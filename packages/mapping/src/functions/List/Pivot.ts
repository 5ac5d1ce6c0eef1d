import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {loadDecimal} from '@documentation/base/internal/values/numbers/decimals';
import {cellLimitSentence} from './itemLimit';
import {pivotRows} from './pivotRows';
import {RESULT_ITEMS} from '@documentation/base/internal/limits/values/values';
import {grouped} from '@documentation/base/internal/limits/format';

const sales = [
  {country: 'DE', quarter: 'Q1', total: 120},
  {country: 'FR', quarter: 'Q1', total: 80},
  {country: 'DE', quarter: 'Q2', total: 95.5},
];
const prices = [
  {sku: 'A-1', currency: 'EUR', price: 9.9},
  {sku: 'A-1', currency: 'CHF', price: 10.5},
  {sku: 'A-1', currency: 'EUR', price: 8.9},
];

export default defineMappingFunction({
  category: 'List',
  name: 'Pivot',
  summary: 'Builds a pivot table: one row for each row key, one column for each column key.',
  parameters: {
    list: {type: 'List<Any>', data: true, description: 'the items to arrange in a table'},
    row: {
      type: 'Expression',
      description:
        'the row key, where `@` is the item and `@index` its position: an object such as `{"country": @.country}`, whose fields start the row, or another value, which becomes the field `key`',
    },
    column: {type: 'Expression', description: 'the column key, as text'},
    value: {type: 'Expression', description: 'the value of the cell'},
    onDuplicate: {
      type: 'Text',
      default: 'error',
      values: {
        error: 'fail with `E_DUPLICATE`',
        first: 'keep the first value',
        last: 'keep the last value',
        sum: 'add up the values, which must be numbers or null',
      },
      description: 'what to do when two items have the same row and column key',
    },
    default: {type: 'Any', default: null, description: 'the value of cells without an item'},
  },
  returns: {
    type: 'List<Object>',
    description:
      'one object per row key, each with all columns; rows and columns are in the order in which their keys first appear',
  },
  nullPolicy: 'passes on',
  nullAndEmpty:
    'An empty list returns `[]`. Items whose row key is null or missing form one row. A null or missing column key is an error. A sum skips null.',
  errors: [
    {
      code: 'E_DUPLICATE',
      when: 'two items have the same row and column key and `onDuplicate` is `"error"`, or a column has the same name as a field of `row`',
    },
    {
      code: 'E_TYPE',
      when: 'a column key is null or isn’t text, or `onDuplicate` is `"sum"` and a value isn’t a number or null',
    },
    {code: 'E_RANGE', when: 'a sum is outside the range of about ±1.8e308'},
    {code: 'E_LIMIT', when: `the table would have more than ${grouped(RESULT_ITEMS)} cells`},
  ],
  examples: [
    {
      title: 'Sales by country and quarter',
      kind: 'typical',
      input: sales,
      args: {
        list: expression('$'),
        row: expression('{"country": @.country}'),
        column: expression('@.quarter'),
        value: expression('@.total'),
      },
      result: [
        {country: 'DE', Q1: 120, Q2: 95.5},
        {country: 'FR', Q1: 80, Q2: null},
      ],
    },
    {
      title: 'Totals per cell, 0 for empty cells',
      kind: 'typical',
      input: [...sales, {country: 'DE', quarter: 'Q1', total: 30.1}],
      args: {
        list: expression('$'),
        row: expression('{"country": @.country}'),
        column: expression('@.quarter'),
        value: expression('@.total'),
        onDuplicate: 'sum',
        default: 0,
      },
      result: [
        {country: 'DE', Q1: 150.1, Q2: 95.5},
        {country: 'FR', Q1: 80, Q2: 0},
      ],
    },
    {
      title: 'Product attributes as columns',
      kind: 'typical',
      input: [
        {sku: 'A-1', name: 'colour', value: 'red'},
        {sku: 'A-1', name: 'size', value: 'M'},
        {sku: 'B-7', name: 'size', value: 'L'},
        {sku: 'B-7', name: 'colour', value: 'blue'},
      ],
      args: {
        list: expression('$'),
        row: expression('{"sku": @.sku}'),
        column: expression('@.name'),
        value: expression('@.value'),
      },
      result: [
        {sku: 'A-1', colour: 'red', size: 'M'},
        {sku: 'B-7', colour: 'blue', size: 'L'},
      ],
    },
    {
      title: 'The first price wins',
      kind: 'edge',
      input: prices,
      args: {
        list: expression('$'),
        row: expression('{"sku": @.sku}'),
        column: expression('@.currency'),
        value: expression('@.price'),
        onDuplicate: 'first',
      },
      result: [{sku: 'A-1', EUR: 9.9, CHF: 10.5}],
    },
    {
      title: 'The last price wins',
      kind: 'edge',
      input: prices,
      args: {
        list: expression('$'),
        row: expression('{"sku": @.sku}'),
        column: expression('@.currency'),
        value: expression('@.price'),
        onDuplicate: 'last',
      },
      result: [{sku: 'A-1', EUR: 8.9, CHF: 10.5}],
    },
    {
      title: 'A row key that isn’t an object',
      kind: 'edge',
      args: {
        list: [{country: 'DE', quarter: 'Q1'}],
        row: expression('@.country'),
        column: expression('@.quarter'),
        value: 'yes',
      },
      result: [{key: 'DE', Q1: 'yes'}],
    },
    {
      title: 'Two fields as the row key',
      kind: 'edge',
      args: {
        list: [
          {country: 'DE', year: 2023, quarter: 'Q1', total: 120},
          {country: 'DE', year: 2024, quarter: 'Q1', total: 80},
        ],
        row: expression('{"country": @.country, "year": @.year}'),
        column: expression('@.quarter'),
        value: expression('@.total'),
      },
      result: [
        {country: 'DE', year: 2023, Q1: 120},
        {country: 'DE', year: 2024, Q1: 80},
      ],
    },
    {
      title: 'A row for null keys',
      kind: 'null',
      args: {
        list: [
          {team: null, day: 'Mon', hours: 8},
          {day: 'Tue', hours: null},
        ],
        row: expression('@.team'),
        column: expression('@.day'),
        value: expression('@.hours'),
        default: 0,
      },
      result: [{key: null, Mon: 8, Tue: null}],
    },
    {
      title: 'A null list',
      kind: 'null',
      args: {
        list: null,
        row: expression('@.country'),
        column: expression('@.quarter'),
        value: expression('@.total'),
      },
      result: null,
    },
    {
      title: 'Two items in one cell',
      kind: 'error',
      input: prices,
      args: {
        list: expression('$'),
        row: expression('{"sku": @.sku}'),
        column: expression('@.currency'),
        value: expression('@.price'),
      },
      error: 'E_DUPLICATE',
    },
    {
      title: 'A number as a column key',
      kind: 'error',
      args: {
        list: [{country: 'DE', year: 2024, total: 80}],
        row: expression('{"country": @.country}'),
        column: expression('@.year'),
        value: expression('@.total'),
      },
      error: 'E_TYPE',
    },
    {
      title: 'A sum that is too large',
      kind: 'error',
      args: {
        list: [1e308, 1e308],
        row: 'total',
        column: 'amount',
        value: expression('@'),
        onDuplicate: 'sum',
      },
      error: 'E_RANGE',
    },
    {
      title: 'Too many cells',
      kind: 'error',
      args: {
        list: expression('List.Range(1, 1001)'),
        row: expression('@'),
        column: expression('Types.ToText(@)'),
        value: 1,
      },
      error: 'E_LIMIT',
    },
  ],
  related: [
    {function: 'List/GroupBy', role: 'alternative'},
    {function: 'List/IndexBy', role: 'alternative'},
    {function: 'List/Transpose', role: 'alternative'},
  ],
  equivalents: [
    {tool: 'excel', name: 'PIVOTBY', differs: 'always aggregates, and sorts rows and columns'},
    {
      tool: 'sql',
      name: 'CROSSTAB',
      differs: 'needs the tablefunc extension and the column names',
    },
    {tool: 'pandas', name: 'DataFrame.pivot', differs: 'sorts rows and columns'},
  ],
  tags: ['mapping', 'list', 'table', 'group', 'aggregate'],
  aliases:
    'PIVOT, pivot table, pivot_table, PIVOTBY, Table.Pivot, crosstab, cross tabulation, pd.crosstab, pivot_wider, spread, dcast, long to wide, wide format, unstack, matrix report, contingency table, months as columns, attributes as columns, key value rows to columns, EAV to columns, sum by row and column',
  limits: [cellLimitSentence, 'A sum is exact to 34 significant digits.'],
  notes: [
    'Column names are text. Convert numbers first: `Types.ToText(@.year)`.',
    'Columns whose names look like whole numbers, such as `"2024"`, come first in each row, in ascending order. To keep their place, add a prefix: `Text.Concat("Y", @.year)`.',
    'To sort the rows, use `List.SortBy` on the result. To set the column order, sort the list first.',
  ],
  load: loadDecimal,
  run: ({list, ...options}, _context, Decimal) => pivotRows(list, options, Decimal),
});
