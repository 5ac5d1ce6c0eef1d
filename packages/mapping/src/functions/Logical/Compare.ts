import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {fail} from '@documentation/base/internal/values/errors';
import {nameOfValue} from '@documentation/base/internal/values/namesOfTypes';
import {compareCodePoints} from '@documentation/base/internal/values/text/compareCodePoints';

function compare(a: number | string, b: number | string): number {
  if (typeof a === 'string' && typeof b === 'string') {
    return compareCodePoints(a, b);
  }
  if (typeof a === 'number' && typeof b === 'number') {
    return a === b ? 0 : a < b ? -1 : 1;
  }
  return fail(
    'E_TYPE',
    `\`a\` is ${nameOfValue(a)} and \`b\` is ${nameOfValue(b)}. Convert one of them to the other’s type.`,
    'b',
  );
}

export default defineMappingFunction({
  category: 'Logical',
  name: 'Compare',
  summary: 'Checks whether a number or text value is less than or greater than another.',
  parameters: {
    a: {type: ['Number', 'Text'], data: true, description: 'the value on the left'},
    b: {type: ['Number', 'Text'], data: true, description: 'the value on the right'},
    operator: {
      type: 'Text',
      values: {
        '<': '`a` is less than `b`',
        '<=': '`a` is less than or equal to `b`',
        '>': '`a` is greater than `b`',
        '>=': '`a` is greater than or equal to `b`',
      },
      description: 'the comparison to make',
    },
  },
  returns: {type: 'Boolean', description: 'true if the comparison holds'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'Empty text comes before any other text.',
  errors: [{code: 'E_TYPE', when: 'one value is a number and the other is text'}],
  examples: [
    {
      title: 'An order above a limit',
      kind: 'typical',
      input: {order: 4711, total: 129.9},
      args: {a: expression('$.total'), b: 100, operator: '>'},
      result: true,
    },
    {
      title: 'Enough in stock',
      kind: 'typical',
      input: {stock: 5, ordered: 5},
      args: {a: expression('$.stock'), b: expression('$.ordered'), operator: '>='},
      result: true,
    },
    {
      title: 'Calendar dates as text',
      kind: 'typical',
      args: {a: '2024-02-29', b: '2024-03-01', operator: '<'},
      result: true,
    },
    {
      title: 'Times of day',
      kind: 'typical',
      input: {opens: '09:30:00'},
      args: {a: expression('$.opens'), b: '10:00:00', operator: '<'},
      result: true,
    },
    {
      title: 'Uppercase comes before lowercase',
      kind: 'edge',
      args: {a: 'Zoe', b: 'ada', operator: '<='},
      result: true,
    },
    {
      title: 'Digits in text are compared as characters',
      kind: 'edge',
      args: {a: '10', b: '9', operator: '>'},
      result: false,
    },
    {title: 'Null', kind: 'null', args: {a: null, b: 100, operator: '>'}, result: null},
    {
      title: 'Text and a number',
      kind: 'error',
      args: {a: '129.90', b: 100, operator: '>'},
      error: 'E_TYPE',
    },
  ],
  related: [
    {function: 'Logical/Equals', role: 'alternative'},
    {function: 'Logical/If', role: 'often used with'},
    {function: 'List/Filter', role: 'often used with'},
    {function: 'List/SortBy', role: 'alternative'},
  ],
  equivalents: [
    {tool: 'excel', name: '<', differs: 'ignores case, and compares values of different types too'},
    {
      tool: 'jq',
      name: '<',
      expression: '.a > .b',
      differs: 'compares values of different types too',
    },
    {tool: 'jsonata', name: '<', expression: 'a > b'},
    {tool: 'jmespath', name: '<', expression: 'a > b', differs: 'compares only numbers'},
    {tool: 'dataweave', name: '<'},
    {tool: 'bloblang', name: '<'},
    {tool: 'sql', name: '<', differs: 'compares text by collation'},
    {
      tool: 'lodash',
      name: '_.gt',
      expression: '_.gt(a, b)',
      differs:
        'compares values of different types too, and has a separate function for each operator',
    },
    {tool: 'pandas', name: '<'},
  ],
  tags: ['mapping', 'logical', 'comparison'],
  aliases:
    'greater than, less than, <, >, at least, at most, between, bigger than, smaller than, threshold exceeded, over 100, below limit, minimum order, higher or lower, numeric condition, under budget, gt lt, greater or equal, larger, in range, check limit, more than, numeric comparison',
  notes: [
    'Text is compared by code point, regardless of language. To sort in a language’s alphabetical order, use `List.SortBy`.',
    'Dates, date-times and times are compared as text. The order is correct if both values have the same precision and offset. Otherwise, use `Datetime.Compare`.',
  ],
  run: ({a, b, operator}) => {
    const order = compare(a, b);
    switch (operator) {
      case '<':
        return order < 0;
      case '<=':
        return order <= 0;
      case '>':
        return order > 0;
      case '>=':
        return order >= 0;
    }
  },
});
