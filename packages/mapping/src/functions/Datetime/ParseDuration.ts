import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {loadExactDecimal, parseDuration, totalSeconds} from './durations';

export default defineMappingFunction({
  category: 'Datetime',
  name: 'ParseDuration',
  summary: 'Parses an ISO 8601 duration such as `P1DT2H30M` into its parts and total seconds.',
  parameters: {
    text: {type: 'Text', data: true, description: 'the duration, such as `"PT1H30M"`'},
  },
  returns: {
    type: 'Object',
    description:
      'an object with `years`, `months`, `weeks`, `days`, `hours`, `minutes`, `seconds` and `totalSeconds`, which is null if there are years or months',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'Parts that aren’t in the text are 0. Empty text fails with `E_PARSE`.',
  errors: [
    {
      code: 'E_PARSE',
      when: 'the text isn’t an ISO 8601 duration, or a part other than the last has a fraction',
    },
    {code: 'E_RANGE', when: 'a part or the total has too many digits for an exact number'},
  ],
  examples: [
    {
      title: 'The length of a video',
      kind: 'typical',
      args: {text: 'PT1H4M13S'},
      result: {
        years: 0,
        months: 0,
        weeks: 0,
        days: 0,
        hours: 1,
        minutes: 4,
        seconds: 13,
        totalSeconds: 3853,
      },
    },
    {
      title: 'The term of a contract',
      kind: 'typical',
      args: {text: expression('$.term')},
      input: {term: 'P1Y6M'},
      result: {
        years: 1,
        months: 6,
        weeks: 0,
        days: 0,
        hours: 0,
        minutes: 0,
        seconds: 0,
        totalSeconds: null,
      },
    },
    {
      title: 'A fraction in the last part',
      kind: 'edge',
      args: {text: 'P1DT2,5H'},
      result: {
        years: 0,
        months: 0,
        weeks: 0,
        days: 1,
        hours: 2.5,
        minutes: 0,
        seconds: 0,
        totalSeconds: 95400,
      },
    },
    {
      title: 'A negative duration',
      kind: 'edge',
      args: {text: '-P2W'},
      result: {
        years: 0,
        months: 0,
        weeks: -2,
        days: 0,
        hours: 0,
        minutes: 0,
        seconds: 0,
        totalSeconds: -1209600,
      },
    },
    {
      title: 'Parts stay as written',
      kind: 'edge',
      args: {text: ' pt90m '},
      result: {
        years: 0,
        months: 0,
        weeks: 0,
        days: 0,
        hours: 0,
        minutes: 90,
        seconds: 0,
        totalSeconds: 5400,
      },
    },
    {title: 'Null', kind: 'null', args: {text: null}, result: null},
    {title: 'Hours without a T', kind: 'error', args: {text: 'P2H'}, error: 'E_PARSE'},
    {
      title: 'A fraction before the last part',
      kind: 'error',
      args: {text: 'PT1.5H30M'},
      error: 'E_PARSE',
    },
    {
      title: 'A number with too many digits',
      kind: 'error',
      args: {text: 'PT9007199254740993S'},
      error: 'E_RANGE',
    },
  ],
  related: [
    {function: 'Datetime/FormatDuration', role: 'inverse'},
    {function: 'Datetime/Add', role: 'often used with'},
  ],
  equivalents: [
    {tool: 'dataweave', name: 'as Period'},
    {tool: 'bloblang', name: 'parse_duration_iso8601', differs: 'returns nanoseconds'},
    {tool: 'sql', name: 'INTERVAL'},
    {tool: 'pandas', name: 'Timedelta', differs: 'doesn’t accept years or months'},
  ],
  tags: ['mapping', 'datetime', 'duration', 'parse', 'iso-8601'],
  aliases:
    'ISO 8601 duration, Duration.FromText, Duration.parse, xs:dayTimeDuration, xs:duration, parse_duration, pd.Timedelta, interval from text, PT1H, P1D, duration to seconds, duration to minutes, video length in seconds, hours from duration, read time span, cycle time, isodate',
  notes: [
    'Parts stay as written: `PT90M` has 90 minutes, not 1 hour and 30 minutes. `totalSeconds` counts a day as 24 hours and a week as 7 days. Years and months have no fixed length in seconds.',
    'To add a duration to a date-time, use `Datetime.Add($.start, Datetime.ParseDuration($.length).totalSeconds, "seconds")`. For years and months, use `Datetime.Add` with those units.',
  ],
  load: loadExactDecimal,
  run: ({text}, _context, ExactDecimal) => {
    const parts = parseDuration(text);
    return {...parts, totalSeconds: totalSeconds(parts, ExactDecimal)};
  },
});
