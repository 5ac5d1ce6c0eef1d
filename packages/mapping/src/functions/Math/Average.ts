import {loadDecimal, toFiniteNumber} from '@documentation/base/internal/values/numbers/decimals';
import {defineMappingFunction} from '../../language/defineMappingFunction';

export default defineMappingFunction({
  category: 'Math',
  name: 'Average',
  summary: 'Returns the average (arithmetic mean) of a list of numbers.',
  parameters: {
    list: {type: 'List<Number>', data: true, description: 'the numbers to average'},
  },
  returns: {
    type: 'Number',
    nullable: true,
    description: 'the arithmetic mean, or null if there are no numbers',
  },
  nullPolicy: 'skips',
  nullAndEmpty: 'Null doesn’t count as 0. An empty list returns null.',
  errors: [],
  examples: [
    {title: 'Average order value', kind: 'typical', args: {list: [120, 80, 99.4]}, result: 99.8},
    {title: 'Average rating', kind: 'typical', args: {list: [5, 4, 4, 5]}, result: 4.5},
    {title: 'An empty list', kind: 'edge', args: {list: []}, result: null},
    {
      title: 'Large numbers don’t overflow',
      kind: 'edge',
      args: {list: [1e308, 1.5e308]},
      result: 1.25e308,
    },
    {title: 'Null is skipped', kind: 'null', args: {list: [10, null, 20]}, result: 15},
    {title: 'A null list', kind: 'null', args: {list: null}, result: null},
    {title: 'Text instead of a number', kind: 'error', args: {list: [10, '20']}, error: 'E_TYPE'},
  ],
  related: [
    {function: 'Math/Median', role: 'alternative'},
    {function: 'Math/Sum', role: 'often used with'},
    {function: 'Math/StandardDeviation', role: 'often used with'},
  ],
  equivalents: [
    {tool: 'excel', name: 'AVERAGE', differs: 'returns `#DIV/0!` if there are no numbers'},
    {
      tool: 'jq',
      name: 'add / length',
      expression: '.list | add / length',
      differs: 'fails for an empty list',
    },
    {
      tool: 'jsonata',
      name: '$average',
      expression: '$average(list)',
      differs: 'returns nothing instead of null for an empty list',
    },
    {tool: 'jmespath', name: 'avg', expression: 'avg(list)'},
    {tool: 'dataweave', name: 'avg'},
    {tool: 'sql', name: 'AVG'},
    {
      tool: 'lodash',
      name: '_.mean',
      expression: '_.mean(list)',
      differs: 'returns `NaN` for an empty list',
    },
    {tool: 'pandas', name: 'Series.mean', differs: 'returns `NaN` for an empty series'},
  ],
  tags: ['mapping', 'math', 'number', 'aggregate', 'list'],
  aliases:
    'AVERAGE, AVG, mean, arithmetic mean, $average, List.Average, mean value, average price, star rating, descriptive statistics, average score, average order value, central tendency, calculate average, averageBy, total divided by how many',
  load: loadDecimal,
  run: ({list}, _context, Decimal) => {
    if (list.length === 0) {
      return null;
    }
    let total = new Decimal(0);
    for (const number of list) {
      total = total.plus(number);
    }
    return toFiniteNumber(total.dividedBy(list.length));
  },
});
