import {defineMappingFunction} from '../../language/defineMappingFunction';
import {checkInteger} from './checkInteger';

export default defineMappingFunction({
  category: 'Number',
  name: 'Ceiling',
  summary: 'Rounds a number up to a whole number, so -5.3 becomes -5.',
  parameters: {
    value: {type: 'Number', data: true, description: 'the number to round up'},
  },
  returns: {
    type: 'Integer',
    description: 'the smallest whole number that isn’t less than the value',
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
    {title: 'Boxes to order', kind: 'typical', args: {value: 4.1}, result: 5},
    {title: 'A whole number', kind: 'typical', args: {value: 12}, result: 12},
    {title: 'A negative number', kind: 'edge', args: {value: -5.3}, result: -5},
    {title: 'Zero without a minus sign', kind: 'edge', args: {value: -0.4}, result: 0},
    {title: 'Null', kind: 'null', args: {value: null}, result: null},
    {title: 'Too large for an Integer', kind: 'error', args: {value: 1e21}, error: 'E_RANGE'},
  ],
  related: [
    {function: 'Number/Floor', role: 'alternative'},
    {function: 'Number/Round', role: 'alternative'},
  ],
  equivalents: [
    {tool: 'excel', name: 'CEILING.MATH'},
    {tool: 'jq', name: 'ceil', expression: '.value | ceil'},
    {tool: 'jsonata', name: '$ceil', expression: '$ceil(value)'},
    {tool: 'jmespath', name: 'ceil', expression: 'ceil(value)'},
    {tool: 'dataweave', name: 'ceil'},
    {tool: 'bloblang', name: 'ceil'},
    {tool: 'sql', name: 'CEIL'},
    {tool: 'lodash', name: '_.ceil', expression: '_.ceil(value)'},
  ],
  tags: ['mapping', 'number', 'rounding', 'math'],
  aliases:
    'CEILING, ceil, Math.ceil, round up, Number.RoundUp, $ceil, next higher integer, how many boxes needed, pallets to order, pages for results, always upwards, started hours, partial counts as whole, billing units, whole number above, upper integer, rounding up',
  run: ({value}) => checkInteger(Math.ceil(value)),
});
