import {loadDecimal, toFiniteNumber} from '@documentation/base/internal/values/numbers/decimals';
import {defineMappingFunction} from '../../language/defineMappingFunction';
import {shortTotal} from '@documentation/base/internal/values/numbers/shortDecimals';

export default defineMappingFunction({
  category: 'Math',
  name: 'Sum',
  summary: 'Adds up a list of numbers with exact decimal arithmetic.',
  parameters: {
    list: {type: 'List<Number>', data: true, description: 'the numbers to add up'},
  },
  returns: {type: 'Number', description: 'the total'},
  nullPolicy: 'skips',
  nullAndEmpty: 'An empty list, or a list that contains only null, adds up to 0.',
  errors: [{code: 'E_RANGE', when: 'the total is outside the range of about ±1.8e308'}],
  examples: [
    {
      title: 'Order total',
      kind: 'typical',
      args: {list: [19.99, 5.01, 100]},
      result: 125,
    },
    {title: 'Decimals stay exact', kind: 'typical', args: {list: [0.1, 0.2, 0.3]}, result: 0.6},
    {title: 'An empty list', kind: 'edge', args: {list: []}, result: 0},
    {title: 'Null is skipped', kind: 'null', args: {list: [10, null, 20]}, result: 30},
    {title: 'Only null items', kind: 'null', args: {list: [null, null]}, result: 0},
    {title: 'A null list', kind: 'null', args: {list: null}, result: null},
    {
      title: 'Text instead of a number',
      kind: 'error',
      args: {list: [19.99, '5.01']},
      error: 'E_TYPE',
    },
    {
      title: 'A total that is too large',
      kind: 'error',
      args: {list: [1e308, 1e308]},
      error: 'E_RANGE',
    },
  ],
  related: [
    {function: 'Math/Add', role: 'alternative'},
    {function: 'Excel/SumIf', role: 'alternative'},
    {function: 'Math/Average', role: 'often used with'},
  ],
  equivalents: [
    {
      tool: 'excel',
      name: 'SUM',
      differs: 'ignores text in cells, and calculates in binary floating point',
    },
    {
      tool: 'jq',
      name: 'add',
      expression: '.list | add',
      differs: 'returns null for an empty list, and also joins text',
    },
    {
      tool: 'jsonata',
      name: '$sum',
      expression: '$sum(list)',
      differs: 'calculates in binary floating point',
    },
    {
      tool: 'jmespath',
      name: 'sum',
      expression: 'sum(list)',
      differs: 'calculates in binary floating point',
    },
    {tool: 'dataweave', name: 'sum'},
    {tool: 'bloblang', name: 'sum', differs: 'calculates in binary floating point'},
    {tool: 'sql', name: 'SUM', differs: 'returns null if there are no rows'},
    {
      tool: 'lodash',
      name: '_.sum',
      expression: '_.sum(list)',
      differs: 'calculates in binary floating point',
    },
    {tool: 'pandas', name: 'Series.sum', differs: 'calculates in binary floating point'},
  ],
  tags: ['mapping', 'math', 'number', 'aggregate', 'list'],
  aliases:
    'SUM, total, $sum, List.Sum, add up, _.sum, grand total, total price, sum of column, turnover, invoice amount, revenue, overall amount, basket value, all order lines, sumBy, aggregate amount',
  limits: ['The running total is exact to 34 significant digits.'],
  load: loadDecimal,
  run: ({list}, _context, Decimal) => {
    const short = shortTotal(list);
    if (short !== undefined) {
      return short;
    }
    let total = new Decimal(0);
    for (const number of list) {
      total = total.plus(number);
    }
    return toFiniteNumber(total);
  },
});
