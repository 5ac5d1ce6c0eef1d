import {loadDecimal, toFiniteNumber} from '../../values/numbers/decimals';
import {defineMappingFunction} from '../../defineMappingFunction';

export default defineMappingFunction({
  category: 'Math',
  name: 'Average',
  summary: 'Returns the average of a list of numbers: their total divided by how many there are.',
  parameters: {
    list: {type: 'List<Number>', data: true, description: 'the numbers'},
  },
  returns: {
    type: 'Number',
    nullable: true,
    description: 'the arithmetic mean, or null when there are no numbers',
  },
  nullPolicy: 'skips',
  nullAndEmpty: 'Null isn’t counted as 0 and isn’t counted at all. An empty list has no average.',
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
    {title: 'Null doesn’t count', kind: 'null', args: {list: [10, null, 20]}, result: 15},
    {title: 'No list', kind: 'null', args: {list: null}, result: null},
    {title: 'Text is not a number', kind: 'error', args: {list: [10, '20']}, error: 'E_TYPE'},
  ],
  related: [
    {function: 'Math/Median', role: 'alternative'},
    {function: 'Math/Sum', role: 'often used with'},
  ],
  tags: ['mapping', 'math', 'number', 'aggregate', 'list'],
  aliases: [
    'AVERAGE',
    'AVG',
    'mean',
    'arithmetic mean',
    '$average',
    'List.Average',
    'mean value',
    'average price',
    'star rating',
    'descriptive statistics',
    'average score',
    'average order value',
    'central tendency',
    'calculate average',
    'averageBy',
  ],
  pure: true,
  run: async ({list}) => {
    if (list.length === 0) {
      return null;
    }
    const Decimal = await loadDecimal();
    let total = new Decimal(0);
    for (const number of list) {
      total = total.plus(number);
    }
    return toFiniteNumber(total.dividedBy(list.length));
  },
});
