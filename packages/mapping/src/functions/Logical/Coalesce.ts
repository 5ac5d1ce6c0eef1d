import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';

export default defineMappingFunction({
  category: 'Logical',
  name: 'Coalesce',
  summary: 'Returns the first value that isn’t null.',
  parameters: {
    values: {
      type: 'Expression',
      data: true,
      rest: true,
      description: 'the values to try, from left to right',
    },
  },
  returns: {
    type: 'Any',
    nullable: true,
    description: 'the first value that isn’t null, or null if there is none',
  },
  nullPolicy: 'skips',
  nullAndEmpty:
    'Empty text, empty lists, `0` and `false` aren’t null, so they can be the result. If all values are null, or there are none, the result is null.',
  errors: [],
  examples: [
    {
      title: 'The first available phone number',
      kind: 'typical',
      input: {mobile: null, office: '+44 20 7946 0018', private: '+44 20 7946 0991'},
      args: {
        values: [expression('$.mobile'), expression('$.office'), expression('$.private')],
      },
      result: '+44 20 7946 0018',
    },
    {
      title: 'A default for a missing field',
      kind: 'typical',
      input: {order: 4711},
      args: {values: [expression('$.currency'), 'EUR']},
      result: 'EUR',
    },
    {title: 'Zero isn’t null', kind: 'edge', args: {values: [0, 10]}, result: 0},
    {title: 'Empty text isn’t null', kind: 'edge', args: {values: ['', 'n/a']}, result: ''},
    {
      title: 'Later values aren’t evaluated',
      kind: 'edge',
      input: {lines: [1, 2]},
      args: {values: ['first', expression('List.Chunk($.lines, 0)')]},
      result: 'first',
    },
    {title: 'All values are null', kind: 'null', args: {values: [null, null]}, result: null},
  ],
  related: [
    {function: 'Logical/IfEmpty', role: 'alternative'},
    {function: 'Logical/IfError', role: 'often used with'},
    {function: 'List/Compact', role: 'alternative'},
  ],
  equivalents: [
    {
      tool: 'jq',
      name: '//',
      expression: '.values[0] // .values[1] // .values[2]',
      differs: 'skips false too',
    },
    {
      tool: 'jsonata',
      name: '[$ != null]',
      expression: 'values[$ != null][0]',
      differs: 'returns nothing instead of null if all values are null',
    },
    {tool: 'jmespath', name: 'not_null', expression: 'not_null(values[0], values[1], values[2])'},
    {tool: 'dataweave', name: 'default', differs: 'takes two values'},
    {tool: 'bloblang', name: '|', differs: 'skips errors too'},
    {tool: 'sql', name: 'COALESCE'},
    {
      tool: 'lodash',
      name: '_.find',
      expression: '_.find(values, (value) => !_.isNil(value))',
      differs: 'returns undefined instead of null if all values are null',
    },
    {tool: 'pandas', name: 'combine_first', differs: 'works on two series'},
  ],
  tags: ['mapping', 'logical', 'null-handling'],
  aliases:
    'COALESCE, ??, IFNULL, ISNULL, NVL, first non-null, default value, first available value, otherwise use another field, backup value, nullish, phone or mobile, first filled, preferred contact, whichever is set, zero if null, alternative source, if null use other, first not null, fallback chain, nvl2, fillna, first existing',
  notes: ['Errors aren’t skipped: if a value fails to evaluate, the whole call fails.'],
  run: function* ({values}) {
    for (const value of values) {
      const result = yield value();
      if (result !== null) {
        return result;
      }
    }
    return null;
  },
});
