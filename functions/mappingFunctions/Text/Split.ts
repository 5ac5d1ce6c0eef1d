import {defineMappingFunction} from '../../defineMappingFunction';
import {fail} from '../../language/errors';

export default defineMappingFunction({
  category: 'Text',
  name: 'Split',
  summary: 'Cuts a text into a list at each separator.',
  parameters: {
    text: {type: 'Text', data: true, description: 'the text to cut'},
    separator: {type: 'Text', description: 'where to cut; not a pattern, and not empty'},
    limit: {
      type: 'Integer',
      default: null,
      description: 'how many pieces at most, 1 or more; the last one holds the rest',
    },
    trim: {
      type: 'Boolean',
      default: false,
      description: 'whether to remove white space round each piece',
    },
  },
  returns: {type: 'List<Text>', description: 'the pieces, without the separators'},
  nullPolicy: 'passes on',
  nullAndEmpty:
    'Empty text gives an empty list. Empty pieces stay, so that the positions of the others are right.',
  errors: [{code: 'E_RANGE', when: 'the separator is empty, or the limit is less than 1'}],
  examples: [
    {
      title: 'The parts of an article number',
      kind: 'typical',
      args: {text: 'SHIRT-BLUE-XL', separator: '-'},
      result: ['SHIRT', 'BLUE', 'XL'],
    },
    {
      title: 'A list that somebody typed',
      kind: 'typical',
      args: {text: 'ada@example.com ; bob@example.com', separator: ';', trim: true},
      result: ['ada@example.com', 'bob@example.com'],
    },
    {
      title: 'The rest stays whole',
      kind: 'typical',
      args: {text: 'Note: call at 10:30', separator: ':', limit: 2, trim: true},
      result: ['Note', 'call at 10:30'],
    },
    {
      title: 'Empty pieces stay',
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
  ],
  tags: ['mapping', 'text', 'list', 'parse'],
  aliases: [
    'TEXTSPLIT',
    'STRING_SPLIT',
    'tokenize',
    'explode',
    'text to list',
    'splitBy',
    'string to array',
    'comma separated to list',
    'break apart',
    'at a delimiter',
    'full name into parts',
    'lines of text',
    'multiple values in one field',
    'cut into pieces',
    'hashtags to array',
    'splitting',
    'divide text',
    'CSV text to list',
    'name into first and last',
    'str.split',
    'substringBy',
  ],
  notes: [
    'A line of a CSV file isn’t split by its commas: quoted values can hold commas too. Use the CSV reader.',
  ],
  pure: true,
  run: ({text, separator, limit, trim}) => {
    if (separator === '') {
      fail('E_RANGE', 'The separator must not be empty.', 'separator');
    }
    if (limit !== null && limit < 1) {
      fail('E_RANGE', `The limit must be 1 or more, but it is ${limit}.`, 'limit');
    }
    if (text === '') {
      return [];
    }
    const all = text.split(separator);
    const pieces =
      limit === null || all.length <= limit
        ? all
        : [...all.slice(0, limit - 1), all.slice(limit - 1).join(separator)];
    return trim ? pieces.map((piece) => piece.trim()) : pieces;
  },
});
