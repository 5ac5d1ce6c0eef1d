import {defineMappingFunction} from '../../defineMappingFunction';
import {fail} from '../../language/errors';

export default defineMappingFunction({
  category: 'Number',
  name: 'Clamp',
  summary: 'Keeps a number within a range: what is outside becomes the nearest end.',
  parameters: {
    value: {type: 'Number', data: true, description: 'the number'},
    min: {type: 'Number', description: 'the lowest result'},
    max: {type: 'Number', description: 'the highest result'},
  },
  returns: {type: 'Number', description: 'the number, or the end of the range that it is beyond'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'Null instead of `min` or `max` fails.',
  errors: [{code: 'E_RANGE', when: '`min` is larger than `max`'}],
  examples: [
    {
      title: 'A discount of 50 percent at most',
      kind: 'typical',
      args: {value: 65, min: 0, max: 50},
      result: 50,
    },
    {
      title: 'Within the range',
      kind: 'typical',
      args: {value: 12.5, min: 0, max: 50},
      result: 12.5,
    },
    {title: 'No stock below zero', kind: 'edge', args: {value: -3, min: 0, max: 9999}, result: 0},
    {title: 'A range of one number', kind: 'edge', args: {value: 8, min: 5, max: 5}, result: 5},
    {title: 'Null', kind: 'null', args: {value: null, min: 0, max: 50}, result: null},
    {
      title: 'The ends are swapped',
      kind: 'error',
      args: {value: 65, min: 50, max: 0},
      error: 'E_RANGE',
    },
  ],
  related: [
    {function: 'Math/Min', role: 'alternative'},
    {function: 'Math/Max', role: 'alternative'},
  ],
  tags: ['mapping', 'number', 'math', 'comparison'],
  aliases: [
    'clamp',
    'limit to a range',
    '_.clamp',
    'between',
    'GREATEST',
    'LEAST',
    'cap a number',
    'minimum and maximum',
    'not below zero',
    'upper bound',
    'lower bound',
    'stay inside',
    'at least one',
    'restrict value',
    'no negative quantities',
    'saturate',
    'not more than',
  ],
  pure: true,
  run: ({value, min, max}) => {
    if (min > max) {
      fail('E_RANGE', `min is ${min}, which is larger than max, ${max}.`, 'min');
    }
    // + 0 turns -0 into 0.
    return Math.min(Math.max(value, min), max) + 0;
  },
});
