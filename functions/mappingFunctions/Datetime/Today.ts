import {defineMappingFunction} from '../../defineMappingFunction';

export default defineMappingFunction({
  category: 'Datetime',
  name: 'Today',
  summary: 'Returns the calendar date of the run, in a time zone of your choice.',
  parameters: {
    timezone: {
      type: 'Text',
      default: 'UTC',
      description:
        'the time zone whose date counts, as an IANA name such as `"Europe/Berlin"` or an offset such as `"+02:00"`',
    },
  },
  returns: {type: 'Date', description: 'the date at which the run started, without a time'},
  nullPolicy: 'no data',
  nullAndEmpty: 'Null as the time zone means UTC.',
  errors: [{code: 'E_TIMEZONE', when: 'the time zone isn’t known'}],
  examples: [
    {
      title: 'Today in UTC',
      kind: 'typical',
      args: {},
      now: '2024-05-01T20:00:00Z',
      result: '2024-05-01',
    },
    {
      title: 'At the same moment in Tokyo',
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
      title: 'An abbreviation isn’t a time zone',
      kind: 'error',
      args: {timezone: 'CEST'},
      error: 'E_TIMEZONE',
    },
  ],
  related: [
    {function: 'Datetime/Now', role: 'alternative'},
    {function: 'Datetime/AddBusinessDays', role: 'often used with'},
    {function: 'Datetime/Difference', role: 'often used with'},
  ],
  tags: ['mapping', 'datetime', 'date', 'timezone'],
  aliases: [
    'TODAY',
    'CURRENT_DATE',
    'CURDATE',
    'current-date',
    'Date.today',
    'current date',
    'what day is it',
    "today's date",
    'system date',
    'invoice date',
    'daily filename',
    'present day',
    'actual date',
  ],
  notes: [
    'Near midnight the time zone decides the day. Name the zone of the people who read the result.',
    'The date is fixed when the run starts, even if the run lasts past midnight.',
  ],
  pure: false,
  run: async ({timezone}, {now}) => {
    const {checkTimeZone, toText, toZoned} = await import('../../values/dates/dates');
    return toText(toZoned(now).withTimeZone(checkTimeZone(timezone)).toPlainDate());
  },
});
