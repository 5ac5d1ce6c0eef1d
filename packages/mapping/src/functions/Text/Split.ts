import {defineMappingFunction} from '../../language/defineMappingFunction';
import {fail} from '@documentation/base/internal/values/errors';
import {trimWhiteSpace} from '@documentation/base/internal/values/text/whiteSpace';

export default defineMappingFunction({
  category: 'Text',
  name: 'Split',
  summary: 'Splits text into a list at each separator.',
  parameters: {
    text: {type: 'Text', data: true, description: 'the text to split'},
    separator: {
      type: 'Text',
      description: 'the exact text to split at, not a pattern; must not be empty',
    },
    limit: {
      type: 'Integer',
      default: null,
      description: 'the maximum number of parts, 1 or more; the last part contains the rest',
    },
    trim: {
      type: 'Boolean',
      default: false,
      description: 'whether to remove whitespace around each part',
    },
  },
  returns: {type: 'List<Text>', description: 'the parts, without the separators'},
  nullPolicy: 'passes on',
  nullAndEmpty:
    'Empty text returns an empty list. Empty parts are included, so the other parts keep their positions.',
  errors: [{code: 'E_RANGE', when: '`separator` is empty, or `limit` is less than 1'}],
  examples: [
    {
      title: 'The parts of a SKU',
      kind: 'typical',
      args: {text: 'SHIRT-BLUE-XL', separator: '-'},
      result: ['SHIRT', 'BLUE', 'XL'],
    },
    {
      title: 'Email addresses in one field',
      kind: 'typical',
      args: {text: 'ada@example.com ; bob@example.com', separator: ';', trim: true},
      result: ['ada@example.com', 'bob@example.com'],
    },
    {
      title: 'At most two parts',
      kind: 'typical',
      args: {text: 'Note: call at 10:30', separator: ':', limit: 2, trim: true},
      result: ['Note', 'call at 10:30'],
    },
    {
      title: 'Empty parts are included',
      kind: 'edge',
      args: {text: 'a,,b,', separator: ','},
      result: ['a', '', 'b', ''],
    },
    {
      title: 'No separator in the text',
      kind: 'edge',
      args: {text: 'abc', separator: ','},
      result: ['abc'],
    },
    {title: 'Empty text', kind: 'edge', args: {text: '', separator: ','}, result: []},
    {title: 'Null', kind: 'null', args: {text: null, separator: ','}, result: null},
    {
      title: 'An empty separator',
      kind: 'error',
      args: {text: 'abc', separator: ''},
      error: 'E_RANGE',
    },
  ],
  related: [
    {function: 'Text/Join', role: 'inverse'},
    {function: 'Text/Trim', role: 'often used with'},
    {function: 'Text/MatchRegex', role: 'alternative'},
    {function: 'Text/SubstringBefore', role: 'alternative'},
    {function: 'Text/Reverse', role: 'often used with'},
  ],
  equivalents: [
    {tool: 'excel', name: 'TEXTSPLIT', differs: 'returns cells, and has no limit'},
    {
      tool: 'jq',
      name: 'split',
      expression: '.separator as $separator | .text | split($separator)',
      differs: 'has no limit',
    },
    {
      tool: 'jsonata',
      name: '$split',
      expression: '$split(text, separator)',
      differs: 'drops the rest of the text if there is a limit',
    },
    {tool: 'dataweave', name: 'splitBy', differs: 'has no limit'},
    {tool: 'bloblang', name: 'split', differs: 'has no limit'},
    {tool: 'sql', name: 'STRING_TO_ARRAY', differs: 'has no limit'},
    {
      tool: 'lodash',
      name: '_.split',
      expression: '_.split(text, separator)',
      differs: 'drops the rest of the text if there is a limit',
    },
    {tool: 'pandas', name: 'str.split', differs: 'limits the number of splits, not parts'},
  ],
  tags: ['mapping', 'text', 'list', 'parse'],
  aliases:
    'TEXTSPLIT, STRING_SPLIT, tokenize, explode, text to list, splitBy, string to array, comma separated to list, break apart, at a delimiter, full name into parts, lines of text, multiple values in one field, cut into pieces, hashtags to array, splitting, divide text, CSV text to list, name into first and last, str.split, substringBy',
  notes: [
    'Don’t split CSV lines at commas, because quoted values can contain commas. Use `Readers.CSV.ReadRows` instead.',
  ],
  run: ({text, separator, limit, trim}) => {
    if (separator === '') {
      fail('E_RANGE', '`separator` must not be empty. Pass the text to split at.', 'separator');
    }
    if (limit !== null && limit < 1) {
      fail('E_RANGE', `\`limit\` is ${limit}, but it must be 1 or more.`, 'limit');
    }
    if (text === '') {
      return [];
    }
    const all = text.split(separator);
    const pieces =
      limit === null || all.length <= limit
        ? all
        : [...all.slice(0, limit - 1), all.slice(limit - 1).join(separator)];
    return trim ? pieces.map((piece) => trimWhiteSpace(piece)) : pieces;
  },
});
