import {defineMappingFunction} from '../../language/defineMappingFunction';
import {checkInteger} from './checkInteger';

export default defineMappingFunction({
  category: 'Number',
  name: 'Floor',
  summary: 'Rounds a number down to a whole number, so -5.3 becomes -6.',
  parameters: {
    value: {type: 'Number', data: true, description: 'the number to round down'},
  },
  returns: {
    type: 'Integer',
    description: 'the largest whole number that isn’t greater than the value',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'A whole number stays as it is.',
  errors: [
    {
      code: 'E_RANGE',
      when: 'the result is greater than 9,007,199,254,740,991 or less than -9,007,199,254,740,991',
    },
  ],
  examples: [
    {title: 'Full pallets', kind: 'typical', args: {value: 7.9}, result: 7},
    {title: 'A whole number', kind: 'typical', args: {value: 12}, result: 12},
    {title: 'A negative number', kind: 'edge', args: {value: -5.3}, result: -6},
    {title: 'A number between 0 and 1', kind: 'edge', args: {value: 0.999}, result: 0},
    {title: 'Null', kind: 'null', args: {value: null}, result: null},
    {title: 'Too large for an Integer', kind: 'error', args: {value: 1e21}, error: 'E_RANGE'},
  ],
  related: [
    {function: 'Number/Ceiling', role: 'alternative'},
    {function: 'Number/Round', role: 'alternative'},
    {function: 'Math/Modulo', role: 'often used with'},
  ],
  equivalents: [
    {tool: 'excel', name: 'INT'},
    {tool: 'jq', name: 'floor', expression: '.value | floor'},
    {tool: 'jsonata', name: '$floor', expression: '$floor(value)'},
    {tool: 'jmespath', name: 'floor', expression: 'floor(value)'},
    {tool: 'dataweave', name: 'floor'},
    {tool: 'bloblang', name: 'floor'},
    {tool: 'sql', name: 'FLOOR'},
    {tool: 'lodash', name: '_.floor', expression: '_.floor(value)'},
  ],
  tags: ['mapping', 'number', 'rounding', 'math'],
  aliases:
    'FLOOR, Math.floor, INT, round down, Number.RoundDown, $floor, nearest integer below, full units only, integer part, completed years, next lower number, discard fraction, complete boxes, always downwards, drop decimals, truncate number, rounding down',
  notes: [
    'To cut off the decimals instead, so -5.3 becomes -5, use `Number.Round` with `mode: "down"`.',
  ],
  run: ({value}) => checkInteger(Math.floor(value)),
});
