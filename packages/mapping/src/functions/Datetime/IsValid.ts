import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {marksLimit} from '@documentation/base/internal/values/text/normalForm';
import {DATE_FORMAT_CHARACTERS} from '@documentation/base/internal/limits/values/values';

export default defineMappingFunction({
  category: 'Datetime',
  name: 'IsValid',
  summary: 'Checks whether text is a date that `Datetime.Parse` can read.',
  parameters: {
    text: {type: 'Text', data: true, nullable: true, description: 'the text to check'},
    format: {
      type: 'Text',
      default: 'ISO',
      description: '`"ISO"` for ISO 8601, or a format such as `"dd/MM/yyyy HH:mm"`',
    },
    locale: {
      type: 'Text',
      default: 'en',
      description: 'the language of month and day names, as a tag such as `"de"`',
    },
  },
  returns: {type: 'Boolean', description: 'true if the text can be read, otherwise false'},
  nullPolicy: 'fixed result',
  nullResult: false,
  nullAndEmpty: 'So does empty text.',
  errors: [
    {code: 'E_FORMAT', when: 'the format is invalid or has too few tokens for a date'},
    {
      code: 'E_LOCALE',
      when: 'the locale isn’t a valid language tag, or the format needs month or day names that aren’t available in that language',
    },
  ],
  examples: [
    {
      title: 'A birthday in the expected format',
      kind: 'typical',
      args: {text: expression('$.customer.birthday'), format: 'dd.MM.yyyy'},
      input: {customer: {birthday: '15.08.1990'}},
      result: true,
    },
    {
      title: 'A date that doesn’t exist',
      kind: 'typical',
      args: {text: '31.02.2024', format: 'dd.MM.yyyy'},
      result: false,
    },
    {title: 'ISO 8601', kind: 'typical', args: {text: '2024-02-29'}, result: true},
    {
      title: '29 February outside a leap year',
      kind: 'edge',
      args: {text: '2023-02-29'},
      result: false,
    },
    {
      title: 'The wrong weekday',
      kind: 'edge',
      args: {text: 'lundi 29 février 2024', format: 'EEEE d MMMM yyyy', locale: 'fr'},
      result: false,
    },
    {title: 'A week date', kind: 'edge', args: {text: '2024-W09-4'}, result: true},
    {
      title: 'A year without week 53',
      kind: 'edge',
      args: {text: '2024-W53-1'},
      result: false,
    },
    {
      title: 'An offset that the zone doesn’t have',
      kind: 'edge',
      args: {text: '2024-01-15T09:30:00+02:00[Europe/Berlin]'},
      result: false,
    },
    {title: 'Empty text', kind: 'edge', args: {text: ''}, result: false},
    {title: 'Null', kind: 'null', args: {text: null}, result: false},
    {
      title: 'An invalid format',
      kind: 'error',
      args: {text: '29/02/2024', format: 'dd/MM/YYYY'},
      error: 'E_FORMAT',
    },
    {
      title: 'An invalid language tag',
      kind: 'error',
      args: {text: '29 Feb 2024', format: 'd MMM yyyy', locale: 'not a tag'},
      error: 'E_LOCALE',
    },
  ],
  related: [{function: 'Datetime/Parse', role: 'often used with'}],
  equivalents: [
    {tool: 'excel', name: 'DATEVALUE', differs: 'returns `#VALUE!` for text that isn’t a date'},
    {
      tool: 'pandas',
      name: 'to_datetime',
      differs: "needs `errors='coerce'`, and returns `NaT` for text that isn’t a date",
    },
  ],
  tags: ['mapping', 'datetime', 'date', 'validation', 'parse'],
  aliases:
    'ISDATE, TRY_PARSE, isValid, TRY_TO_DATE, is date, check date, validate date, does the day exist, february 30, typo in birthday, leap year test, impossible calendar entry, malformed date, sanity check on input, is this a real day, date format correct, reject wrong dates, wrong date detection',
  limits: [`A format can have at most ${DATE_FORMAT_CHARACTERS} characters.`, marksLimit],
  notes: [
    'For an invalid format, the function fails instead of returning false, because the mistake is in the mapping, not in the data.',
    'The text is read as in `Datetime.Parse`, with the same format tokens. Whitespace around it is ignored, and two-digit years (`yy`) are from 1950 to 2049.',
  ],
  load: () => import('./reading'),
  run: ({text, format, locale}, _context, {readerFor}) => {
    const read = readerFor(format, locale);
    return text !== null && read(text, 'UTC') !== undefined;
  },
});
