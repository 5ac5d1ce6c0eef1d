import {describe, expect, it} from 'vitest';
import {numberReader, plainSeparators} from './numberText';

describe('numberReader', () => {
  const read = numberReader(plainSeparators);

  it.each([
    ['12', '12'],
    ['-12.50', '-12.50'],
    ['+7', '7'],
    ['\u22123', '-3'],
    ['.5', '0.5'],
    ['-.5', '-0.5'],
    ['007', '007'],
    ['1e3', '1e3'],
    ['1.5E+3', '1.5e+3'],
    ['1e\u22123', '1e-3'],
    ['\u0085 1\ufeff', '1'],
  ])('reads %j as %s', (text, plain) => {
    expect(read(text)).toBe(plain);
  });

  it.each(['', ' ', '5.', '.', '-', '+-5', '- 5', '1e', 'e3', '1e3.5', '1,234', '1 234', '0x10'])(
    'rejects %j',
    (text) => {
      expect(read(text)).toBeUndefined();
    },
  );

  it.each(['Infinity', 'NaN', '1_000', '١', '1\n2', '½'])('rejects %j', (text) => {
    expect(read(text)).toBeUndefined();
  });

  // Backtracking would take minutes, so the test would time out.
  it.each(['1,'.repeat(200_000), `${'1'.repeat(400_000)}x`, `.${'1'.repeat(400_000)}x`])(
    'rejects malicious text without backtracking',
    (text) => {
      expect(numberReader({decimal: '.', group: ',', indian: true})(text)).toBeUndefined();
    },
  );
});
