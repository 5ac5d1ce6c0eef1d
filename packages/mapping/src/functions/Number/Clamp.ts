import {defineMappingFunction} from '../../language/defineMappingFunction';
import {fail} from '@documentation/base/internal/values/errors';

export default defineMappingFunction({
  category: 'Number',
  name: 'Clamp',
  summary: 'Limits a number to a range between a minimum and a maximum.',
  parameters: {
    value: {type: 'Number', data: true, description: 'the number to limit'},
    min: {type: 'Number', description: 'the lower limit'},
    max: {type: 'Number', description: 'the upper limit'},
  },
  returns: {
    type: 'Number',
    description: 'the value, or the nearest limit if the value is out of range',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'A null `min` or `max` is an error.',
  errors: [{code: 'E_RANGE', when: '`min` is greater than `max`'}],
  examples: [
    {
      title: 'A discount of at most 50 percent',
      kind: 'typical',
      args: {value: 65, min: 0, max: 50},
      result: 50,
    },
    {
      title: 'A number within the range',
      kind: 'typical',
      args: {value: 12.5, min: 0, max: 50},
      result: 12.5,
    },
    {
      title: 'Stock never below zero',
      kind: 'edge',
      args: {value: -3, min: 0, max: 9999},
      result: 0,
    },
    {title: 'A range of one number', kind: 'edge', args: {value: 8, min: 5, max: 5}, result: 5},
    {title: 'Null', kind: 'null', args: {value: null, min: 0, max: 50}, result: null},
    {
      title: 'Swapped limits',
      kind: 'error',
      args: {value: 65, min: 50, max: 0},
      error: 'E_RANGE',
    },
  ],
  related: [
    {function: 'Math/Min', role: 'alternative'},
    {function: 'Math/Max', role: 'alternative'},
  ],
  equivalents: [
    {tool: 'excel', name: 'MEDIAN', differs: 'returns the median of the number and both limits'},
    {tool: 'jq', name: 'sort', expression: '[.min, .value, .max] | sort[1]'},
    {
      tool: 'jsonata',
      name: '$min',
      expression: '$max([min, $min([value, max])])',
      differs: 'needs `$max` for the other limit',
    },
    {
      tool: 'sql',
      name: 'GREATEST',
      differs: 'needs LEAST, as in `GREATEST(min, LEAST(value, max))`',
    },
    {tool: 'lodash', name: '_.clamp', expression: '_.clamp(value, min, max)'},
    {tool: 'pandas', name: 'Series.clip'},
  ],
  tags: ['mapping', 'number', 'math', 'comparison'],
  aliases:
    'clamp, limit to a range, _.clamp, between, GREATEST, LEAST, cap a number, minimum and maximum, not below zero, upper bound, lower bound, stay inside, at least one, restrict value, no negative quantities, saturate, not more than, keep within a range',
  run: ({value, min, max}) => {
    if (min > max) {
      fail('E_RANGE', `\`min\` (${min}) is greater than \`max\` (${max}). Swap them.`, 'min');
    }
    // Adding 0 turns -0 into 0.
    return Math.min(Math.max(value, min), max) + 0;
  },
});
