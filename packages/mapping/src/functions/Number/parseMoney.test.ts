import {describe, expect, it} from 'vitest';
import {invoke} from '../../language/invoke';
import type {Value} from '@documentation/base/internal/values/types';
import FormatCurrency from './FormatCurrency';
import Parse from './Parse';

const context = {now: '2024-05-01T12:00:00Z'};
const parse = (args: Record<string, Value>) => invoke(Parse, args, context);

describe('Number.Parse', () => {
  it.each([
    'en',
    'en-IN',
    'de',
    'de-CH',
    'de-AT',
    'fr',
    'fr-CH',
    'nl',
    'sv',
    'da',
    'es-CL',
    'tr',
    'ar',
    'ar-EG',
    'fa',
    'he',
    'is',
  ])('reads what FormatCurrency writes in %s', async (locale) => {
    for (const currency of ['EUR', 'CHF', 'SEK', 'DKK', 'AED', 'AFN']) {
      for (const value of [1234567.25, -1234.5]) {
        const text = await invoke(FormatCurrency, {value, currency, locale}, context);
        expect(await parse({text, locale, strict: false}), `${locale} ${currency}`).toBe(value);
      }
    }
  });

  it.each([
    ['1,5', {decimal: ','}, 1.5],
    ['1.234,5', {decimal: ','}, 1234.5],
    ['1,234.5', {decimal: '.', locale: 'de'}, 1234.5],
    ['1.234,5', {group: '.'}, 1234.5],
    ['1,234.5', {group: ',', locale: 'de'}, 1234.5],
    ['1234,5', {decimal: ',', group: ''}, 1234.5],
  ])('reads %s with only %j', async (text, marks, number) => {
    expect(await parse({text, ...marks})).toBe(number);
  });

  it.each([
    ['١٬٢٣٤٫٥', 'ar'],
    ['١٬٢٣٤٫٥', 'ar-MA'],
    ['1,234.5', 'ar-EG'],
    ['۱٬۲۳۴٫۵', 'fa'],
    ['۱,۲۳۴.۵', 'fa'],
    ['\u061c١٬٢٣٤٫٥\u200f', 'ar-SA'],
  ])('reads %s in %s', async (text, locale) => {
    expect(await parse({text, locale})).toBe(1234.5);
  });

  it('reads Arabic digits only in languages that use them', async () => {
    await expect(parse({text: '١٢', locale: 'en'})).rejects.toThrow('isn’t a number written like');
  });

  it.each([
    ['9007199254740993', 'can’t be represented exactly as a number. Keep it as text.'],
    ['0.1000000000000000055', 'can’t be represented exactly as a number'],
    ['1e-400', 'can’t be represented exactly as a number'],
    ['9'.repeat(309), 'is outside the range of numbers, which is about ±1.8e308. Keep it as text.'],
    ['2e308', 'is outside the range of numbers'],
  ])('never returns a number other than %s', async (text, problem) => {
    const failure = expect.objectContaining({code: 'E_RANGE'}) as Error;
    await expect(parse({text})).rejects.toThrow(failure);
    await expect(parse({text})).rejects.toThrow(problem);
  });

  it('says what to do', async () => {
    await expect(parse({text: '5 €'})).rejects.toThrow('Use `strict: false`');
    await expect(parse({text: '1,5'})).rejects.toThrow('isn’t a number written like 12,345.67.');
    await expect(parse({text: '1,5', decimal: ',', group: ','})).rejects.toThrow(
      'Use two different separators.',
    );
    await expect(parse({text: '1', decimal: '..'})).rejects.toThrow(
      'must be one separator character',
    );
    await expect(parse({text: '1', group: '-'})).rejects.toThrow('must be one separator character');
  });
});
