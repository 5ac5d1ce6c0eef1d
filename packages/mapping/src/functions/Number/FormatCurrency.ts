import {loadDecimal} from '@documentation/base/internal/values/numbers/decimals';
import {defineMappingFunction} from '../../language/defineMappingFunction';
import {currencyDecimals, currencySymbol} from './currencies';
import {moneyStyleOf, writeNumber} from './numberStyles';
import {digitsNote} from './digitsNote';

export default defineMappingFunction({
  category: 'Number',
  name: 'FormatCurrency',
  summary: 'Formats an amount of money with its currency and the right number of decimals.',
  parameters: {
    value: {type: 'Number', data: true, description: 'the amount'},
    currency: {
      type: 'Text',
      description: 'the ISO 4217 currency code, such as `"EUR"`',
    },
    locale: {
      type: 'Text',
      default: 'en',
      description: 'the language that determines the format, as a tag such as `"de"`',
    },
    display: {
      type: 'Text',
      default: 'symbol',
      values: {
        symbol: 'the currency symbol, or the code if there is no symbol',
        code: 'the currency code',
      },
      description: 'how to show the currency',
    },
  },
  returns: {
    type: 'Text',
    description: 'the amount with its currency; halves are rounded away from zero',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'A null `currency` is an error.',
  errors: [
    {code: 'E_RANGE', when: 'the currency code is unknown'},
    {
      code: 'E_LOCALE',
      when: 'the locale isn’t a valid language tag, or the language isn’t supported',
    },
  ],
  examples: [
    {
      title: 'US dollars in English format',
      kind: 'typical',
      args: {value: 1234.5, currency: 'USD'},
      result: '$1,234.50',
    },
    {
      title: 'Euros in German format',
      kind: 'typical',
      args: {value: 1234.5, currency: 'EUR', locale: 'de'},
      result: '1.234,50\u00a0€',
    },
    {
      title: 'Euros with the currency code',
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
      title: 'Kuwaiti dinars have three decimals',
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
      title: 'A negative amount in Swiss francs',
      kind: 'edge',
      args: {value: -1234.5, currency: 'CHF', locale: 'de-CH'},
      result: "CHF-1'234.50",
    },
    {
      title: 'Dirhams in Arabic',
      kind: 'edge',
      args: {value: 1234.5, currency: 'AED', locale: 'ar-AE'},
      result: '1,234.50\u00a0د.إ.',
    },
    {title: 'Null', kind: 'null', args: {value: null, currency: 'EUR'}, result: null},
    {
      title: 'A symbol instead of a code',
      kind: 'error',
      args: {value: 1234.5, currency: '€'},
      error: 'E_RANGE',
    },
    {
      title: 'An unsupported language',
      kind: 'error',
      args: {value: 1234.5, currency: 'EUR', locale: 'xh'},
      error: 'E_LOCALE',
    },
  ],
  related: [
    {function: 'Number/Format', role: 'alternative'},
    {function: 'Number/ToWords', role: 'alternative'},
  ],
  equivalents: [
    {tool: 'excel', name: 'DOLLAR', differs: 'uses the currency of the computer’s region'},
  ],
  tags: ['mapping', 'number', 'format', 'currency', 'locale'],
  aliases:
    'DOLLAR, money, price, Intl.NumberFormat, FORMAT, euro, currency symbol, dollar sign, show price, USD, GBP, yen, cents shown, swiss franc, invoice total, localized amount, price tag, write money as text',
  notes: [
    'A space between the amount and its currency is always a non-breaking space (U+00A0), which keeps them on one line.',
    'Within a locale, each symbol means only one currency: in English, `$` is the US dollar, and `CA$` is the Canadian dollar.',
    'The platform has its own tables of conventions and symbols, so the result is the same on every host. The minus sign is always `-`, and there are no invisible direction marks.',
    digitsNote,
  ],
  load: loadDecimal,
  run: ({value, currency, locale, display}, _context, Decimal) => {
    const style = moneyStyleOf(locale);
    const decimals = currencyDecimals(currency);
    const plain = new Decimal(value).abs().toFixed(decimals);
    const isNegative = value < 0 && /[1-9]/.test(plain);
    const sign = display === 'code' ? currency : currencySymbol(currency, style.symbols);
    // A currency sign that ends in a letter is followed by a space: CHF 5, but $5
    const spaced = /\p{Letter}$/u.test(sign) ? `${sign}\u00a0` : sign;
    return style.money[isNegative ? 1 : 0]
      .replace('¤#', () => `${spaced}#`)
      .replace('¤', () => sign)
      .replace('#', () => writeNumber(plain, style));
  },
});
