import {defineMappingFunction} from '../../language/defineMappingFunction';

export default defineMappingFunction({
  category: 'Types',
  name: 'ToDateTime',
  summary: 'Converts an ISO 8601 date or date-time to a DateTime with an offset.',
  parameters: {
    value: {
      type: 'Text',
      data: true,
      description: 'a Date, a DateTime or other ISO 8601 text',
    },
    timezone: {
      type: 'Text',
      default: 'UTC',
      description: 'the time zone, such as `"Europe/Berlin"`, for text without an offset or zone',
    },
  },
  returns: {
    type: 'DateTime',
    description:
      'the moment, in the text’s own offset or zone if it has one, otherwise in `timezone`',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'Empty text is an error.',
  errors: [
    {
      code: 'E_PARSE',
      when: 'the text isn’t an ISO 8601 date or date-time, the date or zone doesn’t exist, or the zone doesn’t have the offset at that time',
    },
    {code: 'E_TIMEZONE', when: '`timezone` is unknown'},
  ],
  examples: [
    {
      title: 'A date-time without an offset',
      kind: 'typical',
      args: {value: '2024-02-29T09:30:00', timezone: 'Europe/Berlin'},
      result: '2024-02-29T09:30:00+01:00[Europe/Berlin]',
    },
    {
      title: 'A date as the start of the day',
      kind: 'typical',
      args: {value: '2024-07-01', timezone: 'America/New_York'},
      result: '2024-07-01T00:00:00-04:00[America/New_York]',
    },
    {
      title: 'A date in UTC',
      kind: 'typical',
      args: {value: '2024-02-29'},
      result: '2024-02-29T00:00:00Z',
    },
    {
      title: 'An offset in the text takes precedence',
      kind: 'edge',
      args: {value: '2024-02-29T09:30:00+01:00', timezone: 'Asia/Tokyo'},
      result: '2024-02-29T09:30:00+01:00',
    },
    {
      title: 'ISO 8601 basic format',
      kind: 'edge',
      args: {value: '20240229T0930Z'},
      result: '2024-02-29T09:30:00Z',
    },
    {
      title: 'A week date',
      kind: 'edge',
      args: {value: '2024-W09-4'},
      result: '2024-02-29T00:00:00Z',
    },
    {
      title: 'An ordinal date',
      kind: 'edge',
      args: {value: '2024-060'},
      result: '2024-02-29T00:00:00Z',
    },
    {
      title: 'The end of a day',
      kind: 'edge',
      args: {value: '2024-02-29T24:00:00Z'},
      result: '2024-03-01T00:00:00Z',
    },
    {
      title: 'An hour skipped when clocks go forward',
      kind: 'edge',
      args: {value: '2024-03-31T02:30:00', timezone: 'Europe/Berlin'},
      result: '2024-03-31T03:30:00+02:00[Europe/Berlin]',
    },
    {
      title: 'An hour repeated when clocks go back',
      kind: 'edge',
      args: {value: '2024-10-27T02:30:00', timezone: 'Europe/Berlin'},
      result: '2024-10-27T02:30:00+02:00[Europe/Berlin]',
    },
    {title: 'Null', kind: 'null', args: {value: null}, result: null},
    {
      title: 'A date in another format',
      kind: 'error',
      args: {value: '29.02.2024'},
      error: 'E_PARSE',
    },
    {
      title: 'A date that doesn’t exist',
      kind: 'error',
      args: {value: '2023-02-29'},
      error: 'E_PARSE',
    },
    {
      title: 'An offset that the zone doesn’t have',
      kind: 'error',
      args: {value: '2024-01-15T09:30:00+02:00[Europe/Berlin]'},
      error: 'E_PARSE',
    },
    {
      title: 'An unknown time zone',
      kind: 'error',
      args: {value: '2024-02-29', timezone: 'Europe/Atlantis'},
      error: 'E_TIMEZONE',
    },
    {title: 'A number instead of text', kind: 'error', args: {value: 1709199000}, error: 'E_TYPE'},
  ],
  related: [{function: 'Types/IsType', role: 'often used with'}],
  equivalents: [
    {tool: 'dataweave', name: 'as DateTime', differs: 'fails for text without an offset'},
    {
      tool: 'sql',
      name: 'CAST AS TIMESTAMPTZ',
      differs: 'uses the session time zone if there is no offset',
    },
    {tool: 'pandas', name: 'to_datetime', differs: 'returns no time zone if there is no offset'},
  ],
  tags: ['mapping', 'types', 'conversion', 'date', 'datetime'],
  aliases:
    'new Date(), $toMillis, CAST AS TIMESTAMP, DateTime.From, xs:dateTime, parseISO, date to timestamp, add time to date, iso string to date, date only to instant, midnight of day, RFC 3339, API needs datetime, Z at the end, day with clock, convert ISO date, text to moment',
  notes: [
    'The text is read as in `Datetime.Parse` with the `"ISO"` format. Whitespace around it is ignored.',
    'Numbers aren’t accepted, because their unit is unknown. Use `Datetime.FromUnix` for Unix timestamps, `Excel.SerialToDate` for Excel serial numbers, and `Datetime.Parse` for other text formats.',
    'When clocks skip an hour, a time within that hour moves forward by an hour. When an hour is repeated, its first occurrence applies.',
  ],
  load: async () => ({
    ...(await import('@documentation/base/internal/values/dates/dates')),
    ...(await import('@documentation/base/internal/values/dates/isoText')),
  }),
  run: ({value, timezone}, _context, {checkTimeZone, toText, failIso, momentOfIso}) => {
    const moment = momentOfIso(value, checkTimeZone(timezone));
    return moment
      ? toText(moment)
      : failIso(
          value,
          'isn’t a valid ISO 8601 date or date-time. For other formats, use `Datetime.Parse`.',
          'value',
        );
  },
});
