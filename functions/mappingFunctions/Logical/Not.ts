import {defineMappingFunction} from '../../defineMappingFunction';
import {expression} from '../../examples/expression';

export default defineMappingFunction({
  category: 'Logical',
  name: 'Not',
  summary: 'Turns true into false and false into true.',
  parameters: {
    condition: {type: 'Boolean', data: true, description: 'the condition to reverse'},
  },
  returns: {type: 'Boolean', description: 'the opposite'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'Null stays null, so that a missing field never becomes true.',
  errors: [],
  examples: [
    {
      title: 'Blocked to active',
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
      title: 'A missing field stays null',
      kind: 'null',
      input: {customer: 'C-1042', blocked: null},
      args: {condition: expression('$.blocked')},
      result: null,
    },
    {title: 'Text is refused', kind: 'error', args: {condition: 'false'}, error: 'E_TYPE'},
  ],
  related: [
    {function: 'Logical/And', role: 'often used with'},
    {function: 'Logical/Or', role: 'often used with'},
    {function: 'Logical/Equals', role: 'often used with'},
  ],
  tags: ['mapping', 'logical', 'conditional'],
  aliases: [
    'NOT',
    '!',
    'negate',
    '$not',
    'opposite',
    'invert',
    'not equal',
    'flip boolean',
    'reverse condition',
    'unless',
    'does not contain',
    'inverse',
    'boolean complement',
    'different from',
    'toggle flag',
    "isn't",
  ],
  notes: [
    'Where null should count as false, write `Logical.Not(Logical.Coalesce($.blocked, false))`.',
  ],
  pure: true,
  run: ({condition}) => !condition,
});
