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
  id: 'A-1001',
  items: [
    {sku: 'X1', price: 12.5},
    {sku: 'X2', price: null},
  ],
};

export default defineMappingFunction({
  category: 'JSON',
  name: 'ValueFromPath',
  summary: 'Returns the first value that a JSONPath selects, or a default.',
  parameters: {
    source: {type: 'Any', data: true, nullable: true, description: 'the document to search'},
    path: pathParameter,
    default: {type: 'Any', default: null, description: 'the result if the path selects nothing'},
  },
  returns: {
    type: 'Any',
    nullable: true,
    description: 'the first selected value, not wrapped in a list, or the default',
  },
  nullPolicy: 'value',
  nullAndEmpty:
    'If the path selects nothing, the result is `default`. If the first selected value is null, the result is null.',
  errors: pathErrors,
  examples: [
    {
      title: 'The price of the first item',
      kind: 'typical',
      input: order,
      args: {source: {expression: '$'}, path: '$.items[0].price'},
      result: 12.5,
    },
    {
      title: 'With a default',
      kind: 'typical',
      input: order,
      args: {source: {expression: '$'}, path: '$.currency', default: 'EUR'},
      result: 'EUR',
    },
    {
      title: 'The first item that costs more than 10',
      kind: 'typical',
      input: order,
      args: {source: {expression: '$'}, path: '$.items[?@.price > 10].sku'},
      result: 'X1',
    },
    {
      title: 'A key with a space',
      kind: 'edge',
      args: {source: {'first name': 'Ada'}, path: "$['first name']"},
      result: 'Ada',
    },
    {
      title: 'A position counted from the end',
      kind: 'edge',
      args: {source: [1, 2, 3], path: '$[-1]'},
      result: 3,
    },
    {
      title: 'A field that is null',
      kind: 'null',
      input: order,
      args: {source: {expression: '$'}, path: '$.items[1].price', default: 0},
      result: null,
    },
    {
      title: 'A null document',
      kind: 'null',
      args: {source: null, path: '$.id', default: 'none'},
      result: 'none',
    },
    {
      title: 'A path without $',
      kind: 'error',
      args: {source: {}, path: 'items[0]'},
      error: 'E_PATH',
    },
    {
      title: 'A path that visits too many values',
      kind: 'error',
      args: costlyPath,
      error: 'E_LIMIT',
    },
  ],
  related: [
    {function: 'JSON/ValuesFromPath', role: 'alternative'},
    {function: 'JSON/HasPath', role: 'often used with'},
    {function: 'JSON/Parse', role: 'often used with'},
  ],
  equivalents: [
    {
      tool: 'jq',
      name: '.a[0].b',
      expression: '.source.items[0].price',
      differs: 'has its own path syntax',
    },
    {
      tool: 'jsonata',
      name: 'a[0].b',
      expression: 'source.items[0].price',
      differs: 'has its own path syntax',
    },
    {
      tool: 'jmespath',
      name: 'a[0].b',
      expression: 'source.items[0].price',
      differs: 'has its own path syntax',
    },
    {tool: 'dataweave', name: '.a[0].b', differs: 'has its own path syntax'},
    {tool: 'bloblang', name: '.a.0.b', differs: 'has its own path syntax'},
    {tool: 'sql', name: 'JSONB_PATH_QUERY_FIRST', differs: 'uses SQL/JSON paths'},
    {
      tool: 'lodash',
      name: '_.get',
      expression: "_.get(source, 'items[0].price')",
      differs: 'has no wildcards or conditions',
    },
  ],
  tags: ['mapping', 'json', 'path', 'jsonpath', 'null-handling'],
  aliases:
    'JSON_VALUE, JSON_EXTRACT, get, lodash get, jq path, read a field, nested field, access property, query json, dig into object, drill down, optional chaining, deep attribute, safe navigation, cannot read undefined, pluck one attribute, pull out token, select one element, path expression, get value by key, data.get, pick value',
  limits: pathLimits,
  load: loadSelectByPath,
  run: ({source, path, default: fallback}, _context, selectByPath) =>
    whenReady(selectByPath(source, path), (selected) => {
      const first = selected.next();
      return first.done ? fallback : first.value;
    }),
});
