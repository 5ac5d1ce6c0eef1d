import {loadDecimal} from '../../values/numbers/decimals';
import {defineMappingFunction} from '../../defineMappingFunction';

export default defineMappingFunction({
  category: 'Types',
  name: 'ToText',
  summary: 'Turns a number or a boolean into plain text; text stays as it is.',
  parameters: {
    value: {
      type: ['Text', 'Number', 'Boolean'],
      data: true,
      description: 'the value to turn into text',
    },
  },
  returns: {
    type: 'Text',
    description:
      'a number with `.` as decimal mark and without an exponent, or `"true"` or `"false"`',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'Empty text stays empty. Null never becomes the word `"null"`.',
  errors: [],
  examples: [
    {title: 'A number', kind: 'typical', args: {value: 1234.5}, result: '1234.5'},
    {title: 'A boolean', kind: 'typical', args: {value: true}, result: 'true'},
    {
      title: 'A date stays as it is',
      kind: 'edge',
      args: {value: '2024-02-29'},
      result: '2024-02-29',
    },
    {
      title: 'A large number has no exponent',
      kind: 'edge',
      args: {value: 1e21},
      result: '1000000000000000000000',
    },
    {title: 'Nor has a small one', kind: 'edge', args: {value: 1.5e-7}, result: '0.00000015'},
    {title: 'Null', kind: 'null', args: {value: null}, result: null},
    {title: 'A list is refused', kind: 'error', args: {value: [1, 2]}, error: 'E_TYPE'},
  ],
  related: [
    {function: 'Types/ToNumber', role: 'inverse'},
    {function: 'Types/ToBoolean', role: 'inverse'},
    {function: 'Number/Format', role: 'alternative'},
    {function: 'Types/ToBinary', role: 'often used with'},
  ],
  tags: ['mapping', 'types', 'conversion', 'text'],
  aliases: [
    'toString',
    '$string',
    'String()',
    'CAST AS VARCHAR',
    'Text.From',
    'TEXT',
    'number to string',
    'convert to string',
    'cast to text',
    'id as string',
    'scientific notation',
    'E+ shown',
    'number in quotes',
    'str',
    'integer to varchar',
    'keep long number',
    'stringify number',
  ],
  notes: [
    'Lists and objects fail: `JSON.Stringify` writes them as JSON. Bytes fail: the readers take files apart.',
  ],
  pure: true,
  run: async ({value}) => {
    const text = String(value);
    if (typeof value !== 'number' || !text.includes('e')) {
      return text;
    }
    const Decimal = await loadDecimal();
    return new Decimal(value).toFixed();
  },
});
