import {expression} from '../../examples/expression';
import {loadDecimal, toFiniteNumber} from '@documentation/base/internal/values/numbers/decimals';
import {defineMappingFunction} from '../../language/defineMappingFunction';

export default defineMappingFunction({
  category: 'Math',
  name: 'Exp',
  summary: 'Raises e, the base of natural logarithms, to a power.',
  parameters: {
    value: {type: 'Number', data: true, description: 'the exponent'},
  },
  returns: {type: 'Number', description: 'e raised to the value (never negative)'},
  nullPolicy: 'passes on',
  nullAndEmpty:
    'For 0, the result is 1. Below about -745, it is too small for a number and becomes 0.',
  errors: [{code: 'E_RANGE', when: 'the value is above about 709.78, so the result is too large'}],
  examples: [
    {
      title: 'Continuous interest of 5 percent over two years',
      kind: 'typical',
      input: {rate: 0.05, years: 2},
      args: {value: expression('Math.Multiply($.rate, $.years)')},
      result: 1.1051709180756477,
    },
    {
      title: 'What remains after decay',
      kind: 'typical',
      args: {value: -0.25},
      result: 0.7788007830714049,
    },
    {title: 'The number e', kind: 'edge', args: {value: 1}, result: 2.718281828459045},
    {title: 'A negative exponent', kind: 'edge', args: {value: -1}, result: 0.36787944117144233},
    {title: 'An exponent of 0', kind: 'edge', args: {value: 0}, result: 1},
    {title: 'Null', kind: 'null', args: {value: null}, result: null},
    {title: 'A result that is too large', kind: 'error', args: {value: 710}, error: 'E_RANGE'},
  ],
  related: [
    {function: 'Math/Log', role: 'inverse'},
    {function: 'Math/Power', role: 'alternative'},
  ],
  equivalents: [
    {tool: 'excel', name: 'EXP'},
    {tool: 'jq', name: 'exp', expression: '.value | exp'},
    {tool: 'sql', name: 'EXP'},
  ],
  tags: ['mapping', 'math', 'number'],
  aliases:
    'EXP, exponential, exponential function, e to the power, e^x, Math.exp, Number.Exp, Euler number, antilog, undo logarithm, continuous compounding, exponential growth, exponential decay, inverse of LN',
  notes: [
    'Undoing a logarithm can change the last digits, because the logarithm is rounded to a number: `Math.Exp(Math.Log(250))` is 249.9999999999999.',
  ],
  load: loadDecimal,
  run: ({value}, _context, Decimal) => {
    return toFiniteNumber(new Decimal(value).exp());
  },
});
