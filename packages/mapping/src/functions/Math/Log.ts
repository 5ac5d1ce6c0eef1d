import {loadDecimal, toFiniteNumber} from '@documentation/base/internal/values/numbers/decimals';
import {defineMappingFunction} from '../../language/defineMappingFunction';
import {fail} from '@documentation/base/internal/values/errors';

export default defineMappingFunction({
  category: 'Math',
  name: 'Log',
  summary: 'Returns the logarithm of a number, natural (base e) or to any other base.',
  parameters: {
    value: {type: 'Number', data: true, description: 'the number, which must be greater than 0'},
    base: {
      type: 'Number',
      default: null,
      description: 'the base, such as 10 or 2; by default, e (about 2.718)',
    },
  },
  returns: {
    type: 'Number',
    description: 'the exponent to which the base must be raised to get `value`',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'The logarithm of 1 is 0. A null `base` means e.',
  errors: [
    {
      code: 'E_RANGE',
      when: '`value` is 0 or negative, or `base` is 0, negative or 1',
    },
  ],
  examples: [
    {title: 'An order of magnitude', kind: 'typical', args: {value: 1000, base: 10}, result: 3},
    {
      title: 'A skewed amount scaled for a model',
      kind: 'typical',
      args: {value: 1250},
      result: 7.1308988302963465,
    },
    {title: 'Bits for 256 values', kind: 'typical', args: {value: 256, base: 2}, result: 8},
    {title: 'The logarithm of 1', kind: 'edge', args: {value: 1}, result: 0},
    {title: 'A number below 1', kind: 'edge', args: {value: 0.01, base: 10}, result: -2},
    {title: 'A base below 1', kind: 'edge', args: {value: 8, base: 0.5}, result: -3},
    {title: 'Null', kind: 'null', args: {value: null}, result: null},
    {title: 'The logarithm of 0', kind: 'error', args: {value: 0}, error: 'E_RANGE'},
    {title: 'A base of 1', kind: 'error', args: {value: 100, base: 1}, error: 'E_RANGE'},
  ],
  related: [{function: 'Math/Exp', role: 'inverse'}],
  equivalents: [
    {
      tool: 'excel',
      name: 'LOG',
      differs: 'has base 10 by default, and `LN` is the natural logarithm',
    },
    {
      tool: 'jq',
      name: 'log',
      expression: '.value | log',
      example: 'A skewed amount scaled for a model',
      differs: 'supports only base e, with `log10` and `log2` for other bases',
    },
    {tool: 'bloblang', name: 'log', differs: 'supports only base e, with `log10` for base 10'},
    {
      tool: 'sql',
      name: 'LOG',
      differs: 'takes the base first, with 10 as the default, and `LN` is the natural logarithm',
    },
  ],
  tags: ['mapping', 'math', 'number'],
  aliases:
    'LN, LOG, LOG10, log2, logarithm, natural log, common log, Math.log, Number.Ln, math.log10, log base 10, decibel, log scale, doubling time, number of digits, logarithmic',
  notes: [
    'Other tools have other defaults: LOG without a base means base 10 in Excel and PostgreSQL, but base e in SQL Server and MySQL.',
    'Logarithms with an exact decimal value are returned exactly: the logarithm of 1,000 to base 10 is 3, not 2.9999999999999996.',
  ],
  load: loadDecimal,
  run: ({value, base}, _context, Decimal) => {
    if (value <= 0) {
      fail('E_RANGE', `${value} has no logarithm. Use a number greater than 0.`, 'value');
    }
    if (base !== null && (base <= 0 || base === 1)) {
      fail('E_RANGE', `\`base\` is ${base}, but it must be greater than 0 and not 1.`, 'base');
    }
    const number = new Decimal(value);
    return toFiniteNumber(base === null ? number.ln() : number.log(base));
  },
});
