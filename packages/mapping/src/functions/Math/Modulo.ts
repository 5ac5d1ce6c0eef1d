import {loadDecimal, toFiniteNumber} from '@documentation/base/internal/values/numbers/decimals';
import {defineMappingFunction} from '../../language/defineMappingFunction';
import {fail} from '@documentation/base/internal/values/errors';

/** The next representable number toward 0. For numbers of the same sign, smaller bits mean a smaller magnitude. */
function nextTowardsZero(number: number): number {
  const bits = new BigInt64Array(new Float64Array([number]).buffer);
  bits[0]! -= 1n;
  return new Float64Array(bits.buffer)[0]!;
}

export default defineMappingFunction({
  category: 'Math',
  name: 'Modulo',
  summary: 'Returns the remainder of a division, with the sign of the divisor.',
  parameters: {
    a: {type: 'Number', data: true, description: 'the number to divide'},
    b: {type: 'Number', data: true, description: 'the number to divide by'},
  },
  returns: {
    type: 'Number',
    description: 'the remainder, which is 0 or between 0 and `b`, but never `b` itself',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'To use another value instead of null, use `Logical.Coalesce`.',
  errors: [{code: 'E_DIV_ZERO', when: '`b` is 0'}],
  examples: [
    {
      title: 'Bottles left over after filling crates',
      kind: 'typical',
      args: {a: 50, b: 12},
      result: 2,
    },
    {title: 'An even number has no remainder', kind: 'typical', args: {a: 8, b: 2}, result: 0},
    {title: 'A negative number', kind: 'edge', args: {a: -7, b: 3}, result: 2},
    {title: 'A negative divisor', kind: 'edge', args: {a: 7, b: -3}, result: -2},
    {
      title: 'A remainder that is almost the divisor',
      kind: 'edge',
      args: {a: -1e-17, b: 360},
      result: 359.99999999999994,
    },
    {title: 'The decimal part of a price', kind: 'edge', args: {a: 19.99, b: 1}, result: 0.99},
    {title: 'Null', kind: 'null', args: {a: null, b: 3}, result: null},
    {title: 'Division by zero', kind: 'error', args: {a: 7, b: 0}, error: 'E_DIV_ZERO'},
  ],
  related: [
    {function: 'Math/Divide', role: 'often used with'},
    {function: 'Number/Floor', role: 'often used with'},
  ],
  equivalents: [
    {tool: 'excel', name: 'MOD'},
    {
      tool: 'jq',
      name: '%',
      expression: '.a % .b',
      differs: 'has the sign of the dividend, and drops fractions first',
    },
    {tool: 'jsonata', name: '%', expression: 'a % b', differs: 'has the sign of the dividend'},
    {
      tool: 'bloblang',
      name: '%',
      differs: 'has the sign of the dividend, and drops fractions first',
    },
    {tool: 'sql', name: 'MOD', differs: 'has the sign of the dividend'},
    {tool: 'pandas', name: '%'},
  ],
  tags: ['mapping', 'math', 'number'],
  aliases:
    'MOD, %, remainder, modulus, even or odd, rest of division, divisible by, every nth, check digit, alternate rows, leftover pieces, cycle through, round robin, multiple of, wrap around, remainder after division, odd numbers, mod operator, every second',
  notes: [
    'The remainder has the sign of the divisor, as in Excel and Python: -7 modulo 3 is 2. In JavaScript, Java and most SQL databases, it has the sign of the first number, so -7 modulo 3 is -1.',
  ],
  load: loadDecimal,
  run: ({a, b}, _context, Decimal) => {
    if (b === 0) {
      fail('E_DIV_ZERO', `${a} can’t be divided by 0. Check for 0 with \`Logical.If\` first.`, 'b');
    }
    const remainder = toFiniteNumber(new Decimal(a).modulo(b));
    // The remainder of -1e-17 and 360 is so close to 360 that it would be rounded to it.
    return remainder === b ? nextTowardsZero(b) : remainder;
  },
});
