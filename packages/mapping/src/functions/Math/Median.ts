import {loadDecimal, toFiniteNumber} from '@documentation/base/internal/values/numbers/decimals';
import {defineMappingFunction} from '../../language/defineMappingFunction';

export default defineMappingFunction({
  category: 'Math',
  name: 'Median',
  summary:
    'Returns the median of a list of numbers: the middle value, which outliers hardly affect.',
  parameters: {
    list: {type: 'List<Number>', data: true, description: 'the numbers, in any order'},
  },
  returns: {
    type: 'Number',
    nullable: true,
    description:
      'the middle value, or the mean of the two middle values if the count is even; null if there are no numbers',
  },
  nullPolicy: 'skips',
  nullAndEmpty: 'An empty list returns null.',
  errors: [],
  examples: [
    {
      title: 'Typical delivery time in days',
      kind: 'typical',
      args: {list: [2, 30, 3, 1, 2]},
      result: 2,
    },
    {title: 'An even number of values', kind: 'typical', args: {list: [4, 1, 3, 2]}, result: 2.5},
    {title: 'One number', kind: 'edge', args: {list: [7.25]}, result: 7.25},
    {title: 'An empty list', kind: 'edge', args: {list: []}, result: null},
    {title: 'Null is skipped', kind: 'null', args: {list: [10, null, 20, 60]}, result: 20},
    {title: 'A null list', kind: 'null', args: {list: null}, result: null},
    {title: 'Text instead of a number', kind: 'error', args: {list: [1, '2', 3]}, error: 'E_TYPE'},
  ],
  related: [
    {function: 'Math/Average', role: 'alternative'},
    {function: 'Math/Percentile', role: 'alternative'},
  ],
  equivalents: [
    {tool: 'excel', name: 'MEDIAN', differs: 'returns `#NUM!` if there are no numbers'},
    {tool: 'sql', name: 'PERCENTILE_CONT', differs: 'needs the fraction 0.5'},
    {tool: 'pandas', name: 'Series.median', differs: 'returns `NaN` for an empty series'},
  ],
  tags: ['mapping', 'math', 'number', 'aggregate', 'list'],
  aliases:
    'MEDIAN, middle value, 50th percentile, PERCENTILE_CONT(0.5), List.Median, middle number, typical value, ignore outliers, descriptive statistics, robust mean, salary comparison, skewed data, half above half below, p50, center value',
  load: loadDecimal,
  run: ({list}, _context, Decimal) => {
    if (list.length === 0) {
      return null;
    }
    const sorted = [...list].sort((a, b) => a - b);
    const upper = sorted[Math.floor(list.length / 2)]!;
    const lower = sorted[Math.ceil(list.length / 2) - 1]!;
    return toFiniteNumber(new Decimal(lower).plus(upper).dividedBy(2));
  },
});
