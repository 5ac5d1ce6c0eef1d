import {expression} from '../../examples/expression';
import {loadDecimal, toFiniteNumber} from '@documentation/base/internal/values/numbers/decimals';
import {defineMappingFunction} from '../../language/defineMappingFunction';
import {fail} from '@documentation/base/internal/values/errors';

export default defineMappingFunction({
  category: 'Math',
  name: 'Root',
  summary: 'Returns the square root, cube root or any other root of a number.',
  parameters: {
    value: {type: 'Number', data: true, description: 'the number to take the root of'},
    degree: {
      type: 'Integer',
      default: 2,
      description: 'which root to take: 2 for the square root, 3 for the cube root, and so on',
    },
  },
  returns: {type: 'Number', description: 'the root, which is negative only if `value` is'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'Every root of 0 is 0.',
  errors: [
    {
      code: 'E_RANGE',
      when: '`degree` is less than 1, or `value` is negative and `degree` is even',
    },
  ],
  examples: [
    {title: 'Side length of a square plot', kind: 'typical', args: {value: 144}, result: 12},
    {
      title: 'Average growth per year over three years',
      kind: 'typical',
      input: {growthFactor: 1.331},
      args: {value: expression('$.growthFactor'), degree: 3},
      result: 1.1,
    },
    {
      title: 'A cube root that is exact',
      kind: 'edge',
      args: {value: 1000, degree: 3},
      result: 10,
    },
    {
      title: 'A root with endless decimals',
      kind: 'edge',
      args: {value: 2},
      result: 1.4142135623730951,
    },
    {
      title: 'An odd root of a negative number',
      kind: 'edge',
      args: {value: -8, degree: 3},
      result: -2,
    },
    {title: 'Null', kind: 'null', args: {value: null}, result: null},
    {
      title: 'The square root of a negative number',
      kind: 'error',
      args: {value: -4},
      error: 'E_RANGE',
    },
    {title: 'A degree of 0', kind: 'error', args: {value: 16, degree: 0}, error: 'E_RANGE'},
  ],
  related: [{function: 'Math/Power', role: 'inverse'}],
  equivalents: [
    {tool: 'excel', name: 'SQRT', differs: 'calculates only square roots'},
    {
      tool: 'jq',
      name: 'sqrt',
      expression: '.value | sqrt',
      differs: 'calculates only square roots, with `cbrt` for cube roots',
    },
    {
      tool: 'jsonata',
      name: '$sqrt',
      expression: '$sqrt(value)',
      differs: 'calculates only square roots',
    },
    {tool: 'dataweave', name: 'sqrt', differs: 'calculates only square roots'},
    {
      tool: 'sql',
      name: 'SQRT',
      differs: 'calculates only square roots, with `CBRT` for cube roots',
    },
  ],
  tags: ['mapping', 'math', 'number'],
  aliases:
    'SQRT, square root, cube root, cbrt, nth root, Math.sqrt, Math.cbrt, $sqrt, Number.Sqrt, radical, fourth root, geometric mean, hypotenuse, undo squaring, side of a square',
  notes: [
    'Roots with an exact decimal value are returned exactly: the cube root of 1,000 is 10, not 9.999999999999998.',
  ],
  load: loadDecimal,
  run: ({value, degree}, _context, Decimal) => {
    if (degree < 1) {
      fail(
        'E_RANGE',
        `\`degree\` is ${degree}, but it must be 1 or more. Pass 2 for the square root.`,
        'degree',
      );
    }
    if (value < 0 && degree % 2 === 0) {
      fail(
        'E_RANGE',
        `${value} is negative, so it has no root of degree ${degree}. Use an odd degree, or a number that isn’t negative.`,
        'value',
      );
    }
    const root = new Decimal(value).abs().pow(new Decimal(1).dividedBy(degree));
    return toFiniteNumber(value < 0 ? root.negated() : root);
  },
});
