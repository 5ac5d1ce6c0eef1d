import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';

export default defineMappingFunction({
  category: 'Datetime',
  name: 'ConvertTimezone',
  summary: 'Converts a date-time to another time zone, keeping the same moment.',
  parameters: {
    value: {type: 'DateTime', data: true, description: 'the moment to convert'},
    timezone: {
      type: 'Text',
      description:
        'the time zone of the result, as an IANA name such as `"Europe/Berlin"` or an offset such as `"+02:00"`',
    },
  },
  returns: {type: 'DateTime', description: 'the same moment in `timezone`'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'A null time zone is an error.',
  errors: [
    {code: 'E_TIMEZONE', when: 'the time zone is unknown'},
    {code: 'E_RANGE', when: 'the result is outside the years 0000 to 9999'},
  ],
  examples: [
    {
      title: 'UTC to Berlin time',
      kind: 'typical',
      args: {value: expression('$.shippedAt'), timezone: 'Europe/Berlin'},
      input: {shippedAt: '2024-07-01T09:00:00Z'},
      result: '2024-07-01T11:00:00+02:00[Europe/Berlin]',
    },
    {
      title: 'New York time to UTC',
      kind: 'typical',
      args: {value: '2024-07-01T09:00:00-04:00[America/New_York]', timezone: 'UTC'},
      result: '2024-07-01T13:00:00Z',
    },
    {
      title: 'A change of date',
      kind: 'edge',
      args: {value: '2024-02-29T18:00:00Z', timezone: 'Asia/Tokyo'},
      result: '2024-03-01T03:00:00+09:00[Asia/Tokyo]',
    },
    {
      title: 'The second occurrence of a repeated time',
      kind: 'edge',
      args: {value: '2024-10-27T01:30:00Z', timezone: 'Europe/Berlin'},
      result: '2024-10-27T02:30:00+01:00[Europe/Berlin]',
    },
    {
      title: 'A fixed offset',
      kind: 'edge',
      args: {value: '2024-07-01T09:00:00Z', timezone: '+05:30'},
      result: '2024-07-01T14:30:00+05:30',
    },
    {
      title: 'Null',
      kind: 'null',
      args: {value: null, timezone: 'Europe/Berlin'},
      result: null,
    },
    {
      title: 'A Windows time zone name',
      kind: 'error',
      args: {value: '2024-07-01T09:00:00Z', timezone: 'Pacific Standard Time'},
      error: 'E_TIMEZONE',
    },
    {
      title: 'A result after the year 9999',
      kind: 'error',
      args: {value: '9999-12-31T23:30:00Z', timezone: 'Asia/Tokyo'},
      error: 'E_RANGE',
    },
  ],
  picture: {kind: 'timeLine', example: 'A change of date'},
  related: [
    {function: 'Datetime/AssignTimezone', role: 'alternative'},
    {function: 'Datetime/Format', role: 'often used with'},
    {function: 'Datetime/Now', role: 'often used with'},
    {function: 'Datetime/FromUnix', role: 'often used with'},
    {function: 'Datetime/Part', role: 'often used with'},
  ],
  equivalents: [
    {tool: 'dataweave', name: '>>'},
    {tool: 'bloblang', name: 'ts_tz'},
    {tool: 'sql', name: 'AT TIME ZONE', differs: 'returns a timestamp without a time zone'},
    {tool: 'pandas', name: 'dt.tz_convert', differs: 'fails for values without a time zone'},
  ],
  tags: ['mapping', 'datetime', 'date', 'timezone', 'conversion'],
  aliases:
    "AT TIME ZONE, CONVERT_TZ, setZone, withTimeZone, tz_convert, adjust-dateTime-to-timezone, DateTimeZone.SwitchZone, UTC to local time, change time zone, convert to UTC, two hours wrong, one day off, daylight saving, summer and winter time, New York to London, CET or EST, GMT, user's local clock, Pacific time, other country time, world clock, time shift, show in another time zone",
  notes: [
    'If the clock time is right and only the zone is missing or wrong, use `Datetime.AssignTimezone`.',
    'For Windows time zone names, common abbreviations and small typos, the error message suggests an IANA name.',
  ],
  load: () => import('@documentation/base/internal/values/dates/dates'),
  run: ({value, timezone}, _context, {checkTimeZone, toText, toZoned}) => {
    return toText(toZoned(value).withTimeZone(checkTimeZone(timezone)));
  },
});
