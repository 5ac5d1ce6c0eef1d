import {defineMappingFunction} from '../../language/defineMappingFunction';

export default defineMappingFunction({
  category: 'Datetime',
  name: 'Today',
  summary: 'Returns the calendar date when the run started, in any time zone.',
  parameters: {
    timezone: {
      type: 'Text',
      default: 'UTC',
      description:
        'the time zone that determines the date, as an IANA name such as `"Europe/Berlin"` or an offset such as `"+02:00"`',
    },
  },
  returns: {type: 'Date', description: 'the date when the run started, without a time'},
  nullPolicy: 'no data',
  nullAndEmpty: 'A null time zone means UTC.',
  errors: [{code: 'E_TIMEZONE', when: 'the time zone is unknown'}],
  examples: [
    {
      title: 'Today in UTC',
      kind: 'typical',
      args: {},
      now: '2024-05-01T20:00:00Z',
      result: '2024-05-01',
    },
    {
      title: 'Already tomorrow in Tokyo',
      kind: 'typical',
      args: {timezone: 'Asia/Tokyo'},
      now: '2024-05-01T20:00:00Z',
      result: '2024-05-02',
    },
    {
      title: 'Still yesterday in New York',
      kind: 'edge',
      args: {timezone: 'America/New_York'},
      now: '2024-05-01T03:59:59Z',
      result: '2024-04-30',
    },
    {
      title: 'An abbreviation instead of a time zone',
      kind: 'error',
      args: {timezone: 'CEST'},
      error: 'E_TIMEZONE',
    },
  ],
  related: [
    {function: 'Datetime/Now', role: 'alternative'},
    {function: 'Datetime/AddBusinessDays', role: 'often used with'},
    {function: 'Datetime/Difference', role: 'often used with'},
    {function: 'Datetime/BusinessDaysBetween', role: 'often used with'},
  ],
  equivalents: [
    {tool: 'excel', name: 'TODAY', differs: 'uses the computer’s time zone'},
    {tool: 'dataweave', name: 'today'},
    {tool: 'sql', name: 'CURRENT_DATE', differs: 'uses the session’s time zone'},
    {tool: 'pandas', name: 'Timestamp.today', differs: 'includes the time'},
  ],
  tags: ['mapping', 'datetime', 'date', 'timezone'],
  aliases:
    "TODAY, CURRENT_DATE, CURDATE, current-date, Date.today, current date, what day is it, today's date, system date, invoice date, daily filename, present day, actual date",
  notes: [
    'The date depends on the time zone. Use the zone of the people who read the result.',
    'The date is set when the run starts and doesn’t change if the run lasts past midnight.',
  ],
  pure: false,
  load: () => import('@documentation/base/internal/values/dates/dates'),
  run: ({timezone}, {now}, {checkTimeZone, toText, toZoned}) => {
    return toText(toZoned(now).withTimeZone(checkTimeZone(timezone)).toPlainDate());
  },
});
