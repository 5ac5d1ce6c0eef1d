import {defineMappingFunction} from '../../defineMappingFunction';
import {expression} from '../../examples/expression';

export default defineMappingFunction({
  category: 'Datetime',
  name: 'IsValid',
  summary: 'Tells whether a text is a date that `Datetime.Parse` can read.',
  parameters: {
    text: {type: 'Text', data: true, nullable: true, description: 'the text to check'},
    format: {
      type: 'Text',
      default: 'ISO',
      description: '`"ISO"` for ISO 8601, or tokens such as `"dd/MM/yyyy HH:mm"`',
    },
    locale: {
      type: 'Text',
      default: 'en',
      description: 'the language of names of months and days, as a tag such as `"de"`',
    },
  },
  returns: {type: 'Boolean', description: 'true if the text can be read, else false'},
  nullPolicy: 'value',
  nullAndEmpty: 'Null and empty text give false.',
  errors: [
    {code: 'E_FORMAT', when: 'the format has an unknown token, or too little to name a date'},
    {
      code: 'E_LOCALE',
      when: 'the locale isn’t a language tag, or the format has names and the language isn’t known',
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
      title: 'No 31 February',
      kind: 'typical',
      args: {text: '31.02.2024', format: 'dd.MM.yyyy'},
      result: false,
    },
    {title: 'ISO 8601', kind: 'typical', args: {text: '2024-02-29'}, result: true},
    {title: 'No leap year', kind: 'edge', args: {text: '2023-02-29'}, result: false},
    {
      title: 'The wrong day of the week',
      kind: 'edge',
      args: {text: 'lundi 29 février 2024', format: 'EEEE d MMMM yyyy', locale: 'fr'},
      result: false,
    },
    {title: 'Empty text', kind: 'edge', args: {text: ''}, result: false},
    {title: 'Null', kind: 'null', args: {text: null}, result: false},
    {
      title: 'A mistake in the format',
      kind: 'error',
      args: {text: '29/02/2024', format: 'dd/MM/YYYY'},
      error: 'E_FORMAT',
    },
    {
      title: 'Not a language',
      kind: 'error',
      args: {text: '29 Feb 2024', format: 'd MMM yyyy', locale: 'not a tag'},
      error: 'E_LOCALE',
    },
  ],
  related: [{function: 'Datetime/Parse', role: 'often used with'}],
  tags: ['mapping', 'datetime', 'date', 'validation', 'parse'],
  aliases: [
    'ISDATE',
    'TRY_PARSE',
    'isValid',
    'TRY_TO_DATE',
    'is date',
    'check date',
    'validate date',
    'does the day exist',
    'february 30',
    'typo in birthday',
    'leap year test',
    'impossible calendar entry',
    'malformed date',
    'sanity check on input',
    'is this a real day',
    'date format correct',
    'reject wrong dates',
    'wrong date detection',
  ],
  limits: ['A format has 500 characters at most.'],
  notes: [
    'A mistake in the format fails instead of giving false: it is a mistake in the mapping, not in the data.',
    'The tokens are those of `Datetime.Parse`.',
  ],
  pure: true,
  run: async ({text, format, locale}) => {
    const {readerFor} = await import('./reading');
    const read = readerFor(format, locale);
    return text !== null && read(text, 'UTC') !== undefined;
  },
});
