import {defineMappingFunction} from '../../language/defineMappingFunction';
import {fail} from '@documentation/base/internal/values/errors';

export default defineMappingFunction({
  category: 'Text',
  name: 'SubstringBefore',
  summary: 'Returns the text before the first or last occurrence of a separator.',
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
      default: 'all',
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
    description: 'the text before the separator, or what `ifMissing` specifies',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'Empty text contains no separator, so `ifMissing` applies.',
  errors: [{code: 'E_RANGE', when: '`separator` is empty'}],
  examples: [
    {
      title: 'The user name in an email address',
      kind: 'typical',
      args: {text: 'ada@example.com', separator: '@'},
      result: 'ada',
    },
    {
      title: 'A file name without its extension',
      kind: 'typical',
      args: {text: 'orders.2024.csv', separator: '.', occurrence: 'last'},
      result: 'orders.2024',
    },
    {
      title: 'A missing separator',
      kind: 'edge',
      args: {text: 'orders', separator: '.'},
      result: 'orders',
    },
    {
      title: 'Empty text for a missing separator',
      kind: 'edge',
      args: {text: 'orders', separator: '.', ifMissing: 'empty'},
      result: '',
    },
    {
      title: 'Null for a missing separator',
      kind: 'edge',
      args: {text: 'orders', separator: '.', ifMissing: 'null'},
      result: null,
    },
    {
      title: 'Nothing before the separator',
      kind: 'edge',
      args: {text: '@example.com', separator: '@'},
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
    {function: 'Text/SubstringAfter', role: 'alternative'},
    {function: 'Text/Substring', role: 'alternative'},
    {function: 'Text/Split', role: 'alternative'},
    {function: 'Text/IndexOf', role: 'alternative'},
  ],
  equivalents: [
    {tool: 'excel', name: 'TEXTBEFORE', differs: 'returns `#N/A` if the separator is missing'},
    {
      tool: 'jq',
      name: 'split',
      expression: '.separator as $separator | .text | split($separator)[0]',
    },
    {
      tool: 'jsonata',
      name: '$substringBefore',
      expression: '$substringBefore(text, separator)',
      differs: 'finds only the first occurrence',
    },
    {
      tool: 'dataweave',
      name: 'substringBefore',
      differs: 'returns empty text if the separator is missing',
    },
    {tool: 'sql', name: 'SPLIT_PART', differs: 'takes the number of the part, starting with 1'},
    {
      tool: 'pandas',
      name: 'str.partition',
      differs: 'returns the separator and the text on both sides',
    },
  ],
  tags: ['mapping', 'text', 'parse'],
  aliases:
    'TEXTBEFORE, substring-before, Text.BeforeDelimiter, left of, SPLIT_PART, everything up to, name without extension, first word, username of email, until comma, cut off suffix, drop query string, in front of colon, before the at sign, before dash',
  notes: [
    'If the separator is missing, this function returns the whole text by default, while `Text.SubstringAfter` returns empty text. To return something else, set `ifMissing`.',
  ],
  run: ({text, separator, occurrence, ifMissing}) => {
    if (separator === '') {
      fail('E_RANGE', '`separator` must not be empty. Pass the text to look for.', 'separator');
    }
    const position = occurrence === 'first' ? text.indexOf(separator) : text.lastIndexOf(separator);
    return position === -1
      ? {all: text, empty: '', null: null}[ifMissing]
      : text.slice(0, position);
  },
});
