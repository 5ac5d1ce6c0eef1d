import {defineMappingFunction} from '../../language/defineMappingFunction';

export default defineMappingFunction({
  category: 'Datetime',
  name: 'Now',
  summary: 'Returns the date and time when the run started, in any time zone.',
  parameters: {
    timezone: {
      type: 'Text',
      default: 'UTC',
      description:
        'the time zone of the result, as an IANA name such as `"Europe/Berlin"` or an offset such as `"+02:00"`',
    },
  },
  returns: {type: 'DateTime', description: 'the moment at which the run started'},
  nullPolicy: 'no data',
  nullAndEmpty: 'A null time zone means UTC.',
  errors: [{code: 'E_TIMEZONE', when: 'the time zone is unknown'}],
  examples: [
    {
      title: 'The current time in UTC',
      kind: 'typical',
      args: {},
      now: '2024-05-01T12:00:00Z',
      result: '2024-05-01T12:00:00Z',
    },
    {
      title: 'The current time in Berlin',
      kind: 'typical',
      args: {timezone: 'Europe/Berlin'},
      now: '2024-05-01T12:00:00Z',
      result: '2024-05-01T14:00:00+02:00[Europe/Berlin]',
    },
    {
      title: 'Already tomorrow in Tokyo',
      kind: 'edge',
      args: {timezone: 'Asia/Tokyo'},
      now: '2024-05-01T20:15:30.5Z',
      result: '2024-05-02T05:15:30.5+09:00[Asia/Tokyo]',
    },
    {
      title: 'A Windows time zone name',
      kind: 'error',
      args: {timezone: 'W. Europe Standard Time'},
      error: 'E_TIMEZONE',
    },
  ],
  related: [
    {function: 'Datetime/Today', role: 'alternative'},
    {function: 'Datetime/Compare', role: 'often used with'},
    {function: 'Datetime/ConvertTimezone', role: 'often used with'},
  ],
  equivalents: [
    {tool: 'excel', name: 'NOW', differs: 'has no time zone, and changes with every recalculation'},
    {tool: 'jq', name: 'now', differs: 'returns seconds since 1970'},
    {tool: 'jsonata', name: '$now', differs: 'is always in UTC'},
    {tool: 'dataweave', name: 'now'},
    {tool: 'bloblang', name: 'now', differs: 'returns the time of the call'},
    {tool: 'sql', name: 'NOW', differs: 'returns the time when the transaction started'},
    {tool: 'lodash', name: '_.now', differs: 'returns milliseconds since 1970'},
    {tool: 'pandas', name: 'Timestamp.now', differs: 'has no time zone by default'},
  ],
  tags: ['mapping', 'datetime', 'date', 'timezone'],
  aliases:
    'NOW, GETDATE, CURRENT_TIMESTAMP, $now, SYSDATE, time stamp, current time, what time is it, Date.now, created at, system clock, last modified stamp, right now, stamp for log entry, fill audit column, processed on, present moment, timestamp of processing, utcNow, actual time',
  notes: ['Every call in a run returns the same moment, however long the run takes.'],
  pure: false,
  load: () => import('@documentation/base/internal/values/dates/dates'),
  run: ({timezone}, {now}, {checkTimeZone, toText, toZoned}) => {
    return toText(toZoned(now).withTimeZone(checkTimeZone(timezone)));
  },
});
