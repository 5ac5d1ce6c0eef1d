import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import type {Value} from '@documentation/base/internal/values/types';

export default defineMappingFunction({
  category: 'Types',
  name: 'ToList',
  summary:
    'Wraps a single value in a list, leaves a list as it is, and turns null into an empty list.',
  parameters: {
    value: {type: 'Any', data: true, nullable: true, description: 'a single value or a list'},
  },
  returns: {type: 'List<Any>', description: 'the list, or a list that contains the single value'},
  nullPolicy: 'fixed result',
  nullResult: [],
  nullAndEmpty: 'Empty text returns `[""]`.',
  errors: [],
  examples: [
    {
      title: 'A single item as an object',
      kind: 'typical',
      input: {order: {item: {sku: 'A-100'}}},
      args: {value: expression('$.order.item')},
      result: [{sku: 'A-100'}],
    },
    {
      title: 'Several items as a list',
      kind: 'typical',
      input: {order: {item: [{sku: 'A-100'}, {sku: 'B-200'}]}},
      args: {value: expression('$.order.item')},
      result: [{sku: 'A-100'}, {sku: 'B-200'}],
    },
    {title: 'Text isn’t split', kind: 'edge', args: {value: 'a,b'}, result: ['a,b']},
    {title: 'Empty text', kind: 'edge', args: {value: ''}, result: ['']},
    {title: 'Null', kind: 'null', args: {value: null}, result: []},
    {title: 'A list that contains null', kind: 'null', args: {value: [null]}, result: [null]},
  ],
  related: [{function: 'Types/IsEmpty', role: 'often used with'}],
  equivalents: [
    {
      tool: 'jq',
      name: 'type',
      expression: '.value | if type == "array" then . elif . == null then [] else [.] end',
    },
    {tool: 'jsonata', name: '[]', expression: 'value[]', differs: 'returns `[null]` for null'},
    {
      tool: 'jmespath',
      name: 'to_array',
      expression: 'to_array(value)',
      differs: 'returns `[null]` for null',
    },
    {
      tool: 'lodash',
      name: '_.castArray',
      expression: '_.castArray(value)',
      differs: 'returns `[null]` for null',
    },
  ],
  tags: ['mapping', 'types', 'conversion', 'list', 'null-handling'],
  aliases:
    '_.castArray, toArray, Array.from, wrap, always an array, single item, one or many, force array, object instead of array, single element not array, ensure list, iterable, loop fails on object, XML with one child, normalise, convert to array',
  notes: [
    'XML has no lists, so a single element is read as one value, and repeated elements are read as a list. This function returns a list in both cases. To split text into a list, use `Text.Split`.',
  ],
  run: ({value}) => {
    if (value === null) {
      return [];
    }
    return Array.isArray(value) ? (value as readonly Value[]) : [value];
  },
});
