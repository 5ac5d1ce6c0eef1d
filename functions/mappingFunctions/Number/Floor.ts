import {defineMappingFunction} from '../../defineMappingFunction';
import {checkInteger} from './checkInteger';

export default defineMappingFunction({
  category: 'Number',
  name: 'Floor',
  summary: 'Rounds a number down to a whole number, toward minus infinity.',
  parameters: {
    value: {type: 'Number', data: true, description: 'the number to round down'},
  },
  returns: {type: 'Integer', description: 'the largest whole number that isn’t above the value'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'A whole number stays as it is.',
  errors: [{code: 'E_RANGE', when: 'the result is beyond 9007199254740991 either way'}],
  examples: [
    {title: 'Full pallets', kind: 'typical', args: {value: 7.9}, result: 7},
    {title: 'A whole number', kind: 'typical', args: {value: 12}, result: 12},
    {title: 'Below zero', kind: 'edge', args: {value: -5.3}, result: -6},
    {title: 'Just above zero', kind: 'edge', args: {value: 0.999}, result: 0},
    {title: 'Null', kind: 'null', args: {value: null}, result: null},
    {title: 'Too large for an Integer', kind: 'error', args: {value: 1e21}, error: 'E_RANGE'},
  ],
  related: [
    {function: 'Number/Ceiling', role: 'alternative'},
    {function: 'Number/Round', role: 'alternative'},
    {function: 'Math/Modulo', role: 'often used with'},
  ],
  tags: ['mapping', 'number', 'rounding', 'math'],
  aliases: [
    'FLOOR',
    'Math.floor',
    'INT',
    'round down',
    'Number.RoundDown',
    '$floor',
    'nearest integer below',
    'full units only',
    'integer part',
    'completed years',
    'next lower number',
    'discard fraction',
    'complete boxes',
    'always downwards',
    'drop decimals',
    'truncate number',
    'rounding down',
  ],
  notes: [
    'To cut the decimals off instead, so that -5.3 becomes -5, use `Number.Round` with the mode `down`.',
  ],
  pure: true,
  run: ({value}) => checkInteger(Math.floor(value)),
});
