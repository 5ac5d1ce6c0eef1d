// cspell:ignore zwei Millionen einhundertfünfzig soixante quinze septante cinq cuarenta veintiún vingt millones eins
import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {fail} from '@documentation/base/internal/values/errors';
import {plainNumber} from '@documentation/base/internal/values/numbers/plainNumber';
import {languageOf} from './words/languages';

const LARGEST = 999_999_999_999;

export default defineMappingFunction({
  category: 'Number',
  name: 'ToWords',
  summary: 'Writes a number in words, in English, German, French or Spanish.',
  parameters: {
    value: {type: 'Number', data: true, description: 'the number to write in words'},
    locale: {
      type: 'Text',
      default: 'en',
      description: 'the language, as a tag such as `"de"` or `"en-GB"`',
    },
    cents: {
      type: 'Boolean',
      default: false,
      description: 'whether to add two decimals as a fraction, as on cheques: `and 50/100`',
    },
  },
  returns: {type: 'Text', description: 'the number in words, in lowercase except for German nouns'},
  nullPolicy: 'passes on',
  nullAndEmpty: '0 becomes `"zero"`.',
  errors: [
    {
      code: 'E_RANGE',
      when: 'the number is greater than 999,999,999,999 or less than -999,999,999,999, or it has decimals (more than two if `cents` is true)',
    },
    {
      code: 'E_LOCALE',
      when: 'the locale isn’t a valid language tag, or the language isn’t supported',
    },
  ],
  examples: [
    {
      title: 'A quantity in a contract',
      kind: 'typical',
      input: {quantity: 1250},
      args: {value: expression('$.quantity')},
      result: 'one thousand two hundred fifty',
    },
    {
      title: 'The amount on a cheque',
      kind: 'typical',
      args: {value: 1249.5, cents: true},
      result: 'one thousand two hundred forty-nine and 50/100',
    },
    {
      title: 'British English',
      kind: 'typical',
      args: {value: 1205, locale: 'en-GB'},
      result: 'one thousand two hundred and five',
    },
    {
      title: 'German',
      kind: 'typical',
      args: {value: 2_000_150, locale: 'de'},
      result: 'zwei Millionen einhundertfünfzig',
    },
    {title: 'French', kind: 'typical', args: {value: 75, locale: 'fr'}, result: 'soixante-quinze'},
    {title: 'Spanish', kind: 'typical', args: {value: 42, locale: 'es'}, result: 'cuarenta y dos'},
    {title: 'A negative number', kind: 'edge', args: {value: -7}, result: 'minus seven'},
    {
      title: 'A whole amount with cents',
      kind: 'edge',
      args: {value: 80, cents: true},
      result: 'eighty and 00/100',
    },
    {
      title: 'Swiss French',
      kind: 'edge',
      args: {value: 75, locale: 'fr-CH'},
      result: 'septante-cinq',
    },
    {title: 'Null', kind: 'null', args: {value: null}, result: null},
    {title: 'Decimals without `cents`', kind: 'error', args: {value: 12.5}, error: 'E_RANGE'},
    {title: 'A number that is too large', kind: 'error', args: {value: 1e12}, error: 'E_RANGE'},
    {
      title: 'An unsupported language',
      kind: 'error',
      args: {value: 12, locale: 'it'},
      error: 'E_LOCALE',
    },
  ],
  related: [
    {function: 'Number/Format', role: 'alternative'},
    {function: 'Number/FormatCurrency', role: 'alternative'},
    {function: 'Number/ToRoman', role: 'alternative'},
  ],
  equivalents: [
    {
      tool: 'jsonata',
      name: '$formatInteger',
      expression: '$formatInteger(value, "w")',
      result: 'one thousand, two hundred and fifty',
      differs: 'writes British English with commas, and accepts only whole numbers',
    },
  ],
  tags: ['mapping', 'number', 'format', 'locale', 'currency'],
  aliases:
    'num2words, spell out, number in words, SpellNumber, BAHTTEXT, amount in words, cheque amount, check writing, spelled-out number, written out, numerals as text, cardinal number, number names, in letters, Zahl in Worten, en toutes lettres, digits to words, invoice total in words',
  notes: [
    '`"en"` writes American English. `"en-GB"`, `"en-IE"`, `"en-AU"`, `"en-NZ"` and `"en-ZA"` add `and`, as in `one hundred and five`. `"de-CH"` and `"de-LI"` write `ss` instead of `ß`. `"fr-BE"` and `"fr-CH"` have their own words for 70 and 90, and `"fr-CH"` also for 80. Other regional tags work like their language.',
    'French uses traditional hyphenation: `vingt et un`, not `vingt-et-un`. In Spanish, a billion is `mil millones`.',
    'Numbers are written without a noun: `eins` in German and `uno` in Spanish. Before a noun, the last word can change: in Spanish, 21 euros is `veintiún euros`.',
    'The currency name isn’t added. Append it with `Text.Concat`.',
  ],
  run: ({value, locale, cents}) => {
    const {write, minus, and} = languageOf(locale);
    if (Math.trunc(Math.abs(value)) > LARGEST) {
      fail(
        'E_RANGE',
        `${value} is out of range. Use a number from -999,999,999,999 to 999,999,999,999.`,
        'value',
      );
    }
    const [whole, fraction = ''] = plainNumber(Math.abs(value)).split('.') as [string, string?];
    if (fraction.length > 2) {
      fail('E_RANGE', `${value} has more than two decimals. Round it first.`, 'value');
    }
    if (fraction !== '' && !cents) {
      fail(
        'E_RANGE',
        `${value} has decimals. Round it, or set \`cents\` to true to add them as hundredths.`,
        'value',
      );
    }
    return [
      ...(value < 0 ? [minus] : []),
      write(Number(whole)),
      ...(cents ? [and, `${fraction.padEnd(2, '0')}/100`] : []),
    ].join(' ');
  },
});
