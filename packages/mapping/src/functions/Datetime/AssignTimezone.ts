import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {fail} from '@documentation/base/internal/values/errors';

export default defineMappingFunction({
  category: 'Datetime',
  name: 'AssignTimezone',
  summary: 'Assigns a time zone to a date-time, keeping the same clock time.',
  parameters: {
    value: {
      type: ['LocalDateTime', 'Date', 'DateTime'],
      data: true,
      description:
        'the clock time (a Date means the first moment of the day, and the offset of a DateTime is ignored)',
    },
    timezone: {
      type: 'Text',
      description:
        'the time zone of the clock time, as an IANA name such as `"Europe/Berlin"` or an offset such as `"+02:00"`',
    },
    onGap: {
      type: 'Text',
      default: 'forward',
      values: {
        forward: 'move the time forward by the length of the gap',
        error: 'fail with `E_RANGE`',
      },
      description: 'what to do with a time that the clocks skip',
    },
  },
  returns: {
    type: 'DateTime',
    description: 'the moment at which clocks in `timezone` show the time in `value`',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'A null time zone is an error.',
  errors: [
    {code: 'E_TIMEZONE', when: 'the time zone is unknown'},
    {
      code: 'E_RANGE',
      when: 'the clocks skip the time, or the whole day of a Date, and `onGap` is `"error"`',
    },
  ],
  examples: [
    {
      title: 'A local time from an ERP system',
      kind: 'typical',
      args: {value: expression('$.bookedAt'), timezone: 'Europe/Berlin'},
      input: {bookedAt: '2024-02-29T09:30:00'},
      result: '2024-02-29T09:30:00+01:00[Europe/Berlin]',
    },
    {
      title: 'A local time marked as UTC by mistake',
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
      title: 'A day without midnight',
      kind: 'edge',
      args: {value: '2017-10-15', timezone: 'America/Sao_Paulo', onGap: 'error'},
      result: '2017-10-15T01:00:00-02:00[America/Sao_Paulo]',
    },
    {
      title: 'A skipped time moves forward',
      kind: 'edge',
      args: {value: '2024-03-31T02:30:00', timezone: 'Europe/Berlin'},
      result: '2024-03-31T03:30:00+02:00[Europe/Berlin]',
    },
    {
      title: 'A repeated time means its first occurrence',
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
      title: 'A city without its own time zone',
      kind: 'error',
      args: {value: '2024-02-29T09:30:00', timezone: 'Europe/Munich'},
      error: 'E_TIMEZONE',
    },
    {
      title: 'A skipped time treated as an error',
      kind: 'error',
      args: {value: '2024-03-31T02:30:00', timezone: 'Europe/Berlin', onGap: 'error'},
      error: 'E_RANGE',
    },
  ],
  picture: {kind: 'skippedTime', example: 'A skipped time moves forward'},
  related: [
    {function: 'Datetime/ConvertTimezone', role: 'alternative'},
    {function: 'Datetime/Parse', role: 'alternative'},
    {function: 'Datetime/ToUnix', role: 'often used with'},
    {function: 'Excel/SerialToDate', role: 'often used with'},
  ],
  equivalents: [
    {tool: 'sql', name: 'AT TIME ZONE', differs: 'needs a timestamp without a time zone'},
    {
      tool: 'pandas',
      name: 'dt.tz_localize',
      differs: 'fails for times that a clock change skips or repeats',
    },
  ],
  tags: ['mapping', 'datetime', 'date', 'timezone', 'conversion'],
  aliases:
    'tz_localize, atZone, keepLocalTime, DateTime.AddZone, AT TIME ZONE, set time zone, timestamp without zone, add missing offset, naive datetime, interpret as local, database column lacks timezone, Z suffix is wrong, DST gap, treat as Berlin, off by one hour, attach timezone, specify zone, declare timezone, mark as UTC',
  notes: [
    'On a day without midnight, such as 2017-10-15 in São Paulo, a Date means the first time that exists, even if `onGap` is `"error"`.',
    'If the moment is correct and only its zone should change, use `Datetime.ConvertTimezone`.',
    'When the clocks go back, some times occur twice. The function uses the first occurrence.',
  ],
  load: () => import('@documentation/base/internal/values/dates/dates'),
  run: ({value, timezone, onGap}, _context, {checkTimeZone, toMoment, toText}) => {
    const zone = checkTimeZone(timezone);
    const moment = toMoment(value);
    const clock = 'timeZoneId' in moment ? moment.toPlainDateTime() : moment;
    // For a Date, this is the first moment of the day, which is usually midnight.
    const assigned = clock.toZonedDateTime(zone);
    const shown = 'hour' in clock ? assigned.toPlainDateTime() : assigned.toPlainDate();
    if (onGap === 'error' && shown.toString() !== clock.toString()) {
      fail(
        'E_RANGE',
        `The clocks in ${zone} skip ${clock.toString()}. Use another ${'hour' in clock ? 'time' : 'day'}, or set \`onGap\` to "forward".`,
        'value',
      );
    }
    return toText(assigned);
  },
});
