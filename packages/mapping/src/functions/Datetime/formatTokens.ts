import type {Syntax} from '../../language/types';

/** The format tokens that tokens.ts supports. */
export const formatTokens: Syntax = {
  heading: 'Format tokens',
  previewFunction: 'Datetime.Format',
  sample: '2024-03-05T09:07:08.123+01:00',
  sampleName: 'date-time',
  codeName: 'Token',
  rows: [
    {code: 'yyyy', meaning: 'year, four digits'},
    {code: 'yy', meaning: 'year, two digits (parsed as 1950 to 2049)'},
    {code: 'MMMM', meaning: 'month name'},
    {code: 'MMM', meaning: 'short month name'},
    {code: 'MM', meaning: 'month, two digits'},
    {code: 'M', meaning: 'month, without a leading zero'},
    {code: 'dd', meaning: 'day of the month, two digits'},
    {code: 'd', meaning: 'day of the month, without a leading zero'},
    {code: 'EEEE', meaning: 'weekday name'},
    {code: 'EEE', meaning: 'short weekday name'},
    {code: 'HH', meaning: 'hour from 00 to 23'},
    {code: 'H', meaning: 'hour from 0 to 23'},
    {code: 'hh', meaning: 'hour from 01 to 12, for use with `a`'},
    {code: 'h', meaning: 'hour from 1 to 12, for use with `a`'},
    {code: 'a', meaning: 'AM or PM'},
    {code: 'mm', meaning: 'minute, two digits'},
    {code: 'm', meaning: 'minute, without a leading zero'},
    {code: 'ss', meaning: 'second, two digits'},
    {code: 's', meaning: 'second, without a leading zero'},
    {code: 'SSS', meaning: 'fractional second, one digit for each `S`, up to nine'},
    {code: 'XXX', meaning: 'offset with a colon, or `Z` for UTC'},
    {code: 'XX', meaning: 'offset without a colon, or `Z` for UTC'},
    {code: 'X', meaning: 'offset in hours, with minutes only if there are any, or `Z` for UTC'},
    {code: "'at'", meaning: 'literal letters, in single quotes'},
    {code: "''", meaning: 'a single quote'},
  ],
};

export const formatNotes = [
  'Put literal letters in single quotes. Other characters, such as `/` and `:`, need no quotes.',
  'Month and day names are available in English, German, French, Spanish, Italian, Dutch and Portuguese. A tag with a region, such as `"de-CH"`, uses the names of its language. AM and PM are the same in all languages.',
];
