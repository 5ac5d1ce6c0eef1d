import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {fail} from '@documentation/base/internal/values/errors';

const NS_PER_UNIT = {s: 1e9, ms: 1e6, us: 1e3, ns: 1};

/** The Unix timestamps in seconds at which the years 0000 and 10000 start. */
const [FIRST_SECOND, END_SECOND] = [-62_167_219_200, 253_402_300_800];

export default defineMappingFunction({
  category: 'Datetime',
  name: 'FromUnix',
  summary: 'Converts a Unix timestamp to a date-time in UTC.',
  parameters: {
    value: {type: 'Number', data: true, description: 'the time since 1970-01-01T00:00:00Z'},
    unit: {
      type: 'Text',
      default: 's',
      values: {
        s: 'seconds, as in Unix and most APIs',
        ms: 'milliseconds, as in JavaScript and Java',
        us: 'microseconds, as in many databases',
        ns: 'nanoseconds, as in tracing and metrics',
      },
      description: 'the timestamp’s unit, which isn’t detected automatically',
    },
  },
  returns: {type: 'DateTime', description: 'the moment in UTC'},
  nullPolicy: 'passes on',
  nullAndEmpty: '0 is the start of 1970, not a missing value.',
  errors: [{code: 'E_RANGE', when: 'the moment is outside the years 0000 to 9999'}],
  examples: [
    {
      title: 'A timestamp from a payment API',
      kind: 'typical',
      args: {value: expression('$.created')},
      input: {id: 'pay_1042', created: 1709195400},
      result: '2024-02-29T08:30:00Z',
    },
    {
      title: 'A timestamp from JavaScript',
      kind: 'typical',
      args: {value: 1709195400250, unit: 'ms'},
      result: '2024-02-29T08:30:00.25Z',
    },
    {
      title: 'Microseconds from a database',
      kind: 'typical',
      args: {value: 1709195400123456, unit: 'us'},
      result: '2024-02-29T08:30:00.123456Z',
    },
    {
      title: 'Nanoseconds from a trace',
      kind: 'typical',
      args: {value: 1709195400000000000, unit: 'ns'},
      result: '2024-02-29T08:30:00Z',
    },
    {
      title: 'A fraction of a second is kept',
      kind: 'edge',
      args: {value: 1709195400.123},
      result: '2024-02-29T08:30:00.123Z',
    },
    {
      title: 'A moment before 1970',
      kind: 'edge',
      args: {value: -1},
      result: '1969-12-31T23:59:59Z',
    },
    {title: 'Null', kind: 'null', args: {value: null}, result: null},
    {
      title: 'Milliseconds read as seconds',
      kind: 'error',
      args: {value: 1709195400000},
      error: 'E_RANGE',
    },
  ],
  related: [
    {function: 'Datetime/ToUnix', role: 'inverse'},
    {function: 'Datetime/Parse', role: 'alternative'},
    {function: 'Datetime/ConvertTimezone', role: 'often used with'},
  ],
  equivalents: [
    {tool: 'jq', name: 'todate', expression: '.value | todate', differs: 'takes only seconds'},
    {
      tool: 'jsonata',
      name: '$fromMillis',
      expression: '$fromMillis(value * 1000)',
      result: '2024-02-29T08:30:00.000Z',
      differs: 'takes milliseconds',
    },
    {tool: 'dataweave', name: 'as DateTime', differs: 'takes the unit as `{unit: "milliseconds"}`'},
    {tool: 'sql', name: 'TO_TIMESTAMP', differs: 'takes only seconds'},
    {
      tool: 'pandas',
      name: 'to_datetime',
      differs: 'takes nanoseconds by default, and returns a value without a time zone',
    },
  ],
  tags: ['mapping', 'datetime', 'date', 'conversion'],
  aliases:
    'fromtimestamp, FROM_UNIXTIME, to_timestamp, epoch, fromMillis, POSIX time, seconds since 1970, timestamp to date, milliseconds to date, 10 digit number, 13 digits, epoch converter, JavaScript ticks, JWT exp claim, human readable epoch, microseconds to date, numeric timestamp',
  notes: [
    'Numbers have about 16 significant digits, so present-day timestamps in nanoseconds are accurate to only a few hundred nanoseconds.',
  ],
  load: async () => ({
    ...(await import('decimal.js')),
    ...(await import('@documentation/base/internal/values/dates/dates')),
  }),
  run: ({value, unit}, _context, {Decimal, momentOfEpoch, toText}) => {
    const nanoseconds = new Decimal(value).times(NS_PER_UNIT[unit]).floor();
    if (nanoseconds.lt(FIRST_SECOND * 1e9) || nanoseconds.gte(END_SECOND * 1e9)) {
      const hint =
        unit === 's' ? ' If the number is in milliseconds, set `unit` to "ms".' : ' Check `unit`.';
      fail('E_RANGE', `${value} ${unit} is outside the years 0000 to 9999.${hint}`, 'value');
    }
    return toText(momentOfEpoch(BigInt(nanoseconds.toFixed())));
  },
});
