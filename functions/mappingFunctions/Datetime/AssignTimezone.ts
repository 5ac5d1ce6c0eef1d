import {defineMappingFunction} from '../../defineMappingFunction';
import {expression} from '../../examples/expression';
import {fail} from '../../language/errors';

export default defineMappingFunction({
  category: 'Datetime',
  name: 'AssignTimezone',
  summary: 'Says which time zone a clock reading is in: the reading stays, the moment changes.',
  parameters: {
    value: {
      type: ['LocalDateTime', 'Date', 'DateTime'],
      data: true,
      description:
        'the clock reading; a Date means the start of its day, and the offset of a DateTime is dropped',
    },
    timezone: {
      type: 'Text',
      description:
        'the time zone that the reading is in, as an IANA name such as `"Europe/Berlin"` or an offset such as `"+02:00"`',
    },
    onGap: {
      type: 'Text',
      default: 'forward',
      values: {
        forward: 'moves the time forward by the length of the gap',
        error: 'fails with E_RANGE',
      },
      description: 'what to do with a time that the clocks skip',
    },
  },
  returns: {type: 'DateTime', description: 'the moment at which the clocks there show the reading'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'Null as the time zone is an error.',
  errors: [
    {code: 'E_TIMEZONE', when: 'the time zone isn’t known'},
    {
      code: 'E_RANGE',
      when: 'the clocks skip the time and `onGap` is `"error"`',
    },
  ],
  examples: [
    {
      title: 'A local time of an ERP system',
      kind: 'typical',
      args: {value: expression('$.bookedAt'), timezone: 'Europe/Berlin'},
      input: {bookedAt: '2024-02-29T09:30:00'},
      result: '2024-02-29T09:30:00+01:00[Europe/Berlin]',
    },
    {
      title: 'UTC by mistake: the reading stays',
      kind: 'typical',
      args: {value: '2024-07-01T09:00:00Z', timezone: 'Europe/Berlin'},
      result: '2024-07-01T09:00:00+02:00[Europe/Berlin]',
    },
    {
      title: 'The start of a day',
      kind: 'typical',
      args: {value: '2024-02-29', timezone: 'America/New_York'},
      result: '2024-02-29T00:00:00-05:00[America/New_York]',
    },
    {
      title: 'A time that the clocks skip moves forward',
      kind: 'edge',
      args: {value: '2024-03-31T02:30:00', timezone: 'Europe/Berlin'},
      result: '2024-03-31T03:30:00+02:00[Europe/Berlin]',
    },
    {
      title: 'A time that comes twice is the first',
      kind: 'edge',
      args: {value: '2024-10-27T02:30:00', timezone: 'Europe/Berlin'},
      result: '2024-10-27T02:30:00+02:00[Europe/Berlin]',
    },
    {
      title: 'Null',
      kind: 'null',
      args: {value: null, timezone: 'Europe/Berlin'},
      result: null,
    },
    {
      title: 'A city that isn’t in the database',
      kind: 'error',
      args: {value: '2024-02-29T09:30:00', timezone: 'Europe/Munich'},
      error: 'E_TIMEZONE',
    },
    {
      title: 'A skipped time as an error',
      kind: 'error',
      args: {value: '2024-03-31T02:30:00', timezone: 'Europe/Berlin', onGap: 'error'},
      error: 'E_RANGE',
    },
  ],
  related: [
    {function: 'Datetime/ConvertTimezone', role: 'alternative'},
    {function: 'Datetime/Parse', role: 'alternative'},
    {function: 'Datetime/ToUnix', role: 'often used with'},
    {function: 'Excel/SerialToDate', role: 'often used with'},
  ],
  tags: ['mapping', 'datetime', 'date', 'timezone', 'conversion'],
  aliases: [
    'tz_localize',
    'atZone',
    'keepLocalTime',
    'DateTime.AddZone',
    'AT TIME ZONE',
    'set time zone',
    'timestamp without zone',
    'add missing offset',
    'naive datetime',
    'interpret as local',
    'database column lacks timezone',
    'Z suffix is wrong',
    'DST gap',
    'treat as Berlin',
    'off by one hour',
    'attach timezone',
    'specify zone',
    'declare timezone',
    'mark as UTC',
  ],
  notes: [
    'If the moment is right and you want to see it on the clocks of another place, you need `Datetime.ConvertTimezone`.',
    'Where clocks go back, a time comes twice; the first of the two is taken.',
  ],
  pure: true,
  run: async ({value, timezone, onGap}) => {
    const {checkTimeZone, toMoment, toText} = await import('../../values/dates/dates');
    const zone = checkTimeZone(timezone);
    const moment = toMoment(value);
    const reading = 'toPlainDateTime' in moment ? moment.toPlainDateTime() : moment;
    // Of a Date, the first time of the day that exists.
    const assigned =
      'hour' in moment ? reading.toZonedDateTime(zone) : moment.toZonedDateTime(zone);
    if (onGap === 'error' && !assigned.toPlainDateTime().equals(reading)) {
      fail('E_RANGE', `The clocks in ${zone} skip ${reading.toString()}.`, 'value');
    }
    return toText(assigned);
  },
});
