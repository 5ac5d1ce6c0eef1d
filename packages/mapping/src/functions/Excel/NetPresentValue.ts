import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {loadDecimal, toFiniteNumber} from '@documentation/base/internal/values/numbers/decimals';
import {checkRate} from './rate';

export default defineMappingFunction({
  category: 'Excel',
  name: 'NetPresentValue',
  summary: 'Calculates what future cash flows are worth today, like Excel’s NPV.',
  parameters: {
    cashFlows: {
      type: 'List<Number>',
      data: true,
      description:
        'one amount for each period, in order: positive if you receive it, negative if you pay it',
    },
    rate: {
      type: 'Number',
      description: 'the discount rate per period, such as 0.08 for 8%',
    },
    timing: {
      type: 'Text',
      default: 'end',
      values: {
        end: 'at the end of its period, so the first amount is discounted, too, as in Excel',
        start: 'at the start of its period, so the first amount counts in full',
      },
      description: 'when each amount is paid',
    },
  },
  returns: {type: 'Number', description: 'the net present value, in the unit of the cash flows'},
  nullPolicy: 'passes on',
  nullAndEmpty:
    'Leaving a null amount out would move the later ones to an earlier period, so use 0 instead. An empty list is worth 0.',
  errors: [
    {
      code: 'E_RANGE',
      when: '`rate` is -1 or less, or the result is outside the range of about ±1.8e308',
    },
  ],
  examples: [
    {
      title: 'An investment at the end of the first year',
      kind: 'typical',
      args: {cashFlows: [-10000, 3000, 4200, 6800], rate: 0.1},
      result: 1188.443412335223,
    },
    {
      title: 'An investment that is made today',
      kind: 'typical',
      args: {
        cashFlows: [-40000, 8000, 9200, 10000, 12000, 14500],
        rate: 0.08,
        timing: 'start',
      },
      result: 1922.0615549323722,
    },
    {
      title: 'Amounts from a list of payments',
      kind: 'typical',
      input: [
        {year: 1, amount: 110},
        {year: 2, amount: 121},
      ],
      args: {cashFlows: expression('List.Map($, @.amount)'), rate: 0.1},
      result: 200,
    },
    {
      title: 'A rate of 0',
      kind: 'edge',
      args: {cashFlows: [-100, 60, 60], rate: 0},
      result: 20,
    },
    {title: 'No cash flows', kind: 'edge', args: {cashFlows: [], rate: 0.1}, result: 0},
    {title: 'Null', kind: 'null', args: {cashFlows: null, rate: 0.1}, result: null},
    {
      title: 'A missing amount',
      kind: 'error',
      args: {cashFlows: [-100, null, 121], rate: 0.1},
      error: 'E_TYPE',
    },
    {
      title: 'A rate of -100 percent',
      kind: 'error',
      args: {cashFlows: [-100, 110], rate: -1},
      error: 'E_RANGE',
    },
  ],
  related: [
    {function: 'Excel/InternalRateOfReturn', role: 'alternative'},
    {function: 'Excel/Payment', role: 'often used with'},
  ],
  equivalents: [{tool: 'excel', name: 'NPV', differs: 'takes the rate first, and has no `timing`'}],
  tags: ['mapping', 'excel', 'spreadsheet', 'math', 'currency'],
  aliases:
    'NPV, NBW, VAN, VNA, npf.npv, discounted cash flow, DCF, present value, PV, discounting, investment appraisal, capital budgeting, time value of money, is an investment worth it, discount rate, value today',
  notes: [
    'Excel’s NPV assumes that the first amount is paid after one period. For an investment that is made today, set `timing` to `"start"`. In Excel, you would add the first amount outside of NPV.',
    'The periods must have the same length, and `rate` must match it: a yearly rate for yearly amounts.',
  ],
  load: loadDecimal,
  run: ({cashFlows, rate, timing}, _context, Decimal) => {
    checkRate(rate);
    const growth = new Decimal(1).plus(rate);
    let value = new Decimal(0);
    for (const cashFlow of cashFlows.toReversed()) {
      value = value.plus(cashFlow).dividedBy(growth);
    }
    return toFiniteNumber(timing === 'start' ? value.times(growth) : value);
  },
});
