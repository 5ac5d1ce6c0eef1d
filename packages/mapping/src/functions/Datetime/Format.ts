import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {fail} from '@documentation/base/internal/values/errors';
import {formatNotes, formatTokens} from './formatTokens';
import {DATE_FORMAT_CHARACTERS} from '@documentation/base/internal/limits/values/values';

export default defineMappingFunction({
  category: 'Datetime',
  name: 'Format',
  summary: 'Writes a date, date-time or time as text, in a format that you specify.',
  parameters: {
    value: {
      type: ['DateTime', 'LocalDateTime', 'Date', 'Time'],
      data: true,
      description: 'the date, date-time or time to write',
    },
    format: {
      type: 'Text',
      default: null,
      description:
        'the format, made of tokens and literal text, such as `"dd/MM/yyyy"` (by default, ISO 8601 to the second)',
    },
    timezone: {
      type: 'Text',
      default: null,
      description:
        'the time zone to show the moment in (by default, the value’s own zone or offset)',
    },
    locale: {
      type: 'Text',
      default: 'en',
      description: 'the language of month and day names, as a tag such as `"de"`',
    },
  },
  returns: {type: 'Text', description: 'the formatted date or time'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'An empty format is an error. A null format means ISO 8601.',
  errors: [
    {code: 'E_FORMAT', when: 'the format is empty or invalid'},
    {code: 'E_TIMEZONE', when: 'the time zone is unknown'},
    {
      code: 'E_LOCALE',
      when: 'the locale isn’t a valid language tag, or the format needs month or day names that aren’t available in that language',
    },
    {
      code: 'E_TYPE',
      when: 'the format needs a date, a time or an offset that the value doesn’t have, or `timezone` is set for a value without an offset',
    },
    {code: 'E_RANGE', when: 'the date in `timezone` is outside the years 0000 to 9999'},
  ],
  examples: [
    {
      title: 'Date and time for a report',
      kind: 'typical',
      args: {value: expression('$.createdAt'), format: 'dd/MM/yyyy HH:mm'},
      input: {createdAt: '2024-02-29T09:30:00+01:00[Europe/Berlin]'},
      result: '29/02/2024 09:30',
    },
    {
      title: 'A date in German',
      kind: 'typical',
      args: {value: '2024-02-29', format: 'd. MMMM yyyy', locale: 'de'},
      result: '29. Februar 2024',
    },
    {
      title: 'A moment in another time zone',
      kind: 'typical',
      args: {
        value: '2024-02-29T23:30:00Z',
        format: 'EEEE, d MMMM yyyy, HH:mm',
        timezone: 'Asia/Tokyo',
      },
      result: 'Friday, 1 March 2024, 08:30',
    },
    {
      title: 'The value’s own offset',
      kind: 'typical',
      args: {value: '2024-02-29T09:30:00+01:00[Europe/Berlin]'},
      result: '2024-02-29T09:30:00+01:00',
    },
    {
      title: 'A Date in ISO 8601',
      kind: 'edge',
      args: {value: '2024-02-29'},
      result: '2024-02-29',
    },
    {
      title: 'The time of a LocalDateTime',
      kind: 'typical',
      args: {value: '2024-03-04T16:05:30', format: 'HH:mm:ss'},
      result: '16:05:30',
    },
    {
      title: 'A time on the 12-hour clock',
      kind: 'typical',
      args: {value: '16:05:30', format: 'h:mm a'},
      result: '4:05 PM',
    },
    {
      title: 'Text in single quotes',
      kind: 'edge',
      args: {value: '2024-02-29T09:30:00Z', format: "EEE d MMM 'at' h 'o''clock' a"},
      result: "Thu 29 Feb at 9 o'clock AM",
    },
    {
      title: 'Midnight is 12 AM',
      kind: 'edge',
      args: {value: '2024-02-29T00:05:00Z', format: 'h:mm a'},
      result: '12:05 AM',
    },
    {
      title: 'Extra fractional digits are cut off',
      kind: 'edge',
      args: {value: '2024-02-29T08:30:59.9996Z', format: 'HH:mm:ss.SSSX'},
      result: '08:30:59.999Z',
    },
    {title: 'Null', kind: 'null', args: {value: null, format: 'yyyy'}, result: null},
    {
      title: 'Uppercase instead of lowercase tokens',
      kind: 'error',
      args: {value: '2024-12-30', format: 'YYYY-MM-dd'},
      error: 'E_FORMAT',
    },
    {
      title: 'Minutes instead of months',
      kind: 'error',
      args: {value: '2024-02-29T09:30:00Z', format: 'dd/mm/yyyy'},
      error: 'E_FORMAT',
    },
    {
      title: 'An abbreviation instead of a time zone',
      kind: 'error',
      args: {value: '2024-02-29T23:30:00Z', format: 'HH:mm', timezone: 'PST'},
      error: 'E_TIMEZONE',
    },
    {
      title: 'Month names in an unsupported language',
      kind: 'error',
      args: {value: '2024-02-29', format: 'd MMMM yyyy', locale: 'fi'},
      error: 'E_LOCALE',
    },
    {
      title: 'A Date has no hours',
      kind: 'error',
      args: {value: '2024-02-29', format: 'dd/MM/yyyy HH:mm'},
      error: 'E_TYPE',
    },
    {
      title: 'A result after the year 9999',
      kind: 'error',
      args: {value: '9999-12-31T23:00:00-01:00', format: 'yyyy-MM-dd', timezone: 'UTC'},
      error: 'E_RANGE',
    },
  ],
  related: [
    {function: 'Datetime/Parse', role: 'inverse'},
    {function: 'Datetime/Part', role: 'alternative'},
    {function: 'Datetime/ConvertTimezone', role: 'often used with'},
    {function: 'Excel/FormatValue', role: 'alternative'},
  ],
  equivalents: [
    {
      tool: 'excel',
      name: 'TEXT',
      differs: 'takes a serial number, and uses the computer’s language',
    },
    {
      tool: 'jq',
      name: 'strftime',
      expression: '.value | fromdate | strftime("%I:%M %p")',
      example: 'Midnight is 12 AM',
      differs: 'uses codes such as `%Y`, and supports only UTC',
    },
    {
      tool: 'jsonata',
      name: '$fromMillis',
      expression:
        '$fromMillis($toMillis(value), "[FNn], [D1] [MNn] [Y0001], [H01]:[m01]", "+0900")',
      example: 'A moment in another time zone',
      differs: 'takes milliseconds since 1970 and an offset, and uses codes such as `[Y0001]`',
    },
    {
      tool: 'dataweave',
      name: 'as String',
      differs: 'takes the format as `{format: "dd/MM/yyyy HH:mm"}`',
    },
    {tool: 'bloblang', name: 'ts_strftime', differs: 'uses codes such as `%Y`'},
    {tool: 'sql', name: 'TO_CHAR', differs: 'uses codes such as `YYYY`'},
    {tool: 'pandas', name: 'dt.strftime', differs: 'uses codes such as `%Y`'},
  ],
  tags: ['mapping', 'datetime', 'date', 'format', 'timezone', 'locale', 'iso-8601'],
  aliases:
    'strftime, TO_CHAR, DATE_FORMAT, fromMillis, format-dateTime, DateTime.ToText, date to string, change date format, month name, name of weekday, dd.MM.yyyy, human readable, print on invoice, drop the clock part, timestamp for a filename, SAP yyyymmdd, weekday in German, month as word, convert date to text, display date, date style, date pattern, moment format, show only the month, pretty date, year first',
  limits: [`A format can have at most ${DATE_FORMAT_CHARACTERS} characters.`],
  syntax: [formatTokens],
  notes: [
    ...formatNotes,
    'Without `format`, a Date is written as `2024-02-29`, a Time as `09:30:00`, a LocalDateTime as `2024-02-29T09:30:00`, and a DateTime as `2024-02-29T09:30:00+01:00`. Fractional seconds and zone names are left out.',
  ],
  load: async () => ({
    ...(await import('@documentation/base/internal/values/dates/dates')),
    ...(await import('./fields')),
    ...(await import('./tokens')),
    ...(await import('./writeByFormat')),
  }),
  run: ({value, format, timezone, locale}, _context, loaded) => {
    const {fieldsOf, fieldsOfMoment, namesFor, parseFormat, writeByFormat} = loaded;
    const fields = fieldsOf(value);
    const parts = parseFormat(format ?? loaded.defaultFormat(fields));
    const names = namesFor(locale, parts);
    if (timezone === null) {
      return writeByFormat(fields, parts, names);
    }
    const zone = loaded.checkTimeZone(timezone);
    if (fields.offset === undefined) {
      const advice = fields.date ? 'Use `Datetime.AssignTimezone` first.' : 'Use a DateTime.';
      return fail(
        'E_TYPE',
        `${value} has no offset, so it can’t be shown in another time zone. ${advice}`,
        'timezone',
      );
    }
    const moment = loaded.checkYear(loaded.toZoned(value).withTimeZone(zone));
    return writeByFormat(fieldsOfMoment(moment), parts, names);
  },
});
