import type {Syntax} from '../../language/types';

/** The number codes that formats/spreadsheets/numberFormats supports. */
export const numberCodes: Syntax = {
  heading: 'Number codes',
  previewFunction: 'Excel.FormatValue',
  sample: 1234.567,
  sampleName: 'number',
  codeName: 'Code',
  rows: [
    {code: '0', meaning: 'a digit, or 0 if the number has no digit in that place'},
    {code: '00000', meaning: 'leading zeros'},
    {code: '0.00', meaning: 'two decimals, rounded'},
    {code: '0.#', meaning: 'at most one decimal (the point is always shown)'},
    {code: '#,##0', meaning: 'commas as thousands separators'},
    {
      code: '0,',
      meaning: 'the number in thousands (each comma after the last digit divides by 1,000)',
    },
    {code: '0%', meaning: 'a percentage'},
    {code: '0.00E+00', meaning: 'scientific notation (`e` is written in lowercase)'},
    {code: '# ?/?', meaning: 'a fraction'},
    {code: 'General', meaning: 'the number as Excel shows it in a cell without a format'},
    {code: '0 "kg"', meaning: 'literal text, in double quotes'},
    {code: '0\\m', meaning: 'a literal character after a backslash'},
    {code: '[$€-407] 0.00', meaning: 'a currency symbol (its locale is ignored)'},
    {code: '[Red]0', meaning: 'a colour (ignored)'},
    {code: '0;(0);"none"', meaning: 'sections for positive numbers, negative numbers and zero'},
    {code: '[>=1000]0.0,"k";0', meaning: 'a condition for a section'},
  ],
};

/** The date codes that formats/spreadsheets/numberFormats supports. */
export const dateCodes: Syntax = {
  heading: 'Date codes',
  previewFunction: 'Excel.FormatValue',
  sample: '2024-03-05T18:07:08.25',
  sampleName: 'date-time',
  codeName: 'Code',
  rows: [
    {code: 'yyyy', meaning: 'year, four digits'},
    {code: 'yy', meaning: 'year, two digits'},
    {code: 'mmmm', meaning: 'month name'},
    {code: 'mmm', meaning: 'short month name'},
    {code: 'mm', meaning: 'month, two digits'},
    {code: 'm', meaning: 'month, without a leading zero'},
    {code: 'dddd', meaning: 'weekday name'},
    {code: 'ddd', meaning: 'short weekday name'},
    {code: 'dd', meaning: 'day of the month, two digits'},
    {code: 'd', meaning: 'day of the month, without a leading zero'},
    {code: 'hh', meaning: 'hour from 00 to 23'},
    {code: 'h AM/PM', meaning: 'hour from 1 to 12'},
    {code: 'h a/p', meaning: 'the same with `a` or `p`, or with `A` or `P` for `A/P`'},
    {
      code: 'h:mm',
      meaning: 'minute, two digits (`m` means minute only after an hour or before a second)',
    },
    {code: 'ss', meaning: 'second, two digits'},
    {code: 'ss.000', meaning: 'second with three decimals'},
    {code: '[h]:mm', meaning: 'total hours, for durations'},
  ],
};
