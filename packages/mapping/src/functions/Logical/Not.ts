import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';

export default defineMappingFunction({
  category: 'Logical',
  name: 'Not',
  summary: 'Turns true into false and false into true.',
  parameters: {
    condition: {type: 'Boolean', data: true, description: 'the condition to negate'},
  },
  returns: {type: 'Boolean', description: 'the opposite of the condition'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'A missing field returns null, not true.',
  errors: [],
  examples: [
    {
      title: 'A customer who isn’t blocked',
      kind: 'typical',
      input: {customer: 'C-1042', blocked: false},
      args: {condition: expression('$.blocked')},
      result: true,
    },
    {
      title: 'Not equal',
      kind: 'typical',
      input: {status: 'cancelled'},
      args: {condition: expression('Logical.Equals($.status, "cancelled")')},
      result: false,
    },
    {
      title: 'A null field stays null',
      kind: 'null',
      input: {customer: 'C-1042', blocked: null},
      args: {condition: expression('$.blocked')},
      result: null,
    },
    {title: 'Text as a condition', kind: 'error', args: {condition: 'false'}, error: 'E_TYPE'},
  ],
  related: [
    {function: 'Logical/And', role: 'often used with'},
    {function: 'Logical/Or', role: 'often used with'},
    {function: 'Logical/Equals', role: 'often used with'},
  ],
  equivalents: [
    {tool: 'excel', name: 'NOT', differs: 'accepts numbers'},
    {tool: 'jq', name: 'not', expression: '.condition | not', differs: 'returns true for null'},
    {
      tool: 'jsonata',
      name: '$not',
      expression: '$not(condition)',
      differs: 'returns true for empty text, empty lists and 0',
    },
    {
      tool: 'jmespath',
      name: '!',
      expression: '!condition',
      differs: 'returns true for null and empty values',
    },
    {tool: 'dataweave', name: 'not'},
    {tool: 'bloblang', name: '!'},
    {tool: 'sql', name: 'NOT'},
    {tool: 'pandas', name: '~'},
  ],
  tags: ['mapping', 'logical', 'conditional'],
  aliases:
    "NOT, !, negate, $not, opposite, invert, not equal, flip boolean, reverse condition, unless, does not contain, inverse, boolean complement, different from, toggle flag, isn't",
  notes: ['To treat null as false, write `Logical.Not(Logical.Coalesce($.blocked, false))`.'],
  run: ({condition}) => !condition,
});
