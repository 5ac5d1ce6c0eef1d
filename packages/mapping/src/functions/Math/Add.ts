import {expression} from '../../examples/expression';
import {loadDecimal, toFiniteNumber} from '@documentation/base/internal/values/numbers/decimals';
import {defineMappingFunction} from '../../language/defineMappingFunction';
import {shortSum} from '@documentation/base/internal/values/numbers/shortDecimals';

export default defineMappingFunction({
  category: 'Math',
  name: 'Add',
  summary: 'Adds two numbers with exact decimal arithmetic.',
  parameters: {
    a: {type: 'Number', data: true, description: 'the first number'},
    b: {type: 'Number', data: true, description: 'the number to add'},
  },
  returns: {type: 'Number', description: 'the sum'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'To treat null as 0, use `Math.Sum`.',
  errors: [{code: 'E_RANGE', when: 'the sum is outside the range of about ±1.8e308'}],
  examples: [
    {
      title: 'Net price plus shipping',
      kind: 'typical',
      input: {net: 49.9, shipping: 4.95},
      args: {a: expression('$.net'), b: expression('$.shipping')},
      result: 54.85,
    },
    {title: 'Decimals stay exact', kind: 'typical', args: {a: 0.1, b: 0.2}, result: 0.3},
    {title: 'A negative number', kind: 'edge', args: {a: 100, b: -150}, result: -50},
    {title: 'Null', kind: 'null', args: {a: 49.9, b: null}, result: null},
    {title: 'Text instead of a number', kind: 'error', args: {a: 49.9, b: '4.95'}, error: 'E_TYPE'},
    {title: 'A sum that is too large', kind: 'error', args: {a: 1e308, b: 1e308}, error: 'E_RANGE'},
  ],
  related: [
    {function: 'Math/Subtract', role: 'inverse'},
    {function: 'Math/Sum', role: 'alternative'},
  ],
  equivalents: [
    {tool: 'excel', name: '+', differs: 'calculates in binary floating point, with 15 digits'},
    {tool: 'jq', name: '+', expression: '.a + .b', differs: 'calculates in binary floating point'},
    {
      tool: 'jsonata',
      name: '+',
      expression: 'a + b',
      differs: 'calculates in binary floating point',
    },
    {tool: 'dataweave', name: '+'},
    {tool: 'bloblang', name: '+', differs: 'calculates in binary floating point'},
    {tool: 'sql', name: '+'},
    {
      tool: 'lodash',
      name: '_.add',
      expression: '_.add(a, b)',
      differs: 'calculates in binary floating point',
    },
    {tool: 'pandas', name: '+', differs: 'calculates in binary floating point'},
  ],
  tags: ['mapping', 'math', 'number'],
  aliases:
    'plus, +, sum of two numbers, addition, increase by, add numbers, increment, surcharge, shipping plus price, floating point error, arithmetic with decimals, raise amount, markup on price, add two values, calculate total of two, plus sign',
  notes: [
    'Numbers are added as decimals, so 0.1 + 0.2 is 0.3. In binary floating point, the sum would be 0.30000000000000004.',
  ],
  load: loadDecimal,
  run: ({a, b}, _context, Decimal) => shortSum(a, b) ?? toFiniteNumber(new Decimal(a).plus(b)),
});
