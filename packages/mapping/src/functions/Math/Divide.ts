import {expression} from '../../examples/expression';
import {
  checkDecimals,
  loadDecimal,
  MAX_DECIMALS,
  roundDecimal,
  toFiniteNumber,
} from '@documentation/base/internal/values/numbers/decimals';
import {defineMappingFunction} from '../../language/defineMappingFunction';
import {fail} from '@documentation/base/internal/values/errors';
import {shortQuotient} from '@documentation/base/internal/values/numbers/shortDecimals';

export default defineMappingFunction({
  category: 'Math',
  name: 'Divide',
  summary: 'Divides one number by another and optionally rounds the quotient.',
  parameters: {
    a: {type: 'Number', data: true, description: 'the number to divide'},
    b: {type: 'Number', data: true, description: 'the number to divide by'},
    decimals: {
      type: 'Integer',
      default: null,
      description:
        'how many decimals to round to, with halves rounded away from zero; by default, the quotient has full precision',
    },
  },
  returns: {type: 'Number', description: 'the quotient'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'To use another value instead of null, use `Logical.Coalesce`.',
  errors: [
    {code: 'E_DIV_ZERO', when: '`b` is 0'},
    {
      code: 'E_RANGE',
      when: '`decimals` is out of range, or the quotient is outside the range of about ±1.8e308',
    },
  ],
  examples: [
    {
      title: 'Price per item',
      kind: 'typical',
      input: {total: 59.97, quantity: 3},
      args: {a: expression('$.total'), b: expression('$.quantity')},
      result: 19.99,
    },
    {
      title: 'Rounded to cents',
      kind: 'typical',
      args: {a: 100, b: 3, decimals: 2},
      result: 33.33,
    },
    {title: 'Repeating decimals', kind: 'edge', args: {a: 1, b: 3}, result: 0.3333333333333333},
    {
      title: 'Halves round away from zero',
      kind: 'edge',
      args: {a: -1, b: 8, decimals: 2},
      result: -0.13,
    },
    {title: 'Null', kind: 'null', args: {a: null, b: 3}, result: null},
    {title: 'Division by zero', kind: 'error', args: {a: 59.97, b: 0}, error: 'E_DIV_ZERO'},
    {
      title: 'Too many decimals',
      kind: 'error',
      args: {a: 1, b: 3, decimals: 31},
      error: 'E_RANGE',
    },
  ],
  related: [
    {function: 'Math/Multiply', role: 'inverse'},
    {function: 'Math/Modulo', role: 'often used with'},
    {function: 'Number/Round', role: 'alternative'},
  ],
  equivalents: [
    {tool: 'excel', name: '/', differs: 'returns `#DIV/0!` for a division by 0'},
    {tool: 'jq', name: '/', expression: '.a / .b', differs: 'doesn’t round'},
    {tool: 'jsonata', name: '/', expression: 'a / b', differs: 'doesn’t round'},
    {tool: 'dataweave', name: '/', differs: 'doesn’t round'},
    {tool: 'bloblang', name: '/', differs: 'doesn’t round'},
    {tool: 'sql', name: '/', differs: 'drops the fraction if both numbers are integers'},
    {
      tool: 'lodash',
      name: '_.divide',
      expression: '_.divide(a, b)',
      differs: 'returns `Infinity` for a division by 0',
    },
    {tool: 'pandas', name: '/', differs: 'returns `inf` for a division by 0'},
  ],
  tags: ['mapping', 'math', 'number', 'rounding'],
  aliases:
    '/, division, quotient, QUOTIENT, ratio, per, split evenly, percentage of total, price per unit, proportion, unit conversion, cents to euros, half of it, net from gross, conversion rate, share of sales, fraction, divided by, split amount',
  limits: [`\`decimals\` can be from 0 to ${MAX_DECIMALS}.`],
  notes: ['The quotient is computed to 34 significant digits before it is rounded.'],
  load: loadDecimal,
  run: ({a, b, decimals}, _context, Decimal) => {
    if (decimals !== null) {
      checkDecimals(decimals, 0);
    }
    if (b === 0) {
      fail('E_DIV_ZERO', `${a} can’t be divided by 0. Check for 0 with \`Logical.If\` first.`, 'b');
    }
    const short = decimals === null ? shortQuotient(a, b) : undefined;
    if (short !== undefined) {
      return short;
    }
    const quotient = new Decimal(a).dividedBy(b);
    return toFiniteNumber(decimals === null ? quotient : roundDecimal(quotient, decimals));
  },
});
