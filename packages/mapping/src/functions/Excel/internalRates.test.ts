import {describe, expect, it} from 'vitest';
import {loadDecimal} from '@documentation/base/internal/values/numbers/decimals';
import {internalRates} from './internalRates';

async function ratesOf(cashFlows: readonly number[]): Promise<number[]> {
  return internalRates(cashFlows, await loadDecimal()).map((rate) => rate.toNumber());
}

/** Amounts of 100 whose sign follows a fixed pseudo-random sequence. */
function mixed(length: number): number[] {
  let state = 1;
  return Array.from({length}, () => {
    state = (state * 48_271) % 2_147_483_647;
    return state % 2 === 0 ? 100 : -100;
  });
}

/** Amounts that shrink so quickly that there are 40 rates, with zeros between them. */
function manyRates(distance: number): number[] {
  return Array.from({length: 40 * distance + 1}, (_, period) => {
    const index = period / distance;
    return Number.isInteger(index) ? (-1) ** index * 10 ** (300 - 0.31 * index ** 2) : 0;
  });
}

describe('internalRates', () => {
  it.each([
    ['a gain', [-100, 110], [0.1]],
    ['a loss', [-100, 50], [-0.5]],
    ['neither', [-100, 100], [0]],
    ['zeros at both ends', [0, 0, -100, 110, 0], [0.1]],
    ['nothing to receive', [-100, -50], []],
    ['no cash flows', [], []],
    ['only zeros', [0, 0], []],
    ['two sign changes and no rate', [100, -100, 100], []],
    ['a rate of 0 among others', [-100, 310, -319, 109], [-0.0618034, 0, 0.1618034]],
    ['a rate of 0 three times', [-1, 3, -3, 1], [0]],
    ['rates of 100% and 300%', [-100, 600, -800], [1, 3]],
    ['rates of -50% and 100%', [-100, 250, -100], [-0.5, 1]],
    ['a rate of 100% twice', [-100, 400, -400], [1]],
    ['tiny and huge amounts', [-1e-300, 1e300], [Infinity]],
  ])('finds the rates for %s', async (_case, cashFlows, expected) => {
    const rates = await ratesOf(cashFlows);
    expect(rates).toHaveLength(expected.length);
    for (const [index, rate] of rates.entries()) {
      expect(rate).toBeCloseTo(expected[index]!, 6);
    }
  });

  it('fails if the net present value touches 0 between two steps', async () => {
    await expect(ratesOf([100, -220, 121])).rejects.toMatchObject({code: 'E_RANGE'});
  });

  it('finds the rate of many cash flows', async () => {
    expect(await ratesOf([-1_000_000, ...Array.from({length: 9999}, () => 1000)])).toEqual([
      expect.closeTo(0.000_999_954_306, 12),
    ]);
  });

  it('finds all rates of 500 mixed cash flows', async () => {
    expect(await ratesOf(mixed(500))).toEqual([
      expect.closeTo(-0.0407, 4),
      expect.closeTo(-0.0031, 4),
    ]);
  });

  it.each([
    ['mixed', mixed(501)],
    ['one sign change', [-1, ...Array.from({length: 10_000}, () => 1)]],
  ])('rejects too many cash flows: %s', async (_kind, cashFlows) => {
    await expect(ratesOf(cashFlows)).rejects.toMatchObject({code: 'E_LIMIT'});
  });

  it('finds 40 rates', async () => {
    expect(await ratesOf(manyRates(4))).toHaveLength(40);
  });

  it('stops if finding all rates would take too long', async () => {
    await expect(ratesOf(manyRates(12))).rejects.toMatchObject({code: 'E_LIMIT'});
  });
});
