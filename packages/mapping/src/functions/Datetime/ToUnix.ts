import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';

const NS_PER_UNIT = {s: 1_000_000_000n, ms: 1_000_000n, us: 1_000n, ns: 1n};

/** Returns the quotient rounded down. For negative numbers, bigint division would round toward zero instead. */
function divideDown(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend % divisor < 0n ? quotient - 1n : quotient;
}

export default defineMappingFunction({
  category: 'Datetime',
  name: 'ToUnix',
  summary: 'Converts a date-time to a Unix timestamp.',
  parameters: {
    value: {type: 'DateTime', data: true, description: 'the moment to convert'},
    unit: {
      type: 'Text',
      default: 's',
      values: {
        s: 'seconds, as in Unix and most APIs',
        ms: 'milliseconds, as in JavaScript and Java',
        us: 'microseconds, as in many databases',
        ns: 'nanoseconds, as in tracing and metrics',
      },
      description: 'the unit of the result',
    },
  },
  returns: {
    type: 'Number',
    description: 'the time since 1970-01-01T00:00:00Z, rounded down to a whole number',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'For a moment before 1970, the result is negative.',
  errors: [],
  examples: [
    {
      title: 'Seconds for an API',
      kind: 'typical',
      args: {value: expression('$.createdAt')},
      input: {createdAt: '2024-02-29T09:30:00+01:00[Europe/Berlin]'},
      result: 1709195400,
    },
    {
      title: 'Milliseconds for JavaScript',
      kind: 'typical',
      args: {value: '2024-02-29T08:30:00.25Z', unit: 'ms'},
      result: 1709195400250,
    },
    {
      title: 'Microseconds for a database',
      kind: 'typical',
      args: {value: '2024-02-29T08:30:00.123456Z', unit: 'us'},
      result: 1709195400123456,
    },
    {
      title: 'Nanoseconds for a trace',
      kind: 'typical',
      args: {value: '2024-02-29T08:30:00Z', unit: 'ns'},
      result: 1709195400000000000,
    },
    {
      title: 'A moment before 1970, rounded down',
      kind: 'edge',
      args: {value: '1969-12-31T23:59:58.5Z'},
      result: -2,
    },
    {title: 'Null', kind: 'null', args: {value: null}, result: null},
    {
      title: 'A Date instead of a DateTime',
      kind: 'error',
      args: {value: '2024-02-29'},
      error: 'E_TYPE',
    },
  ],
  related: [
    {function: 'Datetime/FromUnix', role: 'inverse'},
    {function: 'Datetime/AssignTimezone', role: 'often used with'},
  ],
  equivalents: [
    {
      tool: 'jq',
      name: 'fromdate',
      expression: '.value | fromdate * 1000000000',
      example: 'Nanoseconds for a trace',
      differs: '`fromdate` accepts only UTC, and returns seconds',
    },
    {
      tool: 'jsonata',
      name: '$toMillis',
      expression: '$toMillis(value)',
      example: 'Milliseconds for JavaScript',
      differs: 'returns milliseconds',
    },
    {tool: 'dataweave', name: 'as Number', differs: 'takes the unit as `{unit: "milliseconds"}`'},
    {tool: 'bloblang', name: 'ts_unix', differs: 'returns seconds'},
    {tool: 'sql', name: 'EXTRACT', differs: 'takes `EPOCH` as the part, and keeps fractions'},
    {tool: 'pandas', name: 'Timestamp.timestamp', differs: 'keeps fractions'},
  ],
  tags: ['mapping', 'datetime', 'date', 'conversion'],
  aliases:
    'UNIX_TIMESTAMP, timestamp, toMillis, getTime, epoch, POSIX time, seconds since 1970, date to timestamp, date to milliseconds, numeric expiry, integer instead of ISO, JavaScript ticks, token expiration, date as nanoseconds, API wants seconds, convert to epoch, number of seconds since 1970',
  notes: [
    'A Date or LocalDateTime has no zone, so it isn’t a moment. Assign a zone with `Datetime.AssignTimezone` first.',
    'Numbers have about 16 significant digits, so present-day timestamps in nanoseconds are accurate to only a few hundred nanoseconds.',
  ],
  load: () => import('@documentation/base/internal/values/dates/dates'),
  run: ({value, unit}, _context, {toZoned}) => {
    return Number(divideDown(toZoned(value).epochNanoseconds, NS_PER_UNIT[unit]));
  },
});
