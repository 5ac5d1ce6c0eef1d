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
      `${parameter} must be one character such as "." or ",", but it is ${quote(mark)}.`,
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
  summary: 'Reads a number from text as people write it, with the separators of a locale.',
  parameters: {
    text: {
      type: 'Text',
      data: true,
      description: 'the text to read; spaces around it don’t matter',
    },
    locale: {
      type: 'Text',
      default: 'en',
      description: 'whose separators the text has, as a language tag such as `"de"`',
    },
    decimal: {
      type: 'Text',
      default: null,
      description: 'the decimal mark, if it isn’t the one of the locale',
    },
    group: {
      type: 'Text',
      default: null,
      description:
        'the mark between groups of digits, if it isn’t the one of the locale; `""` allows none',
    },
    strict: {
      type: 'Boolean',
      default: true,
      description:
        'whether there may be nothing but the number; `false` allows a currency, a percent sign, brackets or a minus sign behind',
    },
  },
  returns: {type: 'Number', description: 'the number; a percentage is divided by 100'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'Empty and blank text fail, because no number is not 0.',
  errors: [
    {code: 'E_PARSE', when: 'the text isn’t a number with these separators'},
    {code: 'E_LOCALE', when: 'the locale isn’t a language tag or has no separators here'},
    {
      code: 'E_FORMAT',
      when: '`decimal` or `group` isn’t a single mark, or both are the same',
    },
  ],
  examples: [
    {title: 'An English amount', kind: 'typical', args: {text: '1,234.56'}, result: 1234.56},
    {
      title: 'A German amount',
      kind: 'typical',
      args: {text: '1.234,56', locale: 'de'},
      result: 1234.56,
    },
    {
      title: 'A price with its currency',
      kind: 'typical',
      args: {text: '1.234,50 €', locale: 'de', strict: false},
      result: 1234.5,
    },
    {
      title: 'Separators of your own',
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
      title: 'A minus sign behind, as SAP writes it',
      kind: 'edge',
      args: {text: '1.234,50-', locale: 'de', strict: false},
      result: -1234.5,
    },
    {
      title: 'No-break spaces part the digits',
      kind: 'edge',
      args: {text: '1\u202f234\u202f567,5', locale: 'fr'},
      result: 1234567.5,
    },
    {
      title: 'Swiss apostrophes, straight or curly',
      kind: 'edge',
      args: {text: '1’234.50', locale: 'de-CH'},
      result: 1234.5,
    },
    {title: 'Null', kind: 'null', args: {text: null}, result: null},
    {
      title: 'The wrong locale fails',
      kind: 'error',
      args: {text: '1.234,56', locale: 'en'},
      error: 'E_PARSE',
    },
    {title: 'Empty text is not 0', kind: 'error', args: {text: ''}, error: 'E_PARSE'},
    {
      title: 'A language without separators',
      kind: 'error',
      args: {text: '1', locale: 'xh'},
      error: 'E_LOCALE',
    },
    {
      title: 'One mark for two things',
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
  ],
  limits: ['A number of more than 309 digits before the decimal mark fails with E_RANGE.'],
  notes: [
    'Groups must be complete: `"1,5"` in English fails instead of becoming 15. Spaces and apostrophes part groups in every locale.',
    'A regional tag without separators of its own has those of its language: `"de-DE"` reads as `"de"`.',
    'Exponents such as `"1e3"` fail; `Types.ToNumber` reads them.',
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
    // Austria and French Switzerland write money with other marks; either is clear.
    const styles = hasOwnMarks ? [style] : [style, moneyStyleOf(locale)];
    checkMark(style.decimal, 'decimal');
    checkMark(style.group, 'group');
    if (style.decimal === style.group) {
      fail(
        'E_FORMAT',
        `decimal and group are both ${quote(style.decimal)}. Give each its own mark.`,
        decimal === null ? 'group' : 'decimal',
      );
    }
    const number = readByStyles(text, styles, strict);
    if (number === undefined) {
      const hint =
        strict && readByStyles(text, styles, false) !== undefined
          ? ' Use strict: false to allow signs beside the number.'
          : '';
      const model = writeNumber('12345.67', style);
      fail(
        'E_PARSE',
        `${quote(text)} isn’t a number with the separators of ${model}.${hint}`,
        'text',
      );
    }
    if (!Number.isFinite(number)) {
      fail('E_RANGE', `${quote(text)} is too large for a number.`, 'text');
    }
    return number;
  },
});
