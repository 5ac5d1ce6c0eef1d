import {
  BASE_DIGITS,
  CASH_FLOWS,
  CHANGING_CASH_FLOWS,
  COMBINING_MARKS,
  COMPARED_CHARACTERS,
  DATE_FORMAT_CHARACTERS,
  NOTATION_CHARACTERS,
  NUMBER_FORMAT_CHARACTERS,
  PATTERN_CHARACTERS,
  QUERY_PARAMETERS,
  RESULT_CHARACTERS,
  RESULT_ITEMS,
  SEARCHED_CHARACTERS,
  SLUG_CHARACTERS,
  TEXT_CHARACTERS,
  VALUE_CHARACTERS,
  VALUE_LEVELS,
  VALUE_PARTS,
  WILDCARD_CHARACTERS,
} from '../values/values';
import type {Limits} from './types';

const splitText = 'Split the text with `Text.Split`, and process the parts with `List.Map`.';
const splitData = 'Pass less data at a time, for example one record.';

/** How large the values in a mapping can be. */
export const values: Limits = {
  text: {
    value: TEXT_CHARACTERS,
    unit: 'characters',
    what: 'text',
    advice: 'Split the file that it comes from, or read the file with a reader instead.',
  },
  resultText: {
    value: RESULT_CHARACTERS,
    unit: 'characters',
    what: 'result of a function that joins, repeats or replaces text',
    advice: splitData,
  },
  levels: {
    value: VALUE_LEVELS,
    unit: 'levels',
    what: 'nesting of lists, objects and XML elements',
    advice: 'Flatten the data where it is created.',
  },
  valueParts: {
    value: VALUE_PARTS,
    unit: 'values',
    what: 'value with everything inside it',
    advice: splitData,
  },
  valueText: {
    value: VALUE_CHARACTERS,
    unit: 'characters',
    what: 'all text in a value',
    advice: splitData,
  },
  resultItems: {
    value: RESULT_ITEMS,
    unit: 'items',
    what: 'result of a function that combines lists, or cells of a table that it creates',
    advice: 'Filter the lists first with `List.Filter`.',
  },
  notation: {
    value: NOTATION_CHARACTERS,
    unit: 'characters',
    what: 'text of a mapping',
    advice: 'Divide it into several mappings, and run them one after another.',
  },
  pattern: {
    value: PATTERN_CHARACTERS,
    unit: 'characters',
    what: 'regular expression',
    advice: 'Use several shorter patterns.',
  },
  searchedText: {
    value: SEARCHED_CHARACTERS,
    unit: 'characters',
    what: 'text that is searched with a regular expression or a wildcard',
    advice: splitText,
  },
  wildcard: {
    value: WILDCARD_CHARACTERS,
    unit: 'characters',
    what: 'Excel criterion with wildcards',
    advice: 'Use `List.Filter` with `Text.MatchRegex`.',
  },
  comparedText: {
    value: COMPARED_CHARACTERS,
    unit: 'characters',
    what: 'text in `Text.Similarity`',
    advice: 'Compare shorter pieces of the text.',
  },
  slugText: {
    value: SLUG_CHARACTERS,
    unit: 'characters',
    what: 'text in `Text.Slug`',
    advice: 'Pass only the title.',
  },
  combiningMarks: {
    value: COMBINING_MARKS,
    unit: 'in a row',
    what: 'combining marks',
    advice: 'Remove some of them. No language uses more than a few.',
  },
  dateFormat: {
    value: DATE_FORMAT_CHARACTERS,
    unit: 'characters',
    what: 'date format',
    advice: 'Put literal text around the date with `Text.Concat`.',
  },
  numberFormat: {
    value: NUMBER_FORMAT_CHARACTERS,
    unit: 'characters',
    what: 'Excel format code',
    advice: 'Put literal text around the number with `Text.Concat`.',
  },
  baseDigits: {
    value: BASE_DIGITS,
    unit: 'digits',
    what: 'number in `Number.ConvertBase`',
    advice: 'Convert parts of the number.',
  },
  queryParameters: {
    value: QUERY_PARAMETERS,
    unit: 'parameters',
    what: 'query string',
    advice: 'Send the data in the body of the request.',
  },
  cashFlows: {
    value: CASH_FLOWS,
    unit: 'cash flows',
    what: '`Excel.InternalRateOfReturn`',
    advice: 'Add up the amounts of several periods.',
  },
  changingCashFlows: {
    value: CHANGING_CASH_FLOWS,
    unit: 'cash flows',
    what: '`Excel.InternalRateOfReturn`, if the sign changes more than once',
    advice: 'Add up the amounts of several periods.',
  },
};
