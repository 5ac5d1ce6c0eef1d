import type {Decimal} from 'decimal.js';
import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {fail} from '@documentation/base/internal/values/errors';
import {loadDecimal, toFiniteNumber} from '@documentation/base/internal/values/numbers/decimals';
import {checkItemCount, itemLimitSentence} from './itemLimit';
import {RESULT_ITEMS} from '@documentation/base/internal/limits/values/values';
import {grouped} from '@documentation/base/internal/limits/format';

/** Returns a decimal as a number. Fails with E_RANGE if the number would be rounded. */
function exactNumber(decimal: Decimal, index: number): number {
  const number = toFiniteNumber(decimal);
  if (!decimal.equals(number)) {
    fail(
      'E_RANGE',
      `The item at position ${index} can’t be represented exactly as a Number. Round \`from\` and \`step\` to fewer digits.`,
      'from',
    );
  }
  return number;
}

export default defineMappingFunction({
  category: 'List',
  name: 'Range',
  summary: 'Creates a list of evenly spaced numbers.',
  parameters: {
    from: {type: 'Number', data: true, description: 'the first number'},
    to: {
      type: 'Number',
      data: true,
      description: 'the limit, which is included if the steps reach it exactly',
    },
    step: {
      type: 'Number',
      default: 1,
      description: 'the difference between consecutive numbers (negative to count down)',
    },
  },
  returns: {type: 'List<Number>', description: 'the numbers from `from` to `to`'},
  nullPolicy: 'passes on',
  nullAndEmpty:
    'If `to` is less than `from` (or greater, if `step` is negative), the result is `[]`.',
  errors: [
    {
      code: 'E_RANGE',
      when: '`step` is 0, or an item can’t be represented exactly as a Number',
    },
    {code: 'E_LIMIT', when: `the list would have more than ${grouped(RESULT_ITEMS)} items`},
  ],
  examples: [
    {
      title: 'Page numbers',
      kind: 'typical',
      input: {pages: 4},
      args: {from: 1, to: expression('$.pages')},
      result: [1, 2, 3, 4],
    },
    {
      title: 'Offsets for an API',
      kind: 'typical',
      input: {total: 250},
      args: {from: 0, to: expression('Math.Subtract($.total, 1)'), step: 100},
      result: [0, 100, 200],
    },
    {
      title: 'Exact decimals',
      kind: 'typical',
      args: {from: 0, to: 0.5, step: 0.1},
      result: [0, 0.1, 0.2, 0.3, 0.4, 0.5],
    },
    {title: 'Counting down', kind: 'edge', args: {from: 3, to: 0, step: -1}, result: [3, 2, 1, 0]},
    {
      title: 'Steps that don’t reach the limit',
      kind: 'edge',
      args: {from: 1, to: 10, step: 4},
      result: [1, 5, 9],
    },
    {title: 'A single number', kind: 'edge', args: {from: 7, to: 7}, result: [7]},
    {title: 'Nothing to count', kind: 'edge', args: {from: 1, to: 0}, result: []},
    {title: 'Null as the limit', kind: 'null', args: {from: 1, to: null}, result: null},
    {title: 'A step of 0', kind: 'error', args: {from: 1, to: 5, step: 0}, error: 'E_RANGE'},
    {
      title: 'Whole numbers above 2^53',
      kind: 'error',
      args: {from: 9007199254740990, to: 9007199254740994},
      error: 'E_RANGE',
    },
    {title: 'Over a million items', kind: 'error', args: {from: 0, to: 1000000}, error: 'E_LIMIT'},
  ],
  related: [{function: 'List/Map', role: 'often used with'}],
  equivalents: [
    {
      tool: 'excel',
      name: 'SEQUENCE',
      differs: 'takes the number of items instead of the last number',
    },
    {
      tool: 'jq',
      name: 'range',
      expression: '[range(.from; .to + 1)]',
      differs: '`range` leaves out the last number',
    },
    {tool: 'jsonata', name: '[from..to]', expression: '[from..to]', differs: 'has no step'},
    {tool: 'dataweave', name: 'to', differs: 'has no step'},
    {tool: 'bloblang', name: 'range', differs: 'leaves out the last number'},
    {tool: 'sql', name: 'GENERATE_SERIES', differs: 'returns rows'},
    {
      tool: 'lodash',
      name: '_.range',
      expression: '_.range(from, to + 1)',
      differs: '`_.range` leaves out the last number',
    },
  ],
  tags: ['mapping', 'list', 'number', 'math'],
  aliases:
    'SEQUENCE, range(), _.range, generate_series, List.Numbers, {1..10}, [1..10], 1 to 10, seq, arange, rangeStep, Enumerable.Range, number sequence, list of numbers, count from 1 to n, for loop, repeat n times, consecutive numbers, numbered rows, arithmetic progression, fill series, countdown',
  limits: [itemLimitSentence],
  notes: [
    'Unlike the end position in `List.Slice`, `to` is included.',
    'To create something other than numbers, use `List.Map`: `List.Map(List.Range(1, 3), Text.Concat("Page ", @))`.',
    'Items are exact decimals, so `0.1` added three times is `0.3`.',
  ],
  // 700 digits are enough to add any two numbers without rounding: 1e308 + 1e-323
  load: async () => (await loadDecimal()).clone({precision: 700}),
  run: ({from, to, step}, _context, Decimal) => {
    if (step === 0) {
      fail('E_RANGE', '`step` must not be 0. Use a positive or a negative number.', 'step');
    }
    const start = new Decimal(from);
    const steps = new Decimal(to).minus(start).div(step).floor().toNumber();
    const count = Math.max(0, steps + 1);
    checkItemCount(count, 'to', 'Use a larger `step`, or create several lists.');
    const distance = new Decimal(step);
    return Array.from({length: count}, (_, index) =>
      exactNumber(distance.times(index).plus(start), index),
    );
  },
});
