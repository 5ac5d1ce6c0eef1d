import {expression} from '../../examples/expression';
import {isTrue} from '@documentation/base/internal/values/condition';
import {defineMappingFunction} from '../../language/defineMappingFunction';

export default defineMappingFunction({
  category: 'Logical',
  name: 'Or',
  summary: 'Returns true if at least one condition is true.',
  parameters: {
    conditions: {
      type: 'Expression',
      data: true,
      rest: true,
      description: 'the conditions, checked from left to right',
    },
  },
  returns: {type: 'Boolean', description: 'true if any condition is true, otherwise false'},
  nullPolicy: 'counts as false',
  nullAndEmpty: 'Without conditions, the result is false.',
  errors: [{code: 'E_TYPE', when: 'a condition returns something other than true, false or null'}],
  examples: [
    {
      title: 'Express delivery or a large order',
      kind: 'typical',
      input: {shipping: 'standard', total: 640},
      args: {
        conditions: [
          expression('Logical.Equals($.shipping, "express")'),
          expression('Logical.Compare($.total, 500, ">=")'),
        ],
      },
      result: true,
    },
    {
      title: 'No condition is true',
      kind: 'typical',
      input: {email: false, sms: false},
      args: {conditions: [expression('$.email'), expression('$.sms')]},
      result: false,
    },
    {
      title: 'Stops at the first true condition',
      kind: 'edge',
      input: {total: 'unknown'},
      args: {conditions: [true, expression('Logical.Compare($.total, 500, ">=")')]},
      result: true,
    },
    {title: 'No conditions', kind: 'edge', args: {conditions: []}, result: false},
    {title: 'Null counts as false', kind: 'null', args: {conditions: [null, true]}, result: true},
    {
      title: 'A number as a condition',
      kind: 'error',
      args: {conditions: [false, 1]},
      error: 'E_TYPE',
    },
  ],
  related: [
    {function: 'Logical/And', role: 'alternative'},
    {function: 'Logical/Not', role: 'often used with'},
    {function: 'Logical/If', role: 'often used with'},
  ],
  equivalents: [
    {tool: 'excel', name: 'OR', differs: 'evaluates all conditions, and accepts numbers'},
    {
      tool: 'jq',
      name: 'or',
      expression: '.conditions[0] or .conditions[1]',
      differs: 'treats every value except false and null as true',
    },
    {
      tool: 'jsonata',
      name: 'or',
      expression: 'conditions[0] or conditions[1]',
      differs: 'treats empty text, empty lists and 0 as false',
    },
    {
      tool: 'jmespath',
      name: '||',
      expression: 'conditions[0] || conditions[1]',
      differs: 'returns one of the values',
    },
    {tool: 'dataweave', name: 'or'},
    {tool: 'bloblang', name: '||', differs: 'fails if a condition is null'},
    {tool: 'sql', name: 'OR', differs: 'can return null if a condition is null'},
    {tool: 'pandas', name: '|', differs: 'combines series item by item'},
  ],
  tags: ['mapping', 'logical', 'conditional'],
  aliases:
    'OR, ||, any, some, either, disjunction, one of several conditions, any matches, alternative conditions, multiple criteria, match any rule, logical sum',
  notes: [
    'Evaluation stops at the first true condition.',
    'To compare one value with several, use `List.Contains(["paid", "sent"], $.status)`.',
  ],
  run: function* ({conditions}) {
    for (const condition of conditions) {
      if (isTrue(yield condition(), 'conditions')) {
        return true;
      }
    }
    return false;
  },
});
