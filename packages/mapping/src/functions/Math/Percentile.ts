import {loadDecimal, toFiniteNumber} from '@documentation/base/internal/values/numbers/decimals';
import {defineMappingFunction} from '../../language/defineMappingFunction';
import {fail} from '@documentation/base/internal/values/errors';

export default defineMappingFunction({
  category: 'Math',
  name: 'Percentile',
  summary: 'Returns a percentile of a list of numbers, such as the 95th or the first quartile.',
  parameters: {
    list: {type: 'List<Number>', data: true, description: 'the numbers, in any order'},
    fraction: {
      type: 'Number',
      description: 'the share from 0 to 1, such as 0.95 for the 95th percentile',
    },
    method: {
      type: 'Text',
      default: 'inclusive',
      values: {
        inclusive:
          'the smallest number is the 0th percentile and the largest the 100th (Excel’s PERCENTILE.INC)',
        exclusive:
          'the numbers are a sample, and others may lie outside their range (Excel’s PERCENTILE.EXC)',
      },
      description: 'how positions in the sorted list are counted',
    },
  },
  returns: {
    type: 'Number',
    nullable: true,
    description:
      'the percentile, interpolated between the two nearest numbers; null if there are no numbers',
  },
  nullPolicy: 'skips',
  nullAndEmpty: 'An empty list returns null.',
  errors: [
    {
      code: 'E_RANGE',
      when: '`fraction` is less than 0 or greater than 1, or `method` is `"exclusive"` and there are too few numbers for that fraction',
    },
  ],
  examples: [
    {
      title: 'Response time at the 95th percentile',
      kind: 'typical',
      args: {list: [120, 95, 110, 480, 105, 98, 130, 101, 99, 115], fraction: 0.95},
      result: 322.5,
    },
    {
      title: 'First quartile of order values',
      kind: 'typical',
      args: {list: [15, 20, 35, 40, 50], fraction: 0.25},
      result: 20,
    },
    {
      title: 'First quartile of a sample',
      kind: 'typical',
      args: {list: [15, 20, 35, 40, 50], fraction: 0.25, method: 'exclusive'},
      result: 17.5,
    },
    {
      title: 'Between two numbers',
      kind: 'edge',
      args: {list: [1, 2, 3, 4], fraction: 0.3},
      result: 1.9,
    },
    {title: 'The largest number', kind: 'edge', args: {list: [3, 9, 6], fraction: 1}, result: 9},
    {title: 'An empty list', kind: 'edge', args: {list: [], fraction: 0.5}, result: null},
    {
      title: 'Null is skipped',
      kind: 'null',
      args: {list: [10, null, 20, 60], fraction: 0.5},
      result: 20,
    },
    {title: 'A null list', kind: 'null', args: {list: null, fraction: 0.5}, result: null},
    {
      title: 'A percentage instead of a fraction',
      kind: 'error',
      args: {list: [15, 20, 35, 40, 50], fraction: 95},
      error: 'E_RANGE',
    },
    {
      title: 'Too few numbers for an exclusive percentile',
      kind: 'error',
      args: {list: [15, 20, 35, 40, 50], fraction: 0.95, method: 'exclusive'},
      error: 'E_RANGE',
    },
  ],
  related: [{function: 'Math/Median', role: 'alternative'}],
  equivalents: [
    {tool: 'excel', name: 'PERCENTILE.INC', differs: 'is always inclusive'},
    {tool: 'excel', name: 'PERCENTILE.EXC', differs: 'is always exclusive'},
    {
      tool: 'sql',
      name: 'PERCENTILE_CONT',
      differs: 'takes the fraction first, and is always inclusive',
    },
    {tool: 'pandas', name: 'Series.quantile', differs: 'is always inclusive'},
  ],
  tags: ['mapping', 'math', 'number', 'aggregate', 'list'],
  aliases:
    'PERCENTILE, PERCENTILE.INC, PERCENTILE.EXC, PERCENTILE_CONT, QUARTILE, List.Percentile, np.percentile, quantile, decile, p95, p99, 90th percentile, top 10 percent, upper quartile, interquartile range, service level, tail latency',
  notes: [
    'NumPy, pandas and SQL’s PERCENTILE_CONT use the inclusive method, too. The methods differ noticeably only for short lists.',
    'With `"exclusive"`, the fraction must leave room for values outside the list: it can be from 0.1 to 0.9 for 9 numbers, and from 0.01 to 0.99 for 99 numbers.',
  ],
  load: loadDecimal,
  run: ({list, fraction, method}, _context, Decimal) => {
    if (fraction < 0 || fraction > 1) {
      fail(
        'E_RANGE',
        `\`fraction\` is ${fraction}, but it must be from 0 to 1. For the 95th percentile, pass 0.95.`,
        'fraction',
      );
    }
    if (list.length === 0) {
      return null;
    }
    const sorted = [...list].sort((a, b) => a - b);
    const position =
      method === 'inclusive'
        ? new Decimal(fraction).times(sorted.length - 1)
        : new Decimal(fraction).times(sorted.length + 1).minus(1);
    if (position.lessThan(0) || position.greaterThan(sorted.length - 1)) {
      fail(
        'E_RANGE',
        `The list is too short for an exclusive percentile at ${fraction}. Use more numbers, or set \`method\` to "inclusive".`,
        'fraction',
      );
    }
    const below = position.floor();
    const lower = sorted[below.toNumber()]!;
    const upper = sorted[position.ceil().toNumber()]!;
    const weight = position.minus(below);
    return toFiniteNumber(new Decimal(upper).minus(lower).times(weight).plus(lower));
  },
});
