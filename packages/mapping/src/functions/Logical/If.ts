import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';

export default defineMappingFunction({
  category: 'Logical',
  name: 'If',
  summary: 'Returns one of two values, depending on a condition.',
  parameters: {
    condition: {type: 'Boolean', data: true, nullable: true, description: 'the condition to check'},
    then: {type: 'Expression', description: 'the result if the condition is true'},
    else: {
      type: 'Expression',
      default: null,
      description: 'the result if the condition is false or null',
    },
  },
  returns: {
    type: 'Any',
    nullable: true,
    description: 'the value of the chosen branch (the other branch isn’t evaluated)',
  },
  nullPolicy: 'counts as false',
  nullAndEmpty: 'Without `else`, the result is null if the condition is false.',
  errors: [],
  examples: [
    {
      title: 'Shipping costs by order value',
      kind: 'typical',
      input: {total: 79.5},
      args: {
        condition: expression('Logical.Compare($.total, 50, ">=")'),
        then: 0,
        else: 4.9,
      },
      result: 0,
    },
    {
      title: 'One of two fields',
      kind: 'typical',
      input: {company: true, companyName: 'Lovelace Ltd', lastName: 'Lovelace'},
      args: {
        condition: expression('$.company'),
        then: expression('$.companyName'),
        else: expression('$.lastName'),
      },
      result: 'Lovelace Ltd',
    },
    {
      title: 'Only the chosen branch is evaluated',
      kind: 'edge',
      input: {lines: []},
      args: {
        condition: true,
        then: 'no lines',
        else: expression('List.Chunk($.lines, 0)'),
      },
      result: 'no lines',
    },
    {
      title: 'Without `else`',
      kind: 'edge',
      args: {condition: false, then: 'express'},
      result: null,
    },
    {
      title: 'Null counts as false',
      kind: 'null',
      args: {condition: null, then: 'yes', else: 'no'},
      result: 'no',
    },
    {
      title: 'The text "false"',
      kind: 'error',
      args: {condition: 'false', then: 'yes', else: 'no'},
      error: 'E_TYPE',
    },
  ],
  related: [
    {function: 'Logical/And', role: 'often used with'},
    {function: 'Logical/Or', role: 'often used with'},
    {function: 'Logical/Compare', role: 'often used with'},
    {function: 'Logical/Switch', role: 'alternative'},
    {function: 'Logical/IfEmpty', role: 'alternative'},
  ],
  equivalents: [
    {tool: 'excel', name: 'IF', differs: 'treats every number except 0 as true'},
    {
      tool: 'jq',
      name: 'if',
      expression: 'if .condition then .then else .else end',
      differs: 'treats every value except false and null as true',
    },
    {
      tool: 'jsonata',
      name: '? :',
      expression: 'condition ? then : else',
      differs: 'treats empty text, empty lists and 0 as false',
    },
    {tool: 'dataweave', name: 'if else'},
    {tool: 'bloblang', name: 'if else', differs: 'fails if the condition is null'},
    {tool: 'sql', name: 'CASE WHEN'},
    {tool: 'pandas', name: 'Series.where', differs: 'chooses a value for each item of a series'},
  ],
  tags: ['mapping', 'logical', 'conditional'],
  aliases:
    'IF, ternary, ?:, CASE WHEN, IIF, if then else, conditional operator, choose between two values, otherwise, conditional value, branch on value, decision rule, depending on status, inline rule, when true, business rule, decide, either one value, based on condition, if statement',
  notes: [
    'Text and numbers aren’t accepted as conditions. Use a comparison such as `Logical.Equals`.',
  ],
  run: ({condition, then, else: otherwise}) => (condition ? then() : (otherwise?.() ?? null)),
});
