import {defineMappingFunction} from '../../defineMappingFunction';
import {fail} from '../../language/errors';
import {quote} from '../../values/text/quote';
import {moneyStyleOf, numberStyleOf, writeNumber, type NumberStyle} from './numberStyles';
import {readNumber} from './readNumber';

const notAMark = /[\d\p{Letter}+\-\u2212%()]/u;

function checkMark(mark: string, parameter: 'decimal' | 'group'): void {
  const isDecimalSpace = parameter === 'decimal' && mark.trim() === '';
  if (mark.length > 1 || notAMark.test(mark) || isDecimalSpace) {
    fail(
      'E_FORMAT',
      `\`${parameter}\` is ${quote(mark)}, but it must be one separator character such as "." or ",".`,
      parameter,
    );
  }
}

function readByStyles(
  text: string,
  styles: readonly NumberStyle[],
  strict: boolean,
): number | undefined {
  return styles
    .map((style) => readNumber(text, style, strict))
    .find((number) => number !== undefined);
}

export default defineMappingFunction({
  category: 'Number',
  name: 'Parse',
  summary: 'Parses text such as "1,234.56" into a number, using the separators of a locale.',
  parameters: {
    text: {
      type: 'Text',
      data: true,
      description: 'the text to parse; spaces around it are ignored',
    },
    locale: {
      type: 'Text',
      default: 'en',
      description: 'the language whose separators the text uses, as a tag such as `"de"`',
    },
    decimal: {
      type: 'Text',
      default: null,
      description: 'the decimal separator, if it differs from the locale’s',
    },
    group: {
      type: 'Text',
      default: null,
      description:
        'the separator between digit groups, if it differs from the locale’s; `""` allows no groups',
    },
    strict: {
      type: 'Boolean',
      default: true,
      description:
        'whether to accept only a plain number; `false` also allows a currency, a percent sign, brackets around a negative number or a trailing minus sign',
    },
  },
  returns: {type: 'Number', description: 'the parsed number; a percentage is divided by 100'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'Empty or blank text is an error.',
  errors: [
    {code: 'E_PARSE', when: 'the text isn’t a number with the expected separators'},
    {
      code: 'E_LOCALE',
      when: 'the locale isn’t a valid language tag, or the language isn’t supported',
    },
    {
      code: 'E_FORMAT',
      when: '`decimal` or `group` isn’t a single separator character, or both are the same',
    },
  ],
  examples: [
    {
      title: 'An amount in English format',
      kind: 'typical',
      args: {text: '1,234.56'},
      result: 1234.56,
    },
    {
      title: 'An amount in German format',
      kind: 'typical',
      args: {text: '1.234,56', locale: 'de'},
      result: 1234.56,
    },
    {
      title: 'A price with a currency',
      kind: 'typical',
      args: {text: '1.234,50 €', locale: 'de', strict: false},
      result: 1234.5,
    },
    {
      title: 'Custom separators',
      kind: 'typical',
      args: {text: '1_234·5', decimal: '·', group: '_'},
      result: 1234.5,
    },
    {
      title: 'A percentage',
      kind: 'edge',
      args: {text: '12.5 %', strict: false},
      result: 0.125,
    },
    {
      title: 'A trailing minus sign, as in SAP',
      kind: 'edge',
      args: {text: '1.234,50-', locale: 'de', strict: false},
      result: -1234.5,
    },
    {
      title: 'Non-breaking spaces between groups',
      kind: 'edge',
      args: {text: '1\u202f234\u202f567,5', locale: 'fr'},
      result: 1234567.5,
    },
    {
      title: 'A curly apostrophe, as in Switzerland',
      kind: 'edge',
      args: {text: '1’234.50', locale: 'de-CH'},
      result: 1234.5,
    },
    {title: 'Null', kind: 'null', args: {text: null}, result: null},
    {
      title: 'The wrong locale',
      kind: 'error',
      args: {text: '1.234,56', locale: 'en'},
      error: 'E_PARSE',
    },
    {title: 'Empty text', kind: 'error', args: {text: ''}, error: 'E_PARSE'},
    {
      title: 'An unsupported language',
      kind: 'error',
      args: {text: '1', locale: 'xh'},
      error: 'E_LOCALE',
    },
    {
      title: 'The same separator for decimals and groups',
      kind: 'error',
      args: {text: '1,5', decimal: ',', group: ','},
      error: 'E_FORMAT',
    },
  ],
  related: [
    {function: 'Number/Format', role: 'inverse'},
    {function: 'Types/ToNumber', role: 'alternative'},
  ],
  tags: ['mapping', 'number', 'parse', 'locale', 'currency'],
  aliases: [
    'NUMBERVALUE',
    'VALUE',
    'parseFloat',
    'TO_NUMBER',
    'Number.FromText',
    'decimal comma',
    'string to number',
    'comma as decimal',
    'remove currency symbol',
    'european format',
    '1.234,56',
    'swiss apostrophe',
    'euro sign',
    'NaN',
    'percent text',
    'trailing minus from SAP',
    'accounting brackets',
    'parse amount',
    'convert price string',
    'german number',
    'decimal comma to point',
    'number with thousands separator',
    'read a number as people write it',
  ],
  limits: ['A number outside the range of about ±1.8e308 fails with `E_RANGE`.'],
  notes: [
    'Digit groups must be complete: in English, `"1,5"` fails instead of becoming 15. Spaces and apostrophes can separate groups in every locale.',
    'A regional tag without its own separators uses those of its language: `"de-DE"` works like `"de"`.',
    'Numbers with an exponent, such as `"1e3"`, aren’t accepted. To read them, use `Types.ToNumber`.',
  ],
  pure: true,
  run: ({text, locale, decimal, group, strict}) => {
    const ofLocale = numberStyleOf(locale);
    const style = {
      ...ofLocale,
      decimal: decimal ?? ofLocale.decimal,
      group: group ?? ofLocale.group,
    };
    const hasOwnMarks = decimal !== null || group !== null;
    // Austria and French-speaking Switzerland use other separators for money. Accepting both is never ambiguous.
    const styles = hasOwnMarks ? [style] : [style, moneyStyleOf(locale)];
    checkMark(style.decimal, 'decimal');
    checkMark(style.group, 'group');
    if (style.decimal === style.group) {
      fail(
        'E_FORMAT',
        `\`decimal\` and \`group\` are both ${quote(style.decimal)}. Use two different separators.`,
        decimal === null ? 'group' : 'decimal',
      );
    }
    const number = readByStyles(text, styles, strict);
    if (number === undefined) {
      const hint =
        strict && readByStyles(text, styles, false) !== undefined
          ? 'Use `strict: false` to allow a currency or other signs.'
          : 'Set `locale` to match the text.';
      const model = writeNumber('12345.67', style);
      fail('E_PARSE', `${quote(text)} isn’t a number written like ${model}. ${hint}`, 'text');
    }
    if (!Number.isFinite(number)) {
      fail(
        'E_RANGE',
        `${quote(text)} is outside the range of numbers, which is about ±1.8e308. Check the text.`,
        'text',
      );
    }
    return number;
  },
});
