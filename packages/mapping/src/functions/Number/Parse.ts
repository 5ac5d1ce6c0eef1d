import {defineMappingFunction} from '../../language/defineMappingFunction';
import {fail} from '@documentation/base/internal/values/errors';
import {
  exactNumber,
  exactnessNote,
  numberNote,
  type Separators,
} from '@documentation/base/internal/values/numbers/numberText';
import {remembered} from '@documentation/base/internal/values/remembered';
import {quote} from '@documentation/base/internal/values/quote';
import {isBlank} from '@documentation/base/internal/values/text/whiteSpace';
import {
  moneyStyleOf,
  numberStyleOf,
  westernDigits,
  writeNumber,
  type NumberStyle,
} from './numberStyles';
import {readNumber} from './readNumber';

/** Left-to-right, right-to-left and Arabic letter marks. Intl writes them in Arabic, Hebrew and Persian. */
const directionMarks = /[\u200e\u200f\u061c]/g;

const notAMark = /[\p{Number}\p{Letter}+\-\u2212%()]/u;

function checkMark(mark: string, parameter: 'decimal' | 'group'): void {
  const isDecimalSpace = parameter === 'decimal' && isBlank(mark);
  if (mark.length > 1 || notAMark.test(mark) || isDecimalSpace) {
    fail(
      'E_FORMAT',
      `\`${parameter}\` is ${quote(mark)}, but it must be one separator character such as "." or ",".`,
      parameter,
    );
  }
}

/** The separator that usually goes with another: '.' with ',' and ',' with '.' */
function counterpart(mark: string): string {
  return mark === '.' ? ',' : '.';
}

/** Replaces the locale's separators. If one argument equals the locale's other separator, that separator changes too. */
function customSeparators(
  ofLocale: Separators,
  decimal: string | null,
  group: string | null,
): Separators {
  const isGroupTaken = group === null && decimal === ofLocale.group;
  const isDecimalTaken = decimal === null && group === ofLocale.decimal;
  return {
    ...ofLocale,
    decimal: decimal ?? (isDecimalTaken ? counterpart(group) : ofLocale.decimal),
    group: group ?? (isGroupTaken ? counterpart(decimal) : ofLocale.group),
  };
}

function readBySeparators(
  text: string,
  alternatives: readonly Separators[],
  strict: boolean,
): string | undefined {
  for (const separators of alternatives) {
    const plain = readNumber(text, separators, strict);
    if (plain !== undefined) {
      return plain;
    }
  }
  return undefined;
}

interface Reading {
  readonly style: NumberStyle;
  readonly separators: Separators;
  /** The separators to try, in this order. */
  readonly alternatives: readonly Separators[];
}

const readingFor = remembered(
  (locale: string, decimal: string | null, group: string | null): Reading => {
    const style = numberStyleOf(locale);
    const separators = customSeparators(style, decimal, group);
    checkMark(separators.decimal, 'decimal');
    checkMark(separators.group, 'group');
    if (separators.decimal === separators.group) {
      fail(
        'E_FORMAT',
        `\`decimal\` and \`group\` are both ${quote(separators.decimal)}. Use two different separators.`,
        'decimal',
      );
    }
    // Austria and French-speaking Switzerland use other separators for money. Accepting both is never ambiguous.
    const others =
      decimal === null && group === null
        ? [moneyStyleOf(locale), ...(style.otherSeparators ? [style.otherSeparators] : [])]
        : [];
    return {style, separators, alternatives: [separators, ...others]};
  },
);

export default defineMappingFunction({
  category: 'Number',
  name: 'Parse',
  summary: 'Parses text such as "1,234.56" into a number, using the separators of a locale.',
  parameters: {
    text: {type: 'Text', data: true, description: 'the text to parse'},
    locale: {
      type: 'Text',
      default: 'en',
      description: 'the language whose separators the text uses, as a tag such as `"de"`',
    },
    decimal: {
      type: 'Text',
      default: null,
      description:
        'the decimal separator, if it differs from the locale’s; with `","` and the locale `"en"`, `"."` becomes the group separator',
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
        'whether to accept only a plain number; `false` also allows a currency, a percent sign, parentheses around a negative number or a trailing minus sign',
    },
  },
  returns: {type: 'Number', description: 'the parsed number; a percentage is divided by 100'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'Empty or blank text is an error.',
  errors: [
    {code: 'E_PARSE', when: 'the text isn’t a number with the expected separators'},
    {
      code: 'E_RANGE',
      when: 'the number can’t be represented exactly, or is outside the range of about ±1.8e308',
    },
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
      title: 'A decimal comma in the default locale',
      kind: 'typical',
      args: {text: '1.234,56', decimal: ','},
      result: 1234.56,
    },
    {
      title: 'Arabic digits and separators',
      kind: 'edge',
      args: {text: '١٬٢٣٤٫٥', locale: 'ar'},
      result: 1234.5,
    },
    {title: 'An exponent', kind: 'edge', args: {text: '-1.5e3'}, result: -1500},
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
      title: 'A number with too many digits',
      kind: 'error',
      args: {text: '9007199254740993'},
      error: 'E_RANGE',
    },
    {
      title: 'A number that is too large',
      kind: 'error',
      args: {text: '2e308'},
      error: 'E_RANGE',
    },
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
  equivalents: [
    {tool: 'excel', name: 'NUMBERVALUE', differs: 'takes separators instead of a locale'},
    {tool: 'dataweave', name: 'as Number', differs: 'needs a format such as `#,##0.00`'},
    {
      tool: 'sql',
      name: 'TO_NUMBER',
      differs: 'needs a format such as `9G999D99`, and uses the database locale',
    },
  ],
  tags: ['mapping', 'number', 'parse', 'locale', 'currency'],
  aliases:
    'NUMBERVALUE, VALUE, parseFloat, TO_NUMBER, Number.FromText, decimal comma, string to number, comma as decimal, remove currency symbol, european format, 1.234,56, swiss apostrophe, euro sign, NaN, percent text, trailing minus from SAP, accounting brackets, parse amount, convert price string, german number, decimal comma to point, number with thousands separator, read a number as people write it, number stored as text',
  notes: [
    numberNote,
    exactnessNote,
    'A value that is already a number fails with `E_TYPE`. In a list with numbers and text, parse only the text: `Logical.If(Types.IsType(@.amount, "number"), @.amount, Number.Parse(@.amount, locale: "de"))`. Don’t convert the numbers with `Types.ToText`: it writes 12.345 with a point, which German reads as 12345.',
    'Digit groups must be complete: in English, `"1,5"` fails instead of becoming 15. Spaces and apostrophes can separate groups in every locale.',
    'A regional tag without its own separators uses those of its language: `"de-DE"` works like `"de"`.',
    'In Arabic (`"ar"`) and Persian (`"fa"`), Arabic, Persian and Western digits are accepted. Invisible direction marks are ignored in every language.',
  ],
  run: ({text, locale, decimal, group, strict}) => {
    const {style, separators, alternatives} = readingFor(locale, decimal, group);
    const written = westernDigits(text.replace(directionMarks, ''), style);
    const plain = readBySeparators(written, alternatives, strict);
    if (plain === undefined) {
      const hint =
        strict && readBySeparators(written, alternatives, false) !== undefined
          ? 'Use `strict: false` to allow a currency or other signs.'
          : 'Set `locale` to match the text.';
      const model = writeNumber('12345.67', {...style, ...separators});
      fail('E_PARSE', `${quote(text)} isn’t a number written like ${model}. ${hint}`, 'text');
    }
    return exactNumber(plain, (problem) =>
      fail('E_RANGE', `${quote(text)} ${problem}. Keep it as text.`, 'text'),
    );
  },
});
