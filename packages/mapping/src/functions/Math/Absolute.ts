import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';

export default defineMappingFunction({
  category: 'Math',
  name: 'Absolute',
  summary: 'Returns the absolute value of a number, so -5 becomes 5.',
  parameters: {
    value: {type: 'Number', data: true, description: 'the number'},
  },
  returns: {type: 'Number', description: 'the absolute value'},
  nullPolicy: 'passes on',
  nullAndEmpty: '0 stays 0.',
  errors: [],
  examples: [
    {title: 'Credit note amount', kind: 'typical', args: {value: -249.5}, result: 249.5},
    {
      title: 'Difference from the expected count',
      kind: 'typical',
      input: {counted: 96, expected: 100},
      args: {value: expression('Math.Subtract($.counted, $.expected)')},
      result: 4,
    },
    {title: 'A positive number', kind: 'edge', args: {value: 12.5}, result: 12.5},
    {title: 'Null', kind: 'null', args: {value: null}, result: null},
  ],
  related: [{function: 'Math/Subtract', role: 'often used with'}],
  equivalents: [
    {tool: 'excel', name: 'ABS'},
    {tool: 'jq', name: 'fabs', expression: '.value | fabs'},
    {tool: 'jsonata', name: '$abs', expression: '$abs(value)'},
    {tool: 'jmespath', name: 'abs', expression: 'abs(value)'},
    {tool: 'dataweave', name: 'abs'},
    {tool: 'bloblang', name: 'abs'},
    {tool: 'sql', name: 'ABS'},
    {tool: 'pandas', name: 'Series.abs'},
  ],
  tags: ['mapping', 'math', 'number'],
  aliases:
    'ABS, abs, absolute value, magnitude, without sign, Math.abs, make positive, remove minus sign, negative to positive, deviation, credit note amount, refund as positive, unsigned, gap size, distance from zero, always plus',
  run: ({value}) => Math.abs(value),
});
