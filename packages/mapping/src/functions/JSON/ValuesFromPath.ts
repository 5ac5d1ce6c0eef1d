import {defineMappingFunction} from '../../language/defineMappingFunction';
import {
  costlyPath,
  pathErrors,
  pathLimits,
  pathParameter,
  loadSelectByPath,
} from '../../formats/jsonPath/jsonPath';
import {whenReady} from '../../language/steps';

const order = {
  items: [
    {sku: 'X1', price: 12.5},
    {sku: 'X2', price: 8},
    {sku: 'X3', price: null},
  ],
};

export default defineMappingFunction({
  category: 'JSON',
  name: 'ValuesFromPath',
  summary: 'Returns all values that a JSONPath selects, always as a list.',
  parameters: {
    source: {type: 'Any', data: true, nullable: true, description: 'the document to search'},
    path: pathParameter,
  },
  returns: {
    type: 'List<Any>',
    description:
      'the selected values in the order in which the path finds them, outer values first',
  },
  nullPolicy: 'value',
  nullAndEmpty:
    'If the path selects nothing, the result is `[]`. In a null document, only `$` selects a value.',
  errors: pathErrors,
  examples: [
    {
      title: 'All SKUs',
      kind: 'typical',
      input: order,
      args: {source: {expression: '$'}, path: '$.items[*].sku'},
      result: ['X1', 'X2', 'X3'],
    },
    {
      title: 'Items that cost less than 10',
      kind: 'typical',
      input: order,
      args: {source: {expression: '$'}, path: '$.items[?@.price < 10].sku'},
      result: ['X2'],
    },
    {
      title: 'Three conditions',
      kind: 'edge',
      input: order,
      args: {
        source: {expression: '$'},
        path: "$.items[?@.price > 5 && @.price < 20 && @.sku != 'X1'].sku",
      },
      result: ['X2'],
    },
    {
      title: 'A pattern in a condition',
      kind: 'edge',
      input: order,
      args: {source: {expression: '$'}, path: "$.items[?match(@.sku, 'X1|X[3-9]')].sku"},
      result: ['X1', 'X3'],
    },
    {
      title: 'At any depth',
      kind: 'typical',
      args: {source: {id: 1, child: {id: 2}}, path: '$..id'},
      result: [1, 2],
    },
    {
      title: 'A single match returns a list too',
      kind: 'edge',
      args: {source: {id: 1}, path: '$.id'},
      result: [1],
    },
    {title: 'No match', kind: 'edge', args: {source: {id: 1}, path: '$.name'}, result: []},
    {
      title: 'Null values are kept',
      kind: 'null',
      input: order,
      args: {source: {expression: '$'}, path: '$.items[*].price'},
      result: [12.5, 8, null],
    },
    {title: 'A null document', kind: 'null', args: {source: null, path: '$.items[*]'}, result: []},
    {
      title: 'The whole of a null document',
      kind: 'null',
      args: {source: null, path: '$'},
      result: [null],
    },
    {
      title: 'An unclosed bracket',
      kind: 'error',
      args: {source: {}, path: '$.items[0'},
      error: 'E_PATH',
    },
    {
      title: 'A path that visits too many values',
      kind: 'error',
      args: costlyPath,
      error: 'E_LIMIT',
    },
  ],
  related: [{function: 'JSON/ValueFromPath', role: 'alternative'}],
  equivalents: [
    {
      tool: 'jq',
      name: '[.a[].b]',
      expression: '[.source.items[].sku]',
      differs: 'has its own path syntax',
    },
    {
      tool: 'jsonata',
      name: 'a.b',
      expression: 'source.items.sku',
      differs:
        'has its own path syntax, and returns a single value instead of a list with one item',
    },
    {
      tool: 'jmespath',
      name: 'a[*].b',
      expression: 'source.items[*].sku',
      differs: 'has its own path syntax, and leaves out null',
    },
    {tool: 'dataweave', name: '.a.b', differs: 'has its own path syntax'},
    {tool: 'sql', name: 'JSONB_PATH_QUERY_ARRAY', differs: 'uses SQL/JSON paths'},
  ],
  tags: ['mapping', 'json', 'path', 'jsonpath', 'list'],
  aliases:
    'JSON_QUERY, JSONPath, jq select, SelectTokens, wildcard path, all values, search in json, find all occurrences, recursive search, ids anywhere below, deep scan, filter expression, collect every price, descendant keys, array of matches, extract all, list of nested fields, glom',
  notes: [
    'In `match()`, the pattern must match the whole text. `search()` finds a match anywhere in the text. Patterns use I-Regexp (RFC 9485), which has no `\\d`. Write `[0-9]` instead.',
  ],
  limits: pathLimits,
  load: loadSelectByPath,
  run: ({source, path}, _context, selectByPath) =>
    whenReady(selectByPath(source, path), (selected) => [...selected]),
});
