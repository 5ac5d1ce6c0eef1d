import {loadDecimal, toFiniteNumber} from '../../values/numbers/decimals';
import {defineMappingFunction} from '../../defineMappingFunction';

export default defineMappingFunction({
  category: 'Math',
  name: 'Median',
  summary: 'Returns the middle value of a list of numbers, which a few extremes hardly move.',
  parameters: {
    list: {type: 'List<Number>', data: true, description: 'the numbers, in any order'},
  },
  returns: {
    type: 'Number',
    nullable: true,
    description:
      'the middle value, halfway between the two middle ones when their count is even, or null when there are no numbers',
  },
  nullPolicy: 'skips',
  nullAndEmpty: 'Null isn’t counted. An empty list has no median.',
  errors: [],
  examples: [
    {
      title: 'Typical delivery time in days',
      kind: 'typical',
      args: {list: [2, 30, 3, 1, 2]},
      result: 2,
    },
    {title: 'An even count', kind: 'typical', args: {list: [4, 1, 3, 2]}, result: 2.5},
    {title: 'One number', kind: 'edge', args: {list: [7.25]}, result: 7.25},
    {title: 'An empty list', kind: 'edge', args: {list: []}, result: null},
    {title: 'Null doesn’t count', kind: 'null', args: {list: [10, null, 20, 60]}, result: 20},
    {title: 'No list', kind: 'null', args: {list: null}, result: null},
    {title: 'Text is not a number', kind: 'error', args: {list: [1, '2', 3]}, error: 'E_TYPE'},
  ],
  related: [{function: 'Math/Average', role: 'alternative'}],
  tags: ['mapping', 'math', 'number', 'aggregate', 'list'],
  aliases: [
    'MEDIAN',
    'middle value',
    '50th percentile',
    'PERCENTILE_CONT(0.5)',
    'List.Median',
    'middle number',
    'typical value',
    'ignore outliers',
    'descriptive statistics',
    'robust mean',
    'salary comparison',
    'quantile',
    'skewed data',
    'half above half below',
    'p50',
    'center value',
  ],
  pure: true,
  run: async ({list}) => {
    if (list.length === 0) {
      return null;
    }
    const Decimal = await loadDecimal();
    const sorted = [...list].sort((a, b) => a - b);
    const upper = sorted[Math.floor(list.length / 2)]!;
    const lower = sorted[Math.ceil(list.length / 2) - 1]!;
    return toFiniteNumber(new Decimal(lower).plus(upper).dividedBy(2));
  },
});
