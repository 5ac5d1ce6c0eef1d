import {describe, expect, it} from 'vitest';
import {invoke} from '../../language/invoke';
import type {Value} from '../../language/types';
import FormatCurrency from './FormatCurrency';
import Parse from './Parse';

const context = {now: '2024-05-01T12:00:00Z'};
const parse = (args: Record<string, Value>) => invoke(Parse, args, context);

describe('Number.Parse', () => {
  it.each(['en', 'en-IN', 'de', 'de-CH', 'de-AT', 'fr', 'fr-CH', 'nl', 'sv', 'da', 'es-CL', 'tr'])(
    'reads what FormatCurrency writes in %s',
    async (locale) => {
      for (const currency of ['EUR', 'CHF', 'SEK', 'DKK']) {
        for (const value of [1234567.25, -1234.5]) {
          const text = await invoke(FormatCurrency, {value, currency, locale}, context);
          expect(await parse({text, locale, strict: false}), `${locale} ${currency}`).toBe(value);
        }
      }
    },
  );

  it('says what to do', async () => {
    await expect(parse({text: '5 €'})).rejects.toThrow('Use `strict: false`');
    await expect(parse({text: '1,5'})).rejects.toThrow('isn’t a number written like 12,345.67.');
    await expect(parse({text: '1,5', decimal: ','})).rejects.toThrow(
      'Use two different separators.',
    );
    await expect(parse({text: '1', decimal: '..'})).rejects.toThrow(
      'must be one separator character',
    );
    await expect(parse({text: '1', group: '-'})).rejects.toThrow('must be one separator character');
    await expect(parse({text: '9'.repeat(400)})).rejects.toThrow(
      'is outside the range of numbers, which is about ±1.8e308.',
    );
  });
});
