import {defineMappingFunction} from '../../defineMappingFunction';

export default defineMappingFunction({
  category: 'Types',
  name: 'ToDateTime',
  summary: 'Turns a date or other text of ISO 8601 into a moment with an offset.',
  parameters: {
    value: {
      type: 'Text',
      data: true,
      description: 'a Date, a DateTime, or other text of ISO 8601',
    },
    timezone: {
      type: 'Text',
      default: 'UTC',
      description: 'the time zone of a text that names no offset, such as `"Europe/Berlin"`',
    },
  },
  returns: {
    type: 'DateTime',
    description: 'the moment, in the zone or offset of the text, or else in `timezone`',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'Empty text fails.',
  errors: [
    {
      code: 'E_PARSE',
      when: 'the text isn’t a date or date-time of ISO 8601, or there is no such day',
    },
    {code: 'E_TIMEZONE', when: 'the time zone isn’t known'},
  ],
  examples: [
    {
      title: 'A time without an offset',
      kind: 'typical',
      args: {value: '2024-02-29T09:30:00', timezone: 'Europe/Berlin'},
      result: '2024-02-29T09:30:00+01:00[Europe/Berlin]',
    },
    {
      title: 'A date is the start of its day',
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
      title: 'An offset in the text wins',
      kind: 'edge',
      args: {value: '2024-02-29T09:30:00+01:00', timezone: 'Asia/Tokyo'},
      result: '2024-02-29T09:30:00+01:00',
    },
    {
      title: 'Other forms of ISO 8601',
      kind: 'edge',
      args: {value: '20240229T0930Z'},
      result: '2024-02-29T09:30:00Z',
    },
    {
      title: 'An hour that is skipped',
      kind: 'edge',
      args: {value: '2024-03-31T02:30:00', timezone: 'Europe/Berlin'},
      result: '2024-03-31T03:30:00+02:00[Europe/Berlin]',
    },
    {
      title: 'An hour that comes twice',
      kind: 'edge',
      args: {value: '2024-10-27T02:30:00', timezone: 'Europe/Berlin'},
      result: '2024-10-27T02:30:00+02:00[Europe/Berlin]',
    },
    {title: 'Null', kind: 'null', args: {value: null}, result: null},
    {title: 'Not ISO 8601', kind: 'error', args: {value: '29.02.2024'}, error: 'E_PARSE'},
    {
      title: 'A day that doesn’t exist',
      kind: 'error',
      args: {value: '2023-02-29'},
      error: 'E_PARSE',
    },
    {
      title: 'An unknown time zone',
      kind: 'error',
      args: {value: '2024-02-29', timezone: 'Europe/Atlantis'},
      error: 'E_TIMEZONE',
    },
    {title: 'A number is refused', kind: 'error', args: {value: 1709199000}, error: 'E_TYPE'},
  ],
  related: [{function: 'Types/IsType', role: 'often used with'}],
  tags: ['mapping', 'types', 'conversion', 'date', 'datetime'],
  aliases: [
    'new Date()',
    '$toMillis',
    'CAST AS TIMESTAMP',
    'DateTime.From',
    'xs:dateTime',
    'parseISO',
    'date to timestamp',
    'add time to date',
    'iso string to date',
    'date only to instant',
    'midnight of day',
    'RFC 3339',
    'API needs datetime',
    'Z at the end',
    'day with clock',
    'convert ISO date',
  ],
  notes: [
    'Numbers fail, because their unit is unknown: use `Datetime.FromUnix` for seconds since 1970 and `Excel.SerialToDate` for cells. For other forms of text use `Datetime.Parse`.',
    'When clocks skip an hour, a time within it moves on by that hour. When an hour comes twice, the first one is meant.',
  ],
  pure: true,
  run: async ({value, timezone}) => {
    const {toDateTime} = await import('./zonedDateTime');
    return toDateTime(value, timezone);
  },
});
