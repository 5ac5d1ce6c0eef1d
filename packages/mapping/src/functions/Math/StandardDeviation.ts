import {loadDecimal, toFiniteNumber} from '@documentation/base/internal/values/numbers/decimals';
import {defineMappingFunction} from '../../language/defineMappingFunction';

export default defineMappingFunction({
  category: 'Math',
  name: 'StandardDeviation',
  summary: 'Returns the standard deviation of a list of numbers, which measures their spread.',
  parameters: {
    list: {type: 'List<Number>', data: true, description: 'the numbers'},
    basis: {
      type: 'Text',
      default: 'sample',
      values: {
        sample: 'the numbers are a sample, so the divisor is their count minus 1 (Excel’s STDEV.S)',
        population:
          'the numbers are the whole population, so the divisor is their count (Excel’s STDEV.P)',
      },
      description: 'what the numbers represent',
    },
  },
  returns: {
    type: 'Number',
    nullable: true,
    description: 'the standard deviation, in the unit of the numbers; null if there are too few',
  },
  nullPolicy: 'skips',
  nullAndEmpty:
    'An empty list returns null. A single number returns null as a sample and 0 as a population.',
  errors: [{code: 'E_RANGE', when: 'the result is outside the range of about ±1.8e308'}],
  examples: [
    {
      title: 'Spread of delivery times in days',
      kind: 'typical',
      args: {list: [2, 4, 4, 4, 5, 5, 7, 9]},
      result: 2.138089935299395,
    },
    {
      title: 'All scores of a class',
      kind: 'typical',
      args: {list: [2, 4, 4, 4, 5, 5, 7, 9], basis: 'population'},
      result: 2,
    },
    {title: 'Equal numbers', kind: 'edge', args: {list: [19.99, 19.99, 19.99]}, result: 0},
    {title: 'One number in a sample', kind: 'edge', args: {list: [7.25]}, result: null},
    {
      title: 'One number as the population',
      kind: 'edge',
      args: {list: [7.25], basis: 'population'},
      result: 0,
    },
    {title: 'An empty list', kind: 'edge', args: {list: []}, result: null},
    {
      title: 'Null is skipped',
      kind: 'null',
      args: {list: [10, null, 20], basis: 'population'},
      result: 5,
    },
    {title: 'A null list', kind: 'null', args: {list: null}, result: null},
    {
      title: 'Text instead of a number',
      kind: 'error',
      args: {list: [10, '20']},
      error: 'E_TYPE',
    },
    {
      title: 'A result that is too large',
      kind: 'error',
      args: {list: [1.7e308, -1.7e308]},
      error: 'E_RANGE',
    },
  ],
  related: [{function: 'Math/Average', role: 'often used with'}],
  equivalents: [
    {tool: 'excel', name: 'STDEV.S', differs: 'returns `#DIV/0!` for one number'},
    {tool: 'excel', name: 'STDEV.P', differs: 'is always for a population'},
    {tool: 'sql', name: 'STDDEV_SAMP', differs: 'needs `STDDEV_POP` for a population'},
    {tool: 'pandas', name: 'Series.std', differs: 'returns `NaN` for one number'},
  ],
  tags: ['mapping', 'math', 'number', 'aggregate', 'list'],
  aliases:
    'STDEV, STDEV.S, STDEV.P, STDEVP, STDDEV, STDDEV_POP, STDDEV_SAMP, List.StandardDeviation, np.std, pstdev, sigma, variance, VAR.S, spread of values, dispersion, variability, volatility, scatter around the mean',
  limits: ['Intermediate results have 34 significant digits.'],
  notes: [
    'Excel’s STDEV, pandas and most SQL databases compute the sample standard deviation by default, too. NumPy computes the population standard deviation.',
    'To get the variance, square the result with `Math.Power`.',
  ],
  load: loadDecimal,
  run: ({list, basis}, _context, Decimal) => {
    const divisor = basis === 'sample' ? list.length - 1 : list.length;
    if (divisor < 1) {
      return null;
    }
    let total = new Decimal(0);
    for (const number of list) {
      total = total.plus(number);
    }
    const mean = total.dividedBy(list.length);
    let squares = new Decimal(0);
    for (const number of list) {
      const deviation = mean.minus(number);
      squares = squares.plus(deviation.times(deviation));
    }
    return toFiniteNumber(squares.dividedBy(divisor).sqrt());
  },
});
