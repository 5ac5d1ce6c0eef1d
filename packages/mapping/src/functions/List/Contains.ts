import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {equalityKey} from '@documentation/base/internal/values/equality';

export default defineMappingFunction({
  category: 'List',
  name: 'Contains',
  summary: 'Checks whether a list contains a value.',
  parameters: {
    list: {type: 'List<Any>', data: true, nullable: true, description: 'the list to search'},
    value: {type: 'Any', nullable: true, description: 'the value to look for'},
  },
  returns: {type: 'Boolean', description: 'true if an item equals the value'},
  nullPolicy: 'counts as empty',
  nullAndEmpty: 'An empty list contains nothing. Null items can be found like any other item.',
  errors: [],
  examples: [
    {
      title: 'One of several countries',
      kind: 'typical',
      input: {country: 'AT'},
      args: {list: ['DE', 'AT', 'CH'], value: expression('$.country')},
      result: true,
    },
    {
      title: 'A tag that a customer doesn’t have',
      kind: 'typical',
      input: {name: 'Ada Lovelace', tags: ['newsletter', 'wholesale']},
      args: {list: expression('$.tags'), value: 'vip'},
      result: false,
    },
    {
      title: 'Text never equals a number',
      kind: 'edge',
      args: {list: [1, 2], value: '1'},
      result: false,
    },
    {
      title: 'An object with its fields in a different order',
      kind: 'edge',
      args: {list: [{sku: 'A-1', size: 'M'}], value: {size: 'M', sku: 'A-1'}},
      result: true,
    },
    {
      title: 'Nested lists aren’t searched',
      kind: 'edge',
      args: {list: [['DE', 'AT'], ['CH']], value: 'CH'},
      result: false,
    },
    {
      title: 'A list with a null item',
      kind: 'null',
      args: {list: ['A-1', null], value: null},
      result: true,
    },
    {title: 'A null list', kind: 'null', args: {list: null, value: null}, result: false},
  ],
  related: [
    {function: 'List/Filter', role: 'often used with'},
    {function: 'Logical/Equals', role: 'alternative'},
    {function: 'List/Some', role: 'alternative'},
  ],
  equivalents: [
    {tool: 'excel', name: 'XMATCH', differs: 'returns the position or `#N/A`, and ignores case'},
    {tool: 'jq', name: 'IN', expression: '.list as $list | .value | IN($list[])'},
    {tool: 'jsonata', name: 'in', expression: 'value in list'},
    {
      tool: 'jmespath',
      name: 'contains',
      expression: 'contains(list, value)',
      differs: 'treats two equal objects as different',
    },
    {tool: 'dataweave', name: 'contains'},
    {tool: 'bloblang', name: 'contains'},
    {tool: 'sql', name: 'ANY', differs: 'is used with an operator, as in `value = ANY (list)`'},
    {
      tool: 'lodash',
      name: '_.includes',
      expression: '_.includes(list, value)',
      differs: 'treats two equal objects as different',
    },
    {tool: 'pandas', name: 'Series.isin', differs: 'checks each item of a series'},
  ],
  tags: ['mapping', 'list', 'comparison', 'lookup'],
  aliases:
    'includes, IN, List.Contains, has item, is one of, membership, MATCH, value in array, allowed values, whitelist, blacklist, in_array, permitted statuses, valid option, already present, value exists in list, element in array, lookup in list, has an equal item',
  notes: [
    'Items are compared as in `Logical.Equals`. To look for a word in text, use `Text.Contains`.',
  ],
  run: ({list, value}) => {
    const wanted = equalityKey(value);
    return (list ?? []).some((item) => equalityKey(item) === wanted);
  },
});
