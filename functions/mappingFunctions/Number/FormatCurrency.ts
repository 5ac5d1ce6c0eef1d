import {loadDecimal} from '../../values/numbers/decimals';
import {defineMappingFunction} from '../../defineMappingFunction';
import {currencyDecimals, currencySymbol} from './currencies';
import {moneyStyleOf, writeNumber} from './numberStyles';

export default defineMappingFunction({
  category: 'Number',
  name: 'FormatCurrency',
  summary: 'Writes an amount of money as text, with the decimals of its currency.',
  parameters: {
    value: {type: 'Number', data: true, description: 'the amount'},
    currency: {
      type: 'Text',
      description: 'the code of the currency in ISO 4217, such as `"EUR"`',
    },
    locale: {
      type: 'Text',
      default: 'en',
      description: 'whose customs to follow, as a language tag such as `"de"`',
    },
    display: {
      type: 'Text',
      default: 'symbol',
      values: {
        symbol: 'the symbol of the currency, or its code where it has none here',
        code: 'the code of the currency',
      },
      description: 'how to name the currency',
    },
  },
  returns: {
    type: 'Text',
    description: 'the amount with its currency, rounded half away from zero',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'Null instead of a currency fails.',
  errors: [
    {code: 'E_RANGE', when: 'there is no such currency code'},
    {code: 'E_LOCALE', when: 'the locale isn’t a language tag or has no customs here'},
  ],
  examples: [
    {
      title: 'Dollars in English',
      kind: 'typical',
      args: {value: 1234.5, currency: 'USD'},
      result: '$1,234.50',
    },
    {
      title: 'Euros in German',
      kind: 'typical',
      args: {value: 1234.5, currency: 'EUR', locale: 'de'},
      result: '1.234,50\u00a0€',
    },
    {
      title: 'With the code',
      kind: 'typical',
      args: {value: 1234.5, currency: 'EUR', display: 'code'},
      result: 'EUR\u00a01,234.50',
    },
    {
      title: 'Yen have no decimals',
      kind: 'edge',
      args: {value: 1234.5, currency: 'JPY', locale: 'ja'},
      result: '¥1,235',
    },
    {
      title: 'Kuwaiti dinars have three',
      kind: 'edge',
      args: {value: 1234.5, currency: 'KWD'},
      result: 'KWD\u00a01,234.500',
    },
    {
      title: 'A negative amount',
      kind: 'edge',
      args: {value: -99.9, currency: 'GBP', locale: 'en-GB'},
      result: '-£99.90',
    },
    {
      title: 'Swiss francs below zero',
      kind: 'edge',
      args: {value: -1234.5, currency: 'CHF', locale: 'de-CH'},
      result: "CHF-1'234.50",
    },
    {title: 'Null', kind: 'null', args: {value: null, currency: 'EUR'}, result: null},
    {
      title: 'A symbol is not a code',
      kind: 'error',
      args: {value: 1234.5, currency: '€'},
      error: 'E_RANGE',
    },
    {
      title: 'An unknown language',
      kind: 'error',
      args: {value: 1234.5, currency: 'EUR', locale: 'xh'},
      error: 'E_LOCALE',
    },
  ],
  related: [{function: 'Number/Format', role: 'alternative'}],
  tags: ['mapping', 'number', 'format', 'currency', 'locale'],
  aliases: [
    'DOLLAR',
    'money',
    'price',
    'Intl.NumberFormat',
    'FORMAT',
    'euro',
    'currency symbol',
    'dollar sign',
    'show price',
    'USD',
    'GBP',
    'yen',
    'cents shown',
    'swiss franc',
    'invoice total',
    'localized amount',
    'price tag',
  ],
  notes: [
    'Between the amount and its currency stands a no-break space (U+00A0), so that they stay on one line.',
    'Every symbol means one currency: `$` is the US dollar, `CA$` the Canadian.',
    'Customs and symbols are tables of the platform, so the text is the same on every host. The minus sign is always `-`.',
  ],
  pure: true,
  run: async ({value, currency, locale, display}) => {
    const style = moneyStyleOf(locale);
    const decimals = currencyDecimals(currency);
    const Decimal = await loadDecimal();
    const plain = new Decimal(value).abs().toFixed(decimals);
    const isNegative = value < 0 && /[1-9]/.test(plain);
    const sign = display === 'code' ? currency : currencySymbol(currency, style.symbols);
    // Letters keep their distance from digits: CHF 5, but $5
    const spaced = /\p{Letter}$/u.test(sign) ? `${sign}\u00a0` : sign;
    return style.money[isNegative ? 1 : 0]
      .replace('¤#', () => `${spaced}#`)
      .replace('¤', () => sign)
      .replace('#', () => writeNumber(plain, style));
  },
});
