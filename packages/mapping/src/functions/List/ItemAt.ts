import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';

export default defineMappingFunction({
  category: 'List',
  name: 'ItemAt',
  summary: 'Returns the list item at a given position.',
  parameters: {
    list: {type: 'List<Any>', data: true, nullable: true, description: 'the list to read'},
    index: {
      type: 'Integer',
      description:
        'the position, counted from 0, or from the end if negative (`-1` is the last item)',
    },
    default: {
      type: 'Any',
      default: null,
      description: 'the result if there is no item at that position',
    },
  },
  returns: {type: 'Any', nullable: true, description: 'the item, or the default'},
  nullPolicy: 'default',
  nullAndEmpty:
    'So does a position outside the list. If the item is null, the result is null, not the default.',
  errors: [],
  examples: [
    {
      title: 'The second column of a row',
      kind: 'typical',
      input: ['4711', 'Ada Lovelace', '249.90'],
      args: {list: expression('$'), index: 1},
      result: 'Ada Lovelace',
    },
    {
      title: 'Counted from the end',
      kind: 'typical',
      input: ['4711', 'Ada Lovelace', '249.90'],
      args: {list: expression('$'), index: -1},
      result: '249.90',
    },
    {
      title: 'A position outside the list',
      kind: 'edge',
      args: {list: ['a', 'b'], index: 2},
      result: null,
    },
    {
      title: 'A position outside the list, with a default',
      kind: 'edge',
      args: {list: ['a', 'b'], index: -3, default: 'none'},
      result: 'none',
    },
    {
      title: 'A null item',
      kind: 'null',
      args: {list: ['a', null], index: 1, default: 'none'},
      result: null,
    },
    {
      title: 'A null list',
      kind: 'null',
      args: {list: null, index: 0, default: 'none'},
      result: 'none',
    },
    {
      title: 'A fraction as a position',
      kind: 'error',
      args: {list: ['a', 'b'], index: 0.5},
      error: 'E_TYPE',
    },
  ],
  related: [
    {function: 'List/First', role: 'alternative'},
    {function: 'List/Last', role: 'alternative'},
    {function: 'List/Slice', role: 'alternative'},
  ],
  equivalents: [
    {
      tool: 'excel',
      name: 'INDEX',
      differs: 'numbers positions from 1, and returns `#REF!` for a position outside the list',
    },
    {tool: 'jq', name: '.[n]', expression: '.list[.index]'},
    {
      tool: 'jsonata',
      name: '[n]',
      expression: 'list[$$.index]',
      differs: 'returns nothing instead of null for a position outside the list',
    },
    {
      tool: 'jmespath',
      name: '[n]',
      expression: 'list[1]',
      differs: 'accepts only a literal position',
    },
    {tool: 'dataweave', name: '[n]'},
    {tool: 'bloblang', name: 'index', differs: 'fails for a position outside the list'},
    {tool: 'sql', name: '[n]', differs: 'numbers positions from 1, and doesn’t count from the end'},
    {
      tool: 'lodash',
      name: '_.nth',
      expression: '_.nth(list, index)',
      differs: 'returns undefined instead of null for a position outside the list',
    },
    {tool: 'pandas', name: 'iloc[n]', differs: 'fails for a position outside the series'},
  ],
  tags: ['mapping', 'list', 'lookup', 'null-handling'],
  aliases:
    'INDEX, nth, at, elementAt, get item, subscript, access by index, third element, array position, second one, by offset, nth row, out of bounds, ordinal number, specific line, last but one, pick item, negative index',
  run: ({list, index, default: fallback}) => {
    const item = list?.at(index);
    return item === undefined ? fallback : item;
  },
});
