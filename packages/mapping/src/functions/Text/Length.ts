import {defineMappingFunction} from '../../language/defineMappingFunction';
import {countCodePoints} from './codePoints';

export default defineMappingFunction({
  category: 'Text',
  name: 'Length',
  summary: 'Counts the characters in text.',
  parameters: {
    text: {type: 'Text', data: true, description: 'the text to measure'},
  },
  returns: {type: 'Integer', description: 'the number of Unicode code points'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'Empty text has length 0.',
  errors: [],
  examples: [
    {
      title: 'An order number',
      kind: 'typical',
      args: {text: 'ORD-2024-00042'},
      result: 14,
    },
    {title: 'An umlaut counts once', kind: 'typical', args: {text: 'Müller'}, result: 6},
    {title: 'An emoji counts once', kind: 'edge', args: {text: '📦'}, result: 1},
    {
      title: 'A family emoji has five code points',
      kind: 'edge',
      args: {text: '👨‍👩‍👧'},
      result: 5,
    },
    {
      title: 'A letter and a separate accent',
      kind: 'edge',
      args: {text: 'e\u0301'},
      result: 2,
    },
    {title: 'Spaces count', kind: 'edge', args: {text: ' a '}, result: 3},
    {title: 'Empty text', kind: 'edge', args: {text: ''}, result: 0},
    {title: 'Null', kind: 'null', args: {text: null}, result: null},
  ],
  related: [
    {function: 'Text/Substring', role: 'often used with'},
    {function: 'Text/Pad', role: 'often used with'},
    {function: 'Text/Truncate', role: 'often used with'},
  ],
  equivalents: [
    {tool: 'excel', name: 'LEN', differs: 'can count an emoji as two characters'},
    {
      tool: 'jq',
      name: 'length',
      expression: '.text | length',
      differs: 'also counts items and keys',
    },
    {tool: 'jsonata', name: '$length', expression: '$length(text)'},
    {
      tool: 'jmespath',
      name: 'length',
      expression: 'length(text)',
      differs: 'some implementations count an emoji as two characters',
    },
    {tool: 'dataweave', name: 'sizeOf', differs: 'also counts items and keys'},
    {tool: 'sql', name: 'CHAR_LENGTH'},
    {
      tool: 'lodash',
      name: '_.size',
      expression: '_.size(text)',
      differs: 'counts an emoji as one character, even if it has several code points',
    },
    {tool: 'pandas', name: 'str.len'},
  ],
  tags: ['mapping', 'text', 'unicode'],
  aliases:
    'LEN, CHAR_LENGTH, string-length, nchar, count characters, size, how many letters, string size, too long, strlen, field limit, SMS, exceeds maximum, count emoji, validate password length, number of characters',
  notes: [
    'The length is measured in Unicode code points, not in bytes or UTF-16 code units: `📦` has length 1 here, but length 2 in JavaScript and Java. What looks like one character can be several code points.',
  ],
  run: ({text}) => countCodePoints(text),
});
