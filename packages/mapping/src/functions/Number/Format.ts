import {
  checkDecimals,
  loadDecimal,
  MAX_DECIMALS,
} from '@documentation/base/internal/values/numbers/decimals';
import {defineMappingFunction} from '../../language/defineMappingFunction';
import {numberStyleOf, writeNumber} from './numberStyles';
import {digitsNote} from './digitsNote';

export default defineMappingFunction({
  category: 'Number',
  name: 'Format',
  summary: 'Formats a number as text, with the separators of a locale.',
  parameters: {
    value: {type: 'Number', data: true, description: 'the number to format'},
    decimals: {
      type: 'Integer',
      default: null,
      description:
        'how many decimals to write, with halves rounded away from zero; by default, as many as the number has',
    },
    locale: {
      type: 'Text',
      default: 'en',
      description:
        'the language that determines the separators and digits, as a tag such as `"de"`',
    },
    group: {
      type: 'Boolean',
      default: true,
      description: 'whether to group digits, as in `1,234,567`',
    },
  },
  returns: {type: 'Text', description: 'the formatted number, never with an exponent'},
  nullPolicy: 'passes on',
  nullAndEmpty: '0 becomes `"0"` or, with two decimals, `"0.00"`.',
  errors: [
    {
      code: 'E_LOCALE',
      when: 'the locale isn’t a valid language tag, or the language isn’t supported',
    },
    {code: 'E_RANGE', when: '`decimals` is out of range'},
  ],
  examples: [
    {
      title: 'An amount in English format',
      kind: 'typical',
      args: {value: 1234567.891, decimals: 2},
      result: '1,234,567.89',
    },
    {
      title: 'An amount in German format',
      kind: 'typical',
      args: {value: 1234.5, decimals: 2, locale: 'de'},
      result: '1.234,50',
    },
    {
      title: 'Without digit groups',
      kind: 'typical',
      args: {value: 1234567.5, locale: 'de', group: false},
      result: '1234567,5',
    },
    {
      title: 'Indian digit groups',
      kind: 'edge',
      args: {value: 1234567, locale: 'en-IN'},
      result: '12,34,567',
    },
    {
      title: 'French narrow non-breaking spaces',
      kind: 'edge',
      args: {value: 1234567.5, locale: 'fr'},
      result: '1\u202f234\u202f567,5',
    },
    {
      title: 'Swedish non-breaking spaces',
      kind: 'edge',
      args: {value: 1234567.5, locale: 'sv'},
      result: '1\u00a0234\u00a0567,5',
    },
    {
      title: 'Arabic digits in Egypt',
      kind: 'edge',
      args: {value: 1234567.5, locale: 'ar-EG'},
      result: '١٬٢٣٤٬٥٦٧٫٥',
    },
    {
      title: 'Persian with the digits 0 to 9',
      kind: 'edge',
      args: {value: 1234567.5, locale: 'fa-u-nu-latn'},
      result: '1,234,567.5',
    },
    {
      title: 'Halves round away from zero',
      kind: 'edge',
      args: {value: -1.005, decimals: 2},
      result: '-1.01',
    },
    {
      title: 'Rounded to zero, without a minus sign',
      kind: 'edge',
      args: {value: -0.004, decimals: 2},
      result: '0.00',
    },
    {title: 'Null', kind: 'null', args: {value: null}, result: null},
    {
      title: 'An unsupported language',
      kind: 'error',
      args: {value: 1234.5, locale: 'xh'},
      error: 'E_LOCALE',
    },
    {
      title: 'A negative number of decimals',
      kind: 'error',
      args: {value: 1234.5, decimals: -1},
      error: 'E_RANGE',
    },
  ],
  related: [
    {function: 'Number/Parse', role: 'inverse'},
    {function: 'Number/FormatCurrency', role: 'alternative'},
    {function: 'Number/ToWords', role: 'alternative'},
    {function: 'Types/ToText', role: 'alternative'},
    {function: 'Number/Round', role: 'often used with'},
  ],
  equivalents: [
    {
      tool: 'excel',
      name: 'FIXED',
      differs: 'uses the computer’s region, and `TEXT` takes a format code',
    },
    {
      tool: 'jsonata',
      name: '$formatNumber',
      expression: '$formatNumber(value, "#,##0.00")',
      differs: 'takes a picture string instead of a locale',
    },
    {tool: 'dataweave', name: 'as String', differs: 'needs a format such as `#,##0.00`'},
    {
      tool: 'sql',
      name: 'TO_CHAR',
      differs: 'needs a format such as `9G999D99`, and uses the database locale',
    },
  ],
  tags: ['mapping', 'number', 'format', 'locale', 'rounding'],
  aliases:
    'toLocaleString, FIXED, $formatNumber, format-number, thousands separator, Number.ToText, toFixed, number to string, two decimals, group digits, trailing zeros, fixed places, localized number, swiss apostrophe, point to comma, lakh grouping, display amount, number style, write number, add commas',
  limits: [`\`decimals\` can be from 0 to ${MAX_DECIMALS}.`],
  notes: [
    'The platform has its own table of separators, so the result is the same on every host. The minus sign is always `-`, and there are no invisible direction marks.',
    digitsNote,
    'A regional tag without its own separators uses those of its language: `"de-DE"` works like `"de"`. `"pt"` means Brazilian Portuguese, and `"pt-PT"` means European Portuguese.',
    'Spanish, Italian, Polish and some other languages don’t group four-digit numbers. In Spanish, 1,234 becomes `1234`, but 12,345 becomes `12.345`.',
  ],
  load: loadDecimal,
  run: ({value, decimals, locale, group}, _context, Decimal) => {
    const style = numberStyleOf(locale);
    if (decimals !== null) {
      checkDecimals(decimals, 0);
    }
    const absolute = new Decimal(value).abs();
    const plain = decimals === null ? absolute.toFixed() : absolute.toFixed(decimals);
    const sign = value < 0 && /[1-9]/.test(plain) ? '-' : '';
    return `${sign}${writeNumber(plain, style, group)}`;
  },
});
