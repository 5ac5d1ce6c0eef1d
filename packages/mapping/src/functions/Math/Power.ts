import {loadDecimal, toFiniteNumber} from '@documentation/base/internal/values/numbers/decimals';
import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {fail} from '@documentation/base/internal/values/errors';

const MAX_DENOMINATOR = 1000;

/** Finds the fraction whose nearest Number is the exponent: 0.3333333333333333 → [1, 3]. Otherwise returns [exponent, 1]. */
function fractionOf(exponent: number): readonly [numerator: number, denominator: number] {
  for (let denominator = 1; denominator <= MAX_DENOMINATOR; denominator += 1) {
    const numerator = Math.round(exponent * denominator);
    if (numerator / denominator === exponent) {
      return [numerator, denominator];
    }
  }
  return [exponent, 1];
}

export default defineMappingFunction({
  category: 'Math',
  name: 'Power',
  summary: 'Raises a number to a power, such as 0.5 for the square root.',
  parameters: {
    base: {type: 'Number', data: true, description: 'the number to raise to a power'},
    exponent: {
      type: 'Number',
      data: true,
      description:
        'the power to raise the base to, such as 2 for the square, 0.5 for the square root, 1/3 for the cube root or -1 for the reciprocal',
    },
  },
  returns: {type: 'Number', description: 'the base raised to the exponent'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'To use another value instead of null, use `Logical.Coalesce`.',
  errors: [
    {
      code: 'E_RANGE',
      when: 'a negative base is raised to a power that isn’t a whole number, 0 is raised to a negative power, or the result is outside the range of about ±1.8e308',
    },
  ],
  examples: [
    {
      title: 'Compound interest over three years',
      kind: 'typical',
      args: {base: 1.05, exponent: 3},
      result: 1.157625,
    },
    {title: 'A square root', kind: 'typical', args: {base: 144, exponent: 0.5}, result: 12},
    {
      title: 'A cube root',
      kind: 'typical',
      args: {base: 1000, exponent: expression('Math.Divide(1, 3)')},
      result: 10,
    },
    {title: 'A negative exponent', kind: 'edge', args: {base: 10, exponent: -3}, result: 0.001},
    {title: 'Decimals stay exact', kind: 'edge', args: {base: 1.1, exponent: 2}, result: 1.21},
    {title: 'Zero to the power of 0', kind: 'edge', args: {base: 0, exponent: 0}, result: 1},
    {title: 'Null', kind: 'null', args: {base: null, exponent: 2}, result: null},
    {
      title: 'The square root of a negative number',
      kind: 'error',
      args: {base: -4, exponent: 0.5},
      error: 'E_RANGE',
    },
    {
      title: 'A result that is too large',
      kind: 'error',
      args: {base: 10, exponent: 309},
      error: 'E_RANGE',
    },
  ],
  related: [
    {function: 'Math/Root', role: 'inverse'},
    {function: 'Math/Multiply', role: 'alternative'},
    {function: 'Math/Exp', role: 'alternative'},
  ],
  equivalents: [
    {tool: 'excel', name: 'POWER', differs: 'calculates in binary floating point, with 15 digits'},
    {
      tool: 'jq',
      name: 'pow',
      expression: 'pow(.base; .exponent)',
      example: 'A square root',
      differs: 'calculates in binary floating point',
    },
    {
      tool: 'jsonata',
      name: '$power',
      expression: '$power(base, exponent)',
      example: 'A square root',
      differs: 'calculates in binary floating point',
    },
    {tool: 'dataweave', name: 'pow'},
    {tool: 'sql', name: 'POWER'},
    {tool: 'pandas', name: '**', differs: 'calculates in binary floating point'},
  ],
  tags: ['mapping', 'math', 'number'],
  aliases:
    'POWER, pow, exponent, ^, **, squared, to the power of, compound interest, square and cube, growth rate, CAGR, interest over years, exponentiation',
  notes: [
    'A Number can’t be exactly 1/3. If an exponent is the nearest Number to a fraction with a denominator of up to 1,000, it is treated as that fraction, so the cube root of 8 is exactly 2.',
    'The result is computed to 34 significant digits before it is rounded to a Number.',
  ],
  load: loadDecimal,
  run: ({base, exponent}, _context, Decimal) => {
    if (base < 0 && !Number.isInteger(exponent)) {
      fail(
        'E_RANGE',
        `${base} can’t be raised to the power ${exponent}. Use a base of 0 or more, or a whole number as the exponent.`,
        'base',
      );
    }
    if (base === 0 && exponent < 0) {
      fail(
        'E_RANGE',
        '0 can’t be raised to a negative power, because that would divide by 0. Check for 0 first.',
        'exponent',
      );
    }
    const [numerator, denominator] = fractionOf(exponent);
    return toFiniteNumber(new Decimal(base).pow(new Decimal(numerator).dividedBy(denominator)));
  },
});
