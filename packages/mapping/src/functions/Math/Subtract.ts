import {expression} from '../../examples/expression';
import {loadDecimal, toFiniteNumber} from '@documentation/base/internal/values/numbers/decimals';
import {defineMappingFunction} from '../../language/defineMappingFunction';
import {shortSum} from '@documentation/base/internal/values/numbers/shortDecimals';

export default defineMappingFunction({
  category: 'Math',
  name: 'Subtract',
  summary: 'Subtracts one number from another with exact decimal arithmetic.',
  parameters: {
    a: {type: 'Number', data: true, description: 'the number to subtract from'},
    b: {type: 'Number', data: true, description: 'the number to subtract'},
  },
  returns: {type: 'Number', description: 'the difference, which is negative if `b` is larger'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'To use another value instead of null, use `Logical.Coalesce`.',
  errors: [{code: 'E_RANGE', when: 'the difference is outside the range of about ±1.8e308'}],
  examples: [
    {
      title: 'The amount left to pay',
      kind: 'typical',
      input: {total: 119.7, paid: 50},
      args: {a: expression('$.total'), b: expression('$.paid')},
      result: 69.7,
    },
    {title: 'Decimals stay exact', kind: 'typical', args: {a: 0.3, b: 0.1}, result: 0.2},
    {title: 'A negative difference', kind: 'edge', args: {a: 5, b: 8}, result: -3},
    {title: 'Nothing left', kind: 'edge', args: {a: 12.5, b: 12.5}, result: 0},
    {title: 'Null', kind: 'null', args: {a: null, b: 50}, result: null},
    {
      title: 'A difference that is too large',
      kind: 'error',
      args: {a: 1e308, b: -1e308},
      error: 'E_RANGE',
    },
  ],
  related: [
    {function: 'Math/Add', role: 'inverse'},
    {function: 'Math/Absolute', role: 'often used with'},
  ],
  equivalents: [
    {tool: 'excel', name: '-', differs: 'calculates in binary floating point, with 15 digits'},
    {tool: 'jq', name: '-', expression: '.a - .b', differs: 'calculates in binary floating point'},
    {
      tool: 'jsonata',
      name: '-',
      expression: 'a - b',
      differs: 'calculates in binary floating point',
    },
    {tool: 'dataweave', name: '-'},
    {tool: 'bloblang', name: '-', differs: 'calculates in binary floating point'},
    {tool: 'sql', name: '-'},
    {
      tool: 'lodash',
      name: '_.subtract',
      expression: '_.subtract(a, b)',
      differs: 'calculates in binary floating point',
    },
    {tool: 'pandas', name: '-', differs: 'calculates in binary floating point'},
  ],
  tags: ['mapping', 'math', 'number'],
  aliases:
    'minus, -, difference, subtraction, take away, deduct discount, remaining amount, decrease amount, net amount, profit margin, account balance, gross less tax, rebate, change to return, minus sign, reduce by, calculate rest',
  load: loadDecimal,
  run: ({a, b}, _context, Decimal) => shortSum(a, -b) ?? toFiniteNumber(new Decimal(a).minus(b)),
});
