import {expression} from '../../examples/expression';
import {isTrue} from '@documentation/base/internal/values/condition';
import {defineMappingFunction} from '../../language/defineMappingFunction';

export default defineMappingFunction({
  category: 'Logical',
  name: 'And',
  summary: 'Returns true if all conditions are true.',
  parameters: {
    conditions: {
      type: 'Expression',
      data: true,
      rest: true,
      description: 'the conditions, checked from left to right',
    },
  },
  returns: {type: 'Boolean', description: 'true if every condition is true, otherwise false'},
  nullPolicy: 'counts as false',
  nullAndEmpty: 'Without conditions, the result is true.',
  errors: [{code: 'E_TYPE', when: 'a condition returns something other than true, false or null'}],
  examples: [
    {
      title: 'A paid order above 100',
      kind: 'typical',
      input: {status: 'paid', total: 249.9},
      args: {
        conditions: [
          expression('Logical.Equals($.status, "paid")'),
          expression('Logical.Compare($.total, 100, ">")'),
        ],
      },
      result: true,
    },
    {
      title: 'One of three conditions is false',
      kind: 'typical',
      input: {active: true, verified: false, consent: true},
      args: {
        conditions: [expression('$.active'), expression('$.verified'), expression('$.consent')],
      },
      result: false,
    },
    {
      title: 'Stops at the first false condition',
      kind: 'edge',
      input: {total: 'unknown'},
      args: {conditions: [false, expression('Logical.Compare($.total, 100, ">")')]},
      result: false,
    },
    {title: 'No conditions', kind: 'edge', args: {conditions: []}, result: true},
    {title: 'Null counts as false', kind: 'null', args: {conditions: [true, null]}, result: false},
    {
      title: 'Text as a condition',
      kind: 'error',
      args: {conditions: [true, 'false']},
      error: 'E_TYPE',
    },
  ],
  related: [
    {function: 'Logical/Or', role: 'alternative'},
    {function: 'Logical/Not', role: 'often used with'},
    {function: 'Logical/If', role: 'often used with'},
  ],
  equivalents: [
    {tool: 'excel', name: 'AND', differs: 'evaluates all conditions, and accepts numbers'},
    {
      tool: 'jq',
      name: 'and',
      expression: '.conditions[0] and .conditions[1]',
      differs: 'treats every value except false and null as true',
    },
    {
      tool: 'jsonata',
      name: 'and',
      expression: 'conditions[0] and conditions[1]',
      differs: 'treats empty text, empty lists and 0 as false',
    },
    {
      tool: 'jmespath',
      name: '&&',
      expression: 'conditions[0] && conditions[1]',
      differs: 'returns one of the values',
    },
    {tool: 'dataweave', name: 'and'},
    {tool: 'bloblang', name: '&&', differs: 'fails if a condition is null'},
    {tool: 'sql', name: 'AND', differs: 'can return null if a condition is null'},
    {tool: 'pandas', name: '&', differs: 'combines series item by item'},
  ],
  tags: ['mapping', 'logical', 'conditional'],
  aliases:
    'AND, &&, all, every, both conditions, conjunction, multiple conditions, all must hold, combine checks, every rule, simultaneously true, range check, validate several fields, criteria together, as well as',
  notes: [
    'Evaluation stops at the first condition that is false or null, so put guard conditions first.',
    'Unlike in SQL, the result is always true or false, never null.',
  ],
  run: function* ({conditions}) {
    for (const condition of conditions) {
      if (!isTrue(yield condition(), 'conditions')) {
        return false;
      }
    }
    return true;
  },
});
