import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {fail} from '@documentation/base/internal/values/errors';
import {loadDecimal, toFiniteNumber} from '@documentation/base/internal/values/numbers/decimals';
import {checkRate} from './rate';

export default defineMappingFunction({
  category: 'Excel',
  name: 'Payment',
  summary: 'Calculates the regular payment for a loan or a savings plan, like Excel’s PMT.',
  parameters: {
    rate: {
      type: 'Number',
      data: true,
      description: 'the interest rate per period, such as 0.005 for 0.5% a month',
    },
    periods: {type: 'Integer', data: true, description: 'the number of payments'},
    presentValue: {
      type: 'Number',
      data: true,
      description:
        'the amount today: positive if you receive it, as with a loan, and negative if you pay it',
    },
    futureValue: {
      type: 'Number',
      default: 0,
      description: 'the amount to receive after the last payment, such as a savings goal',
    },
    timing: {
      type: 'Text',
      default: 'end',
      values: {
        end: 'at the end of each period, as for most loans',
        start: 'at the start of each period, as for rent',
      },
      description: 'when each payment is made',
    },
  },
  returns: {
    type: 'Number',
    description: 'the payment per period, which is negative if you pay it',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'With a rate of 0, the amounts are divided evenly among the periods.',
  errors: [
    {
      code: 'E_RANGE',
      when: '`rate` is -1 or less, `periods` is less than 1, or the payment is outside the range of about ±1.8e308',
    },
  ],
  examples: [
    {
      title: 'Monthly payment for a loan at 8 percent a year',
      kind: 'typical',
      input: {amount: 10000, yearlyRate: 0.08, months: 10},
      args: {
        rate: expression('Math.Divide($.yearlyRate, 12)'),
        periods: expression('$.months'),
        presentValue: expression('$.amount'),
      },
      result: -1037.0320893591522,
    },
    {
      title: 'Monthly savings for a goal in 18 years',
      kind: 'typical',
      args: {rate: 0.005, periods: 216, presentValue: 0, futureValue: 50000},
      result: -129.08116086799092,
    },
    {
      title: 'Paid at the start of each month',
      kind: 'typical',
      args: {rate: 0.005, periods: 24, presentValue: 6000, timing: 'start'},
      result: -264.60065822541435,
    },
    {
      title: 'A loan without interest',
      kind: 'edge',
      args: {rate: 0, periods: 12, presentValue: 1200},
      result: -100,
    },
    {
      title: 'Money that you lend',
      kind: 'edge',
      args: {rate: 0.1, periods: 1, presentValue: -500},
      result: 550,
    },
    {
      title: 'Null',
      kind: 'null',
      args: {rate: 0.005, periods: 24, presentValue: null},
      result: null,
    },
    {
      title: 'No periods',
      kind: 'error',
      args: {rate: 0.005, periods: 0, presentValue: 6000},
      error: 'E_RANGE',
    },
    {
      title: 'A rate of -100 percent',
      kind: 'error',
      args: {rate: -1, periods: 24, presentValue: 6000},
      error: 'E_RANGE',
    },
  ],
  related: [
    {function: 'Excel/NetPresentValue', role: 'often used with'},
    {function: 'Number/Round', role: 'often used with'},
  ],
  equivalents: [{tool: 'excel', name: 'PMT', differs: 'takes 0 or 1 as the timing'}],
  tags: ['mapping', 'excel', 'spreadsheet', 'math', 'currency'],
  aliases:
    'PMT, RMZ, VPM, PAGO, npf.pmt, loan payment, monthly instalment, installment, annuity, mortgage calculator, repayment, leasing rate, savings plan, amortization, car loan, monthly rate of a credit',
  notes: [
    'As in Excel, money that you receive is positive, and money that you pay is negative. So the payment for a loan is negative.',
    'Use the same unit for `rate` and `periods`. For monthly payments, divide the yearly rate by 12.',
    'The payment isn’t rounded. To round it to cents, use `Number.Round`.',
  ],
  load: loadDecimal,
  run: ({rate, periods, presentValue, futureValue, timing}, _context, Decimal) => {
    checkRate(rate);
    if (periods < 1) {
      fail('E_RANGE', `\`periods\` is ${periods}, but it must be 1 or more.`, 'periods');
    }
    if (rate === 0) {
      return toFiniteNumber(new Decimal(presentValue).plus(futureValue).dividedBy(-periods));
    }
    // The smaller the rate, the more digits of 1 + rate are needed to keep the digits of the rate.
    const Wide = Decimal.clone({precision: 40 + Math.max(0, -new Decimal(rate).e)});
    const growth = new Wide(1).plus(rate).pow(periods);
    const discount = new Wide(1).dividedBy(growth);
    const payment = new Wide(presentValue)
      .dividedBy(new Wide(1).minus(discount))
      .plus(new Wide(futureValue).dividedBy(growth.minus(1)))
      .times(rate)
      .dividedBy(timing === 'start' ? new Wide(1).plus(rate) : 1);
    return toFiniteNumber(payment.negated());
  },
});
