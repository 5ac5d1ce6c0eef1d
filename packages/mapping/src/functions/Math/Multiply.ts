import {expression} from '../../examples/expression';
import {loadDecimal, toFiniteNumber} from '@documentation/base/internal/values/numbers/decimals';
import {defineMappingFunction} from '../../language/defineMappingFunction';
import {shortProduct} from '@documentation/base/internal/values/numbers/shortDecimals';

export default defineMappingFunction({
  category: 'Math',
  name: 'Multiply',
  summary: 'Multiplies two numbers with exact decimal arithmetic.',
  parameters: {
    a: {type: 'Number', data: true, description: 'the first number'},
    b: {type: 'Number', data: true, description: 'the number to multiply by'},
  },
  returns: {type: 'Number', description: 'the product'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'This applies even if the other number is 0.',
  errors: [{code: 'E_RANGE', when: 'the product is outside the range of about ±1.8e308'}],
  examples: [
    {
      title: 'Quantity times unit price',
      kind: 'typical',
      input: {quantity: 3, unitPrice: 19.99},
      args: {a: expression('$.quantity'), b: expression('$.unitPrice')},
      result: 59.97,
    },
    {title: 'VAT at 19 percent', kind: 'typical', args: {a: 59.95, b: 0.19}, result: 11.3905},
    {title: 'Decimals stay exact', kind: 'edge', args: {a: 1.1, b: 1.1}, result: 1.21},
    {title: 'Zero without a minus sign', kind: 'edge', args: {a: -5, b: 0}, result: 0},
    {title: 'Null', kind: 'null', args: {a: 3, b: null}, result: null},
    {
      title: 'A product that is too large',
      kind: 'error',
      args: {a: 1e200, b: 1e200},
      error: 'E_RANGE',
    },
  ],
  related: [
    {function: 'Math/Divide', role: 'inverse'},
    {function: 'Math/Power', role: 'alternative'},
    {function: 'Number/Round', role: 'often used with'},
  ],
  equivalents: [
    {
      tool: 'excel',
      name: 'PRODUCT',
      differs: 'calculates in binary floating point, with 15 digits',
    },
    {tool: 'jq', name: '*', expression: '.a * .b', differs: 'calculates in binary floating point'},
    {
      tool: 'jsonata',
      name: '*',
      expression: 'a * b',
      differs: 'calculates in binary floating point',
    },
    {tool: 'dataweave', name: '*'},
    {tool: 'bloblang', name: '*', differs: 'calculates in binary floating point'},
    {tool: 'sql', name: '*'},
    {
      tool: 'lodash',
      name: '_.multiply',
      expression: '_.multiply(a, b)',
      differs: 'calculates in binary floating point',
    },
    {tool: 'pandas', name: '*', differs: 'calculates in binary floating point'},
  ],
  tags: ['mapping', 'math', 'number'],
  aliases:
    'times, *, product, PRODUCT, multiplication, percent of amount, calculate VAT, quantity times price, sales tax, exchange rate, line amount, convert units, euros to cents, scale by factor, gross from net, percentage, currency conversion',
  load: loadDecimal,
  run: ({a, b}, _context, Decimal) => shortProduct(a, b) ?? toFiniteNumber(new Decimal(a).times(b)),
});
