import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {durationOfParts, durationOfSeconds, largestUnits, loadExactDecimal} from './durations';

export default defineMappingFunction({
  category: 'Datetime',
  name: 'FormatDuration',
  summary: 'Writes a number of seconds, or an object of parts, as an ISO 8601 duration.',
  parameters: {
    duration: {
      type: ['Number', 'Object'],
      data: true,
      description:
        'the length in seconds, or an object with any of `years`, `months`, `weeks`, `days`, `hours`, `minutes` and `seconds`',
    },
    largestUnit: {
      type: 'Text',
      default: 'days',
      values: largestUnits,
      description: 'the longest unit to use for a number of seconds; ignored for an object',
    },
  },
  returns: {type: 'Text', description: 'the duration, such as `P1DT2H30M`'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'A part that is missing or null counts as 0. A duration of 0 is `PT0S`.',
  errors: [
    {
      code: 'E_RANGE',
      when: 'some parts are positive and others negative, or a part other than the last has a fraction',
    },
    {
      code: 'E_TYPE',
      when: 'the object has no parts, an unknown field, or a part that isn’t a Number',
    },
  ],
  examples: [
    {
      title: 'A processing time in seconds',
      kind: 'typical',
      args: {duration: 95400},
      result: 'P1DT2H30M',
    },
    {
      title: 'The term of a contract',
      kind: 'typical',
      args: {duration: {years: 1, months: 6}},
      result: 'P1Y6M',
    },
    {
      title: 'The time between two date-times',
      kind: 'typical',
      input: {start: '2024-02-29T08:30:00Z', end: '2024-02-29T17:15:30Z'},
      args: {duration: expression('Datetime.Difference($.start, $.end, unit: "seconds")')},
      result: 'PT8H45M30S',
    },
    {
      title: 'Hours instead of days',
      kind: 'typical',
      args: {duration: 95400, largestUnit: 'hours'},
      result: 'PT26H30M',
    },
    {
      title: 'Only minutes and seconds',
      kind: 'edge',
      args: {duration: 3853.5, largestUnit: 'minutes'},
      result: 'PT64M13.5S',
    },
    {
      title: 'Only seconds',
      kind: 'edge',
      args: {duration: -90, largestUnit: 'seconds'},
      result: '-PT90S',
    },
    {
      title: 'Parts stay as given',
      kind: 'edge',
      args: {duration: {days: 1, minutes: 90}},
      result: 'P1DT90M',
    },
    {title: 'Zero', kind: 'edge', args: {duration: 0}, result: 'PT0S'},
    {
      title: 'A null part',
      kind: 'null',
      args: {duration: {hours: 2, minutes: null}},
      result: 'PT2H',
    },
    {title: 'Null', kind: 'null', args: {duration: null}, result: null},
    {
      title: 'Parts with different signs',
      kind: 'error',
      args: {duration: {hours: 1, minutes: -30}},
      error: 'E_RANGE',
    },
    {
      title: 'An unknown part',
      kind: 'error',
      args: {duration: {hour: 1}},
      error: 'E_TYPE',
    },
  ],
  related: [
    {function: 'Datetime/ParseDuration', role: 'inverse'},
    {function: 'Datetime/Difference', role: 'often used with'},
  ],
  equivalents: [
    {
      tool: 'pandas',
      name: 'Timedelta.isoformat',
      differs: 'writes days, hours, minutes and seconds even if they are 0',
    },
  ],
  tags: ['mapping', 'datetime', 'duration', 'format', 'iso-8601'],
  aliases:
    'Duration.ToText, formatISODuration, toISOString duration, duration_isoformat, seconds to duration, seconds to hours and minutes, minutes to hours, write time span, elapsed time as text, milliseconds to duration, interval to text, humanize duration, PT30M, time span format, Timedelta.isoformat, lead time as text',
  notes: [
    'An object keeps its parts: 90 minutes stay 90 minutes. `totalSeconds`, which `Datetime.ParseDuration` returns, is ignored.',
    'A number of seconds is split into units of fixed length, in which a day has 24 hours.',
  ],
  load: loadExactDecimal,
  run: ({duration, largestUnit}, _context, ExactDecimal) =>
    typeof duration === 'number'
      ? durationOfSeconds(duration, largestUnit, ExactDecimal)
      : durationOfParts(duration),
});
