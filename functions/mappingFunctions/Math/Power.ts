import {loadDecimal, toFiniteNumber} from '../../values/numbers/decimals';
import {defineMappingFunction} from '../../defineMappingFunction';
import {fail} from '../../language/errors';

export default defineMappingFunction({
  category: 'Math',
  name: 'Power',
  summary: 'Raises a number to a power; the exponent 0.5 gives the square root.',
  parameters: {
    base: {type: 'Number', data: true, description: 'the number to raise'},
    exponent: {
      type: 'Number',
      data: true,
      description: 'the power: a fraction takes a root, a negative one divides 1 by the result',
    },
  },
  returns: {type: 'Number', description: 'the power'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'The power is null when either number is null.',
  errors: [
    {
      code: 'E_RANGE',
      when: 'a root is taken of a negative number, 0 has a negative exponent, or the power is larger than about 1.8e308',
    },
  ],
  examples: [
    {
      title: 'Compound interest of three years',
      kind: 'typical',
      args: {base: 1.05, exponent: 3},
      result: 1.157625,
    },
    {title: 'Square root', kind: 'typical', args: {base: 144, exponent: 0.5}, result: 12},
    {title: 'Negative exponent', kind: 'edge', args: {base: 10, exponent: -3}, result: 0.001},
    {title: 'Decimals stay exact', kind: 'edge', args: {base: 1.1, exponent: 2}, result: 1.21},
    {title: 'Anything to the power of 0', kind: 'edge', args: {base: 0, exponent: 0}, result: 1},
    {title: 'Null', kind: 'null', args: {base: null, exponent: 2}, result: null},
    {
      title: 'Square root of a negative number',
      kind: 'error',
      args: {base: -4, exponent: 0.5},
      error: 'E_RANGE',
    },
    {title: 'Too large', kind: 'error', args: {base: 10, exponent: 309}, error: 'E_RANGE'},
  ],
  related: [{function: 'Math/Multiply', role: 'alternative'}],
  tags: ['mapping', 'math', 'number'],
  aliases: [
    'POWER',
    'pow',
    'exponent',
    '^',
    '**',
    'SQRT',
    'square root',
    'squared',
    'to the power of',
    'compound interest',
    'square and cube',
    'growth rate',
    'nth root',
    'CAGR',
    'interest over years',
    'exponentiation',
  ],
  pure: true,
  run: async ({base, exponent}) => {
    if (base < 0 && !Number.isInteger(exponent)) {
      fail(
        'E_RANGE',
        `${base} has no power of ${exponent}: the base of a root must not be negative.`,
        'base',
      );
    }
    if (base === 0 && exponent < 0) {
      fail('E_RANGE', '0 has no negative power, because that would divide by 0.', 'exponent');
    }
    const Decimal = await loadDecimal();
    return toFiniteNumber(new Decimal(base).pow(exponent));
  },
});
