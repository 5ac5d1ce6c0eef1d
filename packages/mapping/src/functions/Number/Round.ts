import {
  checkDecimals,
  loadDecimal,
  MAX_DECIMALS,
  roundDecimal,
  toFiniteNumber,
} from '@documentation/base/internal/values/numbers/decimals';
import {defineMappingFunction} from '../../language/defineMappingFunction';
import {shortRounded} from '@documentation/base/internal/values/numbers/shortDecimals';

export default defineMappingFunction({
  category: 'Number',
  name: 'Round',
  summary: 'Rounds a number to a given number of decimals, in one of four modes.',
  parameters: {
    value: {type: 'Number', data: true, description: 'the number to round'},
    decimals: {
      type: 'Integer',
      default: 0,
      description: 'how many decimals to keep; -1 rounds to tens, -2 to hundreds, and so on',
    },
    mode: {
      type: 'Text',
      default: 'halfUp',
      values: {
        halfUp: 'to the nearest value, with halves rounded away from zero, as taught at school',
        halfEven:
          'to the nearest value, with halves rounded to the even digit, as in banking and statistics',
        up: 'away from zero',
        down: 'towards zero, which cuts off the remaining decimals',
      },
      description: 'the rounding mode',
    },
  },
  returns: {type: 'Number', description: 'the rounded number'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'A negative number that rounds to zero becomes 0, without a minus sign.',
  errors: [
    {
      code: 'E_RANGE',
      when: '`decimals` is out of range, or the result is outside the range of about ±1.8e308',
    },
  ],
  examples: [
    {
      title: 'VAT rounded to cents',
      kind: 'typical',
      args: {value: 11.3905, decimals: 2},
      result: 11.39,
    },
    {title: 'Rounded to a whole number', kind: 'typical', args: {value: 2.5}, result: 3},
    {
      title: 'Halves rounded to even',
      kind: 'typical',
      args: {value: 2.5, mode: 'halfEven'},
      result: 2,
    },
    {
      title: 'Exact, unlike binary floating point',
      kind: 'edge',
      args: {value: 1.005, decimals: 2},
      result: 1.01,
    },
    {title: 'A negative half', kind: 'edge', args: {value: -2.5}, result: -3},
    {title: 'Rounded to hundreds', kind: 'edge', args: {value: 1250, decimals: -2}, result: 1300},
    {
      title: 'Always away from zero',
      kind: 'edge',
      args: {value: -1.21, decimals: 1, mode: 'up'},
      result: -1.3,
    },
    {
      title: 'Decimals cut off',
      kind: 'edge',
      args: {value: 19.999, decimals: 2, mode: 'down'},
      result: 19.99,
    },
    {title: 'Null', kind: 'null', args: {value: null, decimals: 2}, result: null},
    {title: 'Too many decimals', kind: 'error', args: {value: 1.5, decimals: 31}, error: 'E_RANGE'},
  ],
  related: [
    {function: 'Number/Floor', role: 'alternative'},
    {function: 'Number/Ceiling', role: 'alternative'},
    {function: 'Math/Divide', role: 'alternative'},
    {function: 'Math/Multiply', role: 'often used with'},
    {function: 'Number/Format', role: 'often used with'},
    {function: 'Excel/Payment', role: 'often used with'},
  ],
  equivalents: [
    {tool: 'excel', name: 'ROUND', differs: 'always rounds halves away from zero'},
    {
      tool: 'jq',
      name: 'round',
      expression: '.value | round',
      example: 'Rounded to a whole number',
      differs: 'rounds only to whole numbers',
    },
    {
      tool: 'jsonata',
      name: '$round',
      expression: '$round(value, decimals)',
      differs: 'rounds halves to even',
    },
    {tool: 'dataweave', name: 'round', differs: 'rounds only to whole numbers'},
    {tool: 'bloblang', name: 'round', differs: 'rounds only to whole numbers'},
    {tool: 'sql', name: 'ROUND', differs: 'always rounds halves of type `NUMERIC` away from zero'},
    {
      tool: 'lodash',
      name: '_.round',
      expression: '_.round(value, decimals)',
      differs: 'rounds halves up, so -2.5 becomes -2',
    },
    {tool: 'pandas', name: 'Series.round', differs: 'rounds halves to even'},
  ],
  tags: ['mapping', 'number', 'rounding', 'math'],
  aliases:
    'ROUND, ROUNDUP, ROUNDDOWN, TRUNC, bankers rounding, toFixed, Math.round, nearest integer, cut off decimals, two decimal places, half even, commercial rounding, precision, nearest cent, to the nearest ten, too many digits, float noise, 2 digits, round price, limit decimals, shorten number, rounding rule',
  limits: [`\`decimals\` can be from -${MAX_DECIMALS} to ${MAX_DECIMALS}.`],
  notes: ['The result is a number, so 2.50 becomes 2.5. To keep the zero, use `Number.Format`.'],
  load: loadDecimal,
  run: ({value, decimals, mode}, _context, Decimal) => {
    checkDecimals(decimals, -MAX_DECIMALS);
    const short = shortRounded(value, decimals, mode);
    if (short !== undefined) {
      return short;
    }
    const modes = {
      halfUp: Decimal.ROUND_HALF_UP,
      halfEven: Decimal.ROUND_HALF_EVEN,
      up: Decimal.ROUND_UP,
      down: Decimal.ROUND_DOWN,
    };
    return toFiniteNumber(roundDecimal(new Decimal(value), decimals, modes[mode]));
  },
});
