import {expression} from '../../examples/expression';
import {marksLimit} from '@documentation/base/internal/values/text/normalForm';
import {defineMappingFunction} from '../../language/defineMappingFunction';
import {formatNotes, formatTokens} from './formatTokens';
import {DATE_FORMAT_CHARACTERS} from '@documentation/base/internal/limits/values/values';

export default defineMappingFunction({
  category: 'Datetime',
  name: 'Parse',
  summary: 'Parses text into a date-time, from ISO 8601 or a format that you specify.',
  parameters: {
    text: {type: 'Text', data: true, description: 'the text to parse'},
    format: {
      type: 'Text',
      default: 'ISO',
      description: '`"ISO"` for ISO 8601, or a format such as `"dd/MM/yyyy HH:mm"`',
    },
    timezone: {
      type: 'Text',
      default: 'UTC',
      description:
        'the time zone for text without an offset, as an IANA name such as `"Europe/Berlin"` or an offset such as `"+02:00"`',
    },
    locale: {
      type: 'Text',
      default: 'en',
      description: 'the language of month and day names, as a tag such as `"de"`',
    },
  },
  returns: {
    type: 'DateTime',
    description:
      'the moment, in the text’s own offset or zone if it has one, otherwise in `timezone`',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'Empty text is an error. Text without a time means the start of the day.',
  errors: [
    {
      code: 'E_PARSE',
      when: 'the text doesn’t match the format, the date doesn’t exist, or the zone doesn’t have the offset at that time',
    },
    {code: 'E_FORMAT', when: 'the format is invalid or has too few tokens for a date'},
    {code: 'E_TIMEZONE', when: 'the time zone is unknown'},
    {
      code: 'E_LOCALE',
      when: 'the locale isn’t a valid language tag, or the format needs month or day names that aren’t available in that language',
    },
  ],
  examples: [
    {
      title: 'A European date and time',
      kind: 'typical',
      args: {
        text: expression('$.orderDate'),
        format: 'dd/MM/yyyy HH:mm',
        timezone: 'Europe/Berlin',
      },
      input: {orderDate: '29/02/2024 09:30'},
      result: '2024-02-29T09:30:00+01:00[Europe/Berlin]',
    },
    {
      title: 'ISO 8601 needs no format',
      kind: 'typical',
      args: {text: '2024-02-29T09:30:00Z'},
      result: '2024-02-29T09:30:00Z',
    },
    {
      title: 'A German month name',
      kind: 'typical',
      args: {text: '29. Februar 2024', format: 'd. MMMM yyyy', locale: 'de'},
      result: '2024-02-29T00:00:00Z',
    },
    {
      title: 'A 12-hour time',
      kind: 'typical',
      args: {text: 'Feb 29, 2024 1:05 PM', format: 'MMM d, yyyy h:mm a'},
      result: '2024-02-29T13:05:00Z',
    },
    {
      title: 'An offset in the text overrides the time zone',
      kind: 'edge',
      args: {text: '2024-02-29T09:30:00-05:00', timezone: 'Europe/Berlin'},
      result: '2024-02-29T09:30:00-05:00',
    },
    {
      title: 'Two-digit years mean 1950 to 2049',
      kind: 'edge',
      args: {text: '150649', format: 'ddMMyy'},
      result: '2049-06-15T00:00:00Z',
    },
    {
      title: 'A week date',
      kind: 'edge',
      args: {text: '2024-W09-4'},
      result: '2024-02-29T00:00:00Z',
    },
    {
      title: 'An ordinal date',
      kind: 'edge',
      args: {text: '2024-060'},
      result: '2024-02-29T00:00:00Z',
    },
    {
      title: 'The end of a day',
      kind: 'edge',
      args: {text: '2024-02-29T24:00', timezone: 'Europe/Berlin'},
      result: '2024-03-01T00:00:00+01:00[Europe/Berlin]',
    },
    {
      title: 'Whitespace around the text',
      kind: 'edge',
      args: {text: ' 29/02/2024\n', format: 'dd/MM/yyyy'},
      result: '2024-02-29T00:00:00Z',
    },
    {
      title: 'A skipped time moves forward',
      kind: 'edge',
      args: {text: '2024-03-31T02:30:00', timezone: 'Europe/Berlin'},
      result: '2024-03-31T03:30:00+02:00[Europe/Berlin]',
    },
    {
      title: 'A repeated time means its first occurrence',
      kind: 'edge',
      args: {text: '2024-10-27T02:30:00', timezone: 'Europe/Berlin'},
      result: '2024-10-27T02:30:00+02:00[Europe/Berlin]',
    },
    {
      title: 'Letters in another case, and a non-breaking space',
      kind: 'edge',
      args: {text: 'AM 29.\u00a0FEBRUAR 2024', format: "'am' d. MMMM yyyy", locale: 'de'},
      result: '2024-02-29T00:00:00Z',
    },
    {title: 'Null', kind: 'null', args: {text: null}, result: null},
    {
      title: 'A date that doesn’t exist',
      kind: 'error',
      args: {text: '31/02/2024', format: 'dd/MM/yyyy'},
      error: 'E_PARSE',
    },
    {title: 'Empty text', kind: 'error', args: {text: ''}, error: 'E_PARSE'},
    {
      title: 'An offset that the zone doesn’t have',
      kind: 'error',
      args: {text: '2024-01-15T09:30:00+02:00[Europe/Berlin]'},
      error: 'E_PARSE',
    },
    {
      title: 'Uppercase instead of lowercase tokens',
      kind: 'error',
      args: {text: '29/02/2024', format: 'DD/MM/YYYY'},
      error: 'E_FORMAT',
    },
    {
      title: 'A city instead of a time zone',
      kind: 'error',
      args: {text: '2024-02-29T09:30:00', timezone: 'Berlin'},
      error: 'E_TIMEZONE',
    },
    {
      title: 'Month names in an unsupported language',
      kind: 'error',
      args: {text: '29 helmikuuta 2024', format: 'd MMMM yyyy', locale: 'fi'},
      error: 'E_LOCALE',
    },
  ],
  related: [
    {function: 'Datetime/Format', role: 'inverse'},
    {function: 'Datetime/IsValid', role: 'often used with'},
    {function: 'Datetime/FromUnix', role: 'alternative'},
    {function: 'Datetime/AssignTimezone', role: 'alternative'},
  ],
  equivalents: [
    {
      tool: 'excel',
      name: 'DATEVALUE',
      differs: 'returns a serial number, and guesses the format from the computer’s region',
    },
    {
      tool: 'jq',
      name: 'strptime',
      expression: '.text | strptime("%b %d, %Y %I:%M %p") | mktime | todate',
      example: 'A 12-hour time',
      differs:
        '`strptime` uses codes such as `%Y`, returns a list of parts, and reads only English names',
    },
    {
      tool: 'jsonata',
      name: '$toMillis',
      expression: '$toMillis(text, "[MNn,3-3] [D1], [Y0001] [h1]:[m01] [PN]")',
      example: 'A 12-hour time',
      result: 1709211900000,
      differs: 'uses codes such as `[Y0001]`, and returns milliseconds since 1970',
    },
    {
      tool: 'dataweave',
      name: 'as DateTime',
      differs: 'takes the format as `{format: "dd/MM/yyyy HH:mm"}`',
    },
    {tool: 'bloblang', name: 'ts_strptime', differs: 'uses codes such as `%Y`'},
    {tool: 'sql', name: 'TO_TIMESTAMP', differs: 'uses codes such as `YYYY`'},
    {
      tool: 'pandas',
      name: 'to_datetime',
      differs: 'uses codes such as `%Y`, and guesses the format if there is none',
    },
  ],
  tags: ['mapping', 'datetime', 'date', 'parse', 'format', 'timezone', 'locale', 'iso-8601'],
  aliases:
    'strptime, DATEVALUE, TO_DATE, toMillis, parseDate, DateTime.FromText, string to date, text to date, dd.mm.yyyy, german date, day and month swapped, american mm/dd order, imported dates not recognized, two-digit year, am pm clock, convert birthday column, invalid date error, interpret date, read european date, to_datetime, DateTime.ParseExact, date from CSV, LocalDate, moment.js',
  limits: [`A format can have at most ${DATE_FORMAT_CHARACTERS} characters.`, marksLimit],
  syntax: [formatTokens],
  notes: [
    ...formatNotes,
    'The text must match the format, apart from whitespace around it and the case of letters. Tokens such as `dd` need two digits, and tokens such as `d` accept one or two. Short names can end with a dot. A space in the format also matches a non-breaking space.',
    'A missing month or day counts as 1, and a missing time as midnight. A weekday in the text must match the date.',
    'Two-digit years (`yy`) are from 1950 to 2049: `49` means 2049, and `50` means 1950.',
    'ISO 8601 text can have a space instead of `T`, and a zone in brackets, as in `2024-02-29T09:30:00+01:00[Europe/Berlin]`. The zone must have that offset at that time. Years have four digits, offsets have no seconds, and nothing but a zone can be in brackets.',
    'In ISO 8601 text, seconds are optional, and hyphens and colons can be left out, as in `20240229T093000Z`. Week dates such as `2024-W09-4` and ordinal dates such as `2024-060` are accepted. `24:00` means the end of the day.',
  ],
  load: async () => ({
    ...(await import('@documentation/base/internal/values/dates/dates')),
    ...(await import('./reading')),
  }),
  run: ({text, format, timezone, locale}, _context, {checkTimeZone, toText, readMoment}) => {
    return toText(readMoment(text, format, checkTimeZone(timezone), locale));
  },
});
