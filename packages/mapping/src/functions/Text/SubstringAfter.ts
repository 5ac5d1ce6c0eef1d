import {defineMappingFunction} from '../../language/defineMappingFunction';
import {fail} from '@documentation/base/internal/values/errors';

export default defineMappingFunction({
  category: 'Text',
  name: 'SubstringAfter',
  summary: 'Returns the text after the first or last occurrence of a separator.',
  parameters: {
    text: {type: 'Text', data: true, description: 'the text to extract from'},
    separator: {
      type: 'Text',
      description: 'the exact text to look for, not a pattern; must not be empty',
    },
    occurrence: {
      type: 'Text',
      default: 'first',
      values: {
        first: 'the first separator',
        last: 'the last separator',
      },
      description: 'which separator to use if there are several',
    },
    ifMissing: {
      type: 'Text',
      default: 'empty',
      values: {
        all: 'the whole text',
        empty: 'empty text',
        null: 'null',
      },
      description: 'what to return if the separator is missing',
    },
  },
  returns: {
    type: 'Text',
    nullable: true,
    description: 'the text after the separator, or what `ifMissing` specifies',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'Empty text contains no separator, so `ifMissing` applies.',
  errors: [{code: 'E_RANGE', when: '`separator` is empty'}],
  examples: [
    {
      title: 'The domain of an email address',
      kind: 'typical',
      args: {text: 'ada@example.com', separator: '@'},
      result: 'example.com',
    },
    {
      title: 'A file extension',
      kind: 'typical',
      args: {text: 'orders.2024.csv', separator: '.', occurrence: 'last'},
      result: 'csv',
    },
    {
      title: 'A missing separator',
      kind: 'edge',
      args: {text: 'orders', separator: '.'},
      result: '',
    },
    {
      title: 'An optional prefix',
      kind: 'edge',
      args: {text: '00042', separator: 'ORD-', ifMissing: 'all'},
      result: '00042',
    },
    {
      title: 'Null for a missing separator',
      kind: 'edge',
      args: {text: 'orders', separator: '.', ifMissing: 'null'},
      result: null,
    },
    {
      title: 'Nothing after the separator',
      kind: 'edge',
      args: {text: 'total:', separator: ':'},
      result: '',
    },
    {title: 'Null', kind: 'null', args: {text: null, separator: '@'}, result: null},
    {
      title: 'An empty separator',
      kind: 'error',
      args: {text: 'ada@example.com', separator: ''},
      error: 'E_RANGE',
    },
  ],
  related: [
    {function: 'Text/SubstringBefore', role: 'alternative'},
    {function: 'Text/Substring', role: 'alternative'},
    {function: 'Text/IndexOf', role: 'alternative'},
  ],
  equivalents: [
    {tool: 'excel', name: 'TEXTAFTER', differs: 'returns `#N/A` if the separator is missing'},
    {
      tool: 'jq',
      name: 'split',
      expression: '.separator as $separator | .text | split($separator)[1:] | join($separator)',
    },
    {
      tool: 'jsonata',
      name: '$substringAfter',
      expression: '$substringAfter(text, separator)',
      differs: 'returns the whole text if the separator is missing',
    },
    {tool: 'dataweave', name: 'substringAfter', differs: 'finds only the first occurrence'},
    {
      tool: 'pandas',
      name: 'str.partition',
      differs: 'returns the separator and the text on both sides',
    },
  ],
  tags: ['mapping', 'text', 'parse'],
  aliases:
    'TEXTAFTER, substring-after, Text.AfterDelimiter, right of, file extension, everything behind, domain of email, remove prefix, after last slash, after colon, last word, host of url, filename from path, tail of string, after the at sign, second part, after dash, domain name',
  notes: [
    'If the separator is missing, this function returns empty text by default, while `Text.SubstringBefore` returns the whole text. To return something else, set `ifMissing`.',
  ],
  run: ({text, separator, occurrence, ifMissing}) => {
    if (separator === '') {
      fail('E_RANGE', '`separator` must not be empty. Pass the text to look for.', 'separator');
    }
    const position = occurrence === 'first' ? text.indexOf(separator) : text.lastIndexOf(separator);
    return position === -1
      ? {all: text, empty: '', null: null}[ifMissing]
      : text.slice(position + separator.length);
  },
});
