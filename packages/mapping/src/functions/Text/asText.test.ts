import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {asText} from './asText';

describe('asText', () => {
  it.each([
    [1e21, '1000000000000000000000'],
    [-1.5e22, '-15000000000000000000000'],
    [1e-7, '0.0000001'],
    [-1.25e-9, '-0.00000000125'],
    [12.5, '12.5'],
    [-0, '0'],
    [true, 'true'],
    ['007', '007'],
  ])('%s is %s', (value, text) => {
    expect(asText(value)).toBe(text);
  });

  it('writes every number in a way that reads back the same', () => {
    fc.assert(
      fc.property(fc.double({noNaN: true, noDefaultInfinity: true}), (number) => {
        expect(asText(number)).not.toMatch(/e/);
        expect(Number(asText(number))).toBe(number + 0);
      }),
    );
  });
});
