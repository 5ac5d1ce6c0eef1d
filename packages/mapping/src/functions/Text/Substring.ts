import {defineMappingFunction} from '../../language/defineMappingFunction';

export default defineMappingFunction({
  category: 'Text',
  name: 'Substring',
  summary: 'Returns the text between two positions.',
  parameters: {
    text: {type: 'Text', data: true, description: 'the text to extract from'},
    start: {
      type: 'Integer',
      description:
        'the position of the first character to return, counted from 0 or, if negative, from the end',
    },
    end: {
      type: 'Integer',
      default: null,
      description:
        'the position after the last character to return, counted like `start`; by default, the end of the text',
    },
  },
  returns: {
    type: 'Text',
    description: 'the text between the positions, or empty text if there is none',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'Empty text stays empty.',
  errors: [],
  examples: [
    {
      title: 'The year in an order number',
      kind: 'typical',
      args: {text: 'ORD-2024-00042', start: 4, end: 8},
      result: '2024',
    },
    {
      title: 'From a position to the end',
      kind: 'typical',
      args: {text: 'ORD-2024-00042', start: 9},
      result: '00042',
    },
    {
      title: 'The last four digits',
      kind: 'typical',
      args: {text: '4111111111111234', start: -4},
      result: '1234',
    },
    {
      title: 'All but the last character',
      kind: 'edge',
      args: {text: 'total:', start: 0, end: -1},
      result: 'total',
    },
    {
      title: 'An end beyond the text',
      kind: 'edge',
      args: {text: 'AB', start: 1, end: 99},
      result: 'B',
    },
    {title: 'A start beyond the text', kind: 'edge', args: {text: 'AB', start: 5}, result: ''},
    {
      title: 'An end before the start',
      kind: 'edge',
      args: {text: 'ABC', start: 2, end: 1},
      result: '',
    },
    {
      title: 'An emoji isn’t cut in half',
      kind: 'edge',
      args: {text: '📦📦📦', start: 1, end: 2},
      result: '📦',
    },
    {title: 'Null', kind: 'null', args: {text: null, start: 0}, result: null},
  ],
  related: [
    {function: 'Text/SubstringBefore', role: 'alternative'},
    {function: 'Text/SubstringAfter', role: 'alternative'},
    {function: 'Text/Length', role: 'often used with'},
    {function: 'Text/Truncate', role: 'alternative'},
    {function: 'Text/IndexOf', role: 'often used with'},
  ],
  equivalents: [
    {
      tool: 'excel',
      name: 'MID',
      differs: 'numbers positions from 1, and takes a length instead of an end',
    },
    {tool: 'jq', name: '.[start:end]', expression: '.text[.start:.end]'},
    {
      tool: 'jsonata',
      name: '$substring',
      expression: '$substring(text, start, end - start)',
      differs: 'takes a length instead of an end',
    },
    {tool: 'dataweave', name: 'substring'},
    {
      tool: 'sql',
      name: 'SUBSTRING',
      differs: 'numbers positions from 1, and takes a length instead of an end',
    },
    {
      tool: 'lodash',
      name: '_.slice',
      expression: "_.join(_.slice(text, start, end), '')",
      differs: '`_.slice` returns a list of characters',
    },
    {tool: 'pandas', name: 'str.slice'},
  ],
  tags: ['mapping', 'text', 'parse'],
  aliases:
    'MID, LEFT, RIGHT, SUBSTR, slice, Text.Range, cut text, first 3 characters, crop string, last four digits, initials, extract characters',
  notes: [
    'Positions are counted in Unicode code points, from 0. Excel’s MID counts from 1 and uses a length instead of an end position: `MID(A1, 5, 4)` corresponds to `Text.Substring(text, 4, end: 8)`.',
  ],
  run: ({text, start, end}) =>
    Array.from(text)
      .slice(start, end ?? undefined)
      .join(''),
});
