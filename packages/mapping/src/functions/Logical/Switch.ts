import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {isEqual} from '@documentation/base/internal/values/equality';
import {fail} from '@documentation/base/internal/values/errors';

const statusCases = [
  {when: 'P', then: 'paid'},
  {when: 'O', then: 'open'},
  {when: 'X', then: 'cancelled'},
];

export default defineMappingFunction({
  category: 'Logical',
  name: 'Switch',
  summary: 'Returns the result of the first case that matches a value.',
  parameters: {
    value: {type: 'Any', data: true, nullable: true, description: 'the value to match'},
    cases: {
      type: 'List<Object>',
      description: 'the cases to try in order, each as `{"when": …, "then": …}`',
    },
    default: {type: 'Any', default: null, description: 'the result if no case matches'},
  },
  returns: {
    type: 'Any',
    nullable: true,
    description: 'the `then` of the first case whose `when` equals the value, or the default',
  },
  nullPolicy: 'value',
  nullAndEmpty:
    'A case can match null. If the value is null and no case matches, the result is the default.',
  errors: [{code: 'E_TYPE', when: 'a case has no `when` or no `then`'}],
  examples: [
    {
      title: 'A status code in words',
      kind: 'typical',
      input: {order: 4711, status: 'P'},
      args: {value: expression('$.status'), cases: statusCases},
      result: 'paid',
    },
    {
      title: 'A default for all other values',
      kind: 'typical',
      args: {value: 'Z', cases: statusCases, default: 'unknown'},
      result: 'unknown',
    },
    {
      title: 'Text never equals a number',
      kind: 'edge',
      args: {
        value: 1,
        cases: [
          {when: '1', then: 'text'},
          {when: 1, then: 'number'},
        ],
      },
      result: 'number',
    },
    {
      title: 'The first of two matching cases',
      kind: 'edge',
      args: {
        value: 'DE',
        cases: [
          {when: 'DE', then: 19},
          {when: 'DE', then: 7},
        ],
      },
      result: 19,
    },
    {
      title: 'No matching case',
      kind: 'edge',
      args: {value: 'Z', cases: statusCases},
      result: null,
    },
    {
      title: 'Null as a case',
      kind: 'null',
      args: {value: null, cases: [{when: null, then: 'not stated'}], default: 'other'},
      result: 'not stated',
    },
    {
      title: 'A case without a result',
      kind: 'error',
      args: {value: 'P', cases: [{when: 'P'}]},
      error: 'E_TYPE',
    },
  ],
  related: [
    {function: 'Logical/If', role: 'alternative'},
    {function: 'Logical/Equals', role: 'alternative'},
  ],
  equivalents: [
    {tool: 'excel', name: 'SWITCH', differs: 'ignores case, and returns `#N/A` instead of null'},
    {
      tool: 'jsonata',
      name: '[when = …]',
      expression: 'cases[when = $$.value][0].then',
      differs: 'returns nothing instead of null if no case matches',
    },
    {tool: 'dataweave', name: 'match'},
    {tool: 'bloblang', name: 'match'},
    {tool: 'sql', name: 'CASE'},
    {
      tool: 'lodash',
      name: '_.find',
      expression: '_.find(cases, {when: value}).then',
      differs: 'fails if no case matches',
    },
    {tool: 'pandas', name: 'Series.map', differs: 'takes a dictionary instead of cases'},
  ],
  tags: ['mapping', 'logical', 'conditional', 'lookup'],
  aliases:
    'SWITCH, CASE, match, xsl:choose, DECODE, IFS, translate codes, map codes to names, else if, nested if, value mapping, status translation, enum lookup, country code to name, elseif cascade, recode, crosswalk, conversion of codes, replace codes, multi-way, match expression, router, case that equals a value',
  notes: [
    'All cases are evaluated before one is chosen. For a branch that can fail, use `Logical.If`.',
    'Values are compared as in `Logical.Equals`, so the comparison is case-sensitive.',
  ],
  run: ({value, cases, default: fallback}) => {
    for (const [index, item] of cases.entries()) {
      for (const field of ['when', 'then']) {
        if (!Object.hasOwn(item, field)) {
          fail('E_TYPE', `The case at position ${index} has no "${field}". Add one.`, 'cases');
        }
      }
    }
    const match = cases.find((item) => isEqual(item.when!, value));
    return match ? match.then! : fallback;
  },
});
