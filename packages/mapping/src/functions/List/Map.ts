import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {checkTotalSize} from '@documentation/base/internal/values/size';
import type {Value} from '@documentation/base/internal/values/types';

export default defineMappingFunction({
  category: 'List',
  name: 'Map',
  summary: 'Applies an expression to each item of a list and returns the results.',
  parameters: {
    list: {type: 'List<Any>', data: true, description: 'the list to map'},
    expression: {
      type: 'Expression',
      description: 'the expression to apply, where `@` is the item and `@index` its position',
    },
  },
  returns: {type: 'List<Any>', description: 'one result for each item, in the same order'},
  nullPolicy: 'passes on',
  nullAndEmpty:
    'The expression also runs for null items. Null results are kept, so the result has as many items as the list.',
  errors: [],
  examples: [
    {
      title: 'One field from each line',
      kind: 'typical',
      input: {
        lines: [
          {sku: 'A-1', quantity: 2},
          {sku: 'B-7', quantity: 1},
        ],
      },
      args: {list: expression('$.lines'), expression: expression('@.sku')},
      result: ['A-1', 'B-7'],
    },
    {
      title: 'A new object for each item',
      kind: 'typical',
      input: [
        {no: 'A-1', pieces: 12},
        {no: 'B-7', pieces: 0},
      ],
      args: {
        list: expression('$'),
        expression: expression('{"sku": @.no, "available": Logical.Compare(@.pieces, 0, ">")}'),
      },
      result: [
        {sku: 'A-1', available: true},
        {sku: 'B-7', available: false},
      ],
    },
    {
      title: 'The position of each item',
      kind: 'edge',
      args: {
        list: ['A-1', 'B-7'],
        expression: expression('{"position": @index, "sku": @}'),
      },
      result: [
        {position: 0, sku: 'A-1'},
        {position: 1, sku: 'B-7'},
      ],
    },
    {
      title: 'List results aren’t flattened',
      kind: 'edge',
      args: {list: [{tags: ['new', 'sale']}, {tags: []}], expression: expression('@.tags')},
      result: [['new', 'sale'], []],
    },
    {
      title: 'A field of the outer item',
      kind: 'edge',
      input: [{id: 'A-1001', lines: [{sku: '0042'}, {sku: '7700'}]}],
      args: {
        list: expression('$'),
        expression: expression(
          'List.Reduce([@], List.Map(@.lines, {"order": @total.id, "sku": @.sku}), @)',
        ),
      },
      result: [
        [
          {order: 'A-1001', sku: '0042'},
          {order: 'A-1001', sku: '7700'},
        ],
      ],
    },
    {
      title: 'A missing field becomes null',
      kind: 'null',
      args: {
        list: [{email: 'ada@example.com'}, {email: null}, {}],
        expression: expression('@.email'),
      },
      result: ['ada@example.com', null, null],
    },
    {
      title: 'A null list',
      kind: 'null',
      args: {list: null, expression: expression('@')},
      result: null,
    },
  ],
  related: [
    {function: 'List/Filter', role: 'often used with'},
    {function: 'List/Flatten', role: 'often used with'},
    {function: 'List/Reduce', role: 'alternative'},
    {function: 'List/Zip', role: 'often used with'},
    {function: 'List/Range', role: 'often used with'},
  ],
  equivalents: [
    {tool: 'excel', name: 'MAP', differs: 'takes a `LAMBDA` and returns cells'},
    {tool: 'jq', name: 'map', expression: '.list | map(.sku)'},
    {
      tool: 'jsonata',
      name: '$map',
      expression: '$map(list, function($line) { $line.sku })',
      differs: 'returns a single item instead of a list with one item',
    },
    {tool: 'jmespath', name: 'map', expression: 'map(&sku, list)'},
    {tool: 'dataweave', name: 'map'},
    {tool: 'bloblang', name: 'map_each', differs: 'leaves out items that become `deleted()`'},
    {tool: 'sql', name: 'SELECT', differs: 'maps rows, which have no order without `ORDER BY`'},
    {tool: 'lodash', name: '_.map', expression: "_.map(list, 'sku')"},
    {tool: 'pandas', name: 'Series.map'},
  ],
  tags: ['mapping', 'list', 'conversion'],
  aliases:
    'for each, transform, $map, List.Transform, xsl:for-each, MAP, pluck, loop over array, change every element, iterate, process all rows, callback per item, LINQ Select, extract one field from all, reshape records, convert all prices, calculate per line, array of ids, mapObject, list comprehension, change all values, apply function, Select action, modify each, calculated column',
  notes: [
    'In a nested expression, `@` is the current item of the innermost list. To use the outer item there, pass it as the total of `List.Reduce`, as in “A field of the outer item” above.',
    'If the expression fails for one item, the whole call fails. To use a fallback for that item, put `Logical.IfError` inside the expression.',
  ],
  run: function* ({list, expression: convert}) {
    const results: Value[] = [];
    const checked = checkTotalSize('The result');
    for (const [index, item] of list.entries()) {
      results.push(checked(yield convert({item, index})));
    }
    return results;
  },
});
