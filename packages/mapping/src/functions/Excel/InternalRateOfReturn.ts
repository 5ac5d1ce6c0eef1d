import type {Decimal} from 'decimal.js';
import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {fail} from '@documentation/base/internal/values/errors';
import {joinWords} from '@documentation/base/internal/values/joinWords';
import {loadDecimal, toFiniteNumber} from '@documentation/base/internal/values/numbers/decimals';
import {cashFlowLimit, internalRates} from './internalRates';
import {checkRate} from './rate';

export default defineMappingFunction({
  category: 'Excel',
  name: 'InternalRateOfReturn',
  summary: 'Calculates the yield of an investment from its cash flows, like Excel’s IRR.',
  parameters: {
    cashFlows: {
      type: 'List<Number>',
      data: true,
      description:
        'one amount for each period, in order: positive if you receive it, negative if you pay it',
    },
    guess: {
      type: 'Number',
      default: null,
      description:
        'an estimate of the rate: if there are several rates, the closest one is returned',
    },
  },
  returns: {
    type: 'Number',
    description: 'the rate per period that makes the net present value 0, such as 0.08 for 8%',
  },
  nullPolicy: 'passes on',
  nullAndEmpty:
    'Leaving a null amount out would move the later ones to an earlier period, so use 0 instead. An empty list is an error, too.',
  errors: [
    {
      code: 'E_RANGE',
      when: 'no rate makes the net present value 0, several do and there is no `guess`, two are too close together to tell apart, or `guess` is -1 or less',
    },
  ],
  examples: [
    {
      title: 'A business after five years',
      kind: 'typical',
      args: {cashFlows: [-70000, 12000, 15000, 18000, 21000, 26000]},
      result: 0.08663094803653161,
    },
    {
      title: 'The same business after four years',
      kind: 'typical',
      args: {cashFlows: [-70000, 12000, 15000, 18000, 21000]},
      result: -0.021244848273410992,
    },
    {
      title: 'Amounts from a list of payments',
      kind: 'typical',
      input: [
        {year: 0, amount: -1000},
        {year: 1, amount: 0},
        {year: 2, amount: 1210},
      ],
      args: {cashFlows: expression('List.Map($, @.amount)')},
      result: 0.1,
    },
    {
      title: 'The higher of two rates',
      kind: 'edge',
      args: {cashFlows: [-1000, 2500, -1540], guess: 0.5},
      result: 0.4,
    },
    {title: 'Neither gain nor loss', kind: 'edge', args: {cashFlows: [-100, 40, 60]}, result: 0},
    {title: 'Null', kind: 'null', args: {cashFlows: null}, result: null},
    {
      title: 'Only payments',
      kind: 'error',
      args: {cashFlows: [-100, -50, -25]},
      error: 'E_RANGE',
    },
    {
      title: 'Two rates and no guess',
      kind: 'error',
      args: {cashFlows: [-1000, 2500, -1540]},
      error: 'E_RANGE',
    },
    {
      title: 'A missing amount',
      kind: 'error',
      args: {cashFlows: [-100, null, 121]},
      error: 'E_TYPE',
    },
  ],
  related: [{function: 'Excel/NetPresentValue', role: 'alternative'}],
  equivalents: [{tool: 'excel', name: 'IRR', differs: 'returns `#NUM!` if it finds no rate'}],
  tags: ['mapping', 'excel', 'spreadsheet', 'math', 'currency'],
  aliases:
    'IRR, IKV, TRI, TIR, npf.irr, internal rate of return, return on investment, ROI, yield, effective interest rate, annual return, RATE, RENDITE, break-even rate, profitability of a project, fund performance',
  limits: [cashFlowLimit],
  notes: [
    'At least one amount must be negative, and at least one positive. If the sign changes only once, there is exactly one rate.',
    'If the sign changes more often, several rates can make the net present value 0. Excel returns the one that it finds first. Here, the call fails and lists them, unless you pass `guess`.',
    'The rate is per period. For monthly cash flows, the yearly rate is `(1 + rate)^12 - 1`.',
  ],
  load: loadDecimal,
  run: ({cashFlows, guess}, _context, Decimal) => {
    if (guess !== null) {
      checkRate(guess, 'guess');
    }
    const rates = internalRates(cashFlows, Decimal);
    if (rates.length > 1 && guess === null) {
      const all = rates.map((rate) => String(toFiniteNumber(rate)));
      fail(
        'E_RANGE',
        `Several rates make the net present value 0: ${joinWords(all, 'and')}. Pass \`guess\` to choose the closest one.`,
        'guess',
      );
    }
    const distance = (rate: Decimal) => rate.minus(guess ?? 0).abs();
    const [nearest] = rates.toSorted((a, b) => distance(a).comparedTo(distance(b)));
    return nearest
      ? toFiniteNumber(nearest)
      : fail(
          'E_RANGE',
          'No rate makes the net present value 0. Check that the cash flows contain both payments (negative) and receipts (positive).',
          'cashFlows',
        );
  },
});
