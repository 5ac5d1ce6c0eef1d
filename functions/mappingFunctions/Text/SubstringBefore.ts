import {defineMappingFunction} from '../../defineMappingFunction';
import {fail} from '../../language/errors';

export default defineMappingFunction({
  category: 'Text',
  name: 'SubstringBefore',
  summary: 'Returns the part of a text before a separator.',
  parameters: {
    text: {type: 'Text', data: true, description: 'the text to cut from'},
    separator: {type: 'Text', description: 'what ends the part; not a pattern, and not empty'},
    occurrence: {
      type: 'Text',
      default: 'first',
      values: {
        first: 'the first separator from the left',
        last: 'the last one',
      },
      description: 'which separator counts when there are several',
    },
    ifMissing: {
      type: 'Text',
      default: 'all',
      values: {
        all: 'the whole text',
        empty: 'empty text',
        null: 'null',
      },
      description: 'what to return when the separator isn’t there',
    },
  },
  returns: {
    type: 'Text',
    nullable: true,
    description: 'the part; null only if you ask for it by `ifMissing`',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'In empty text the separator is missing, so `ifMissing` decides.',
  errors: [{code: 'E_RANGE', when: 'the separator is empty'}],
  examples: [
    {
      title: 'The user of an e-mail address',
      kind: 'typical',
      args: {text: 'ada@example.com', separator: '@'},
      result: 'ada',
    },
    {
      title: 'A file name without its ending',
      kind: 'typical',
      args: {text: 'orders.2024.csv', separator: '.', occurrence: 'last'},
      result: 'orders.2024',
    },
    {
      title: 'Without the separator you get the whole text',
      kind: 'edge',
      args: {text: 'orders', separator: '.'},
      result: 'orders',
    },
    {
      title: 'Or empty text, if you like',
      kind: 'edge',
      args: {text: 'orders', separator: '.', ifMissing: 'empty'},
      result: '',
    },
    {
      title: 'Or null',
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
  ],
  tags: ['mapping', 'text', 'parse'],
  aliases: [
    'TEXTBEFORE',
    'substring-before',
    'Text.BeforeDelimiter',
    'left of',
    'SPLIT_PART',
    'everything up to',
    'name without extension',
    'first word',
    'username of email',
    'until comma',
    'cut off suffix',
    'drop query string',
    'in front of colon',
    'before the at sign',
    'before dash',
  ],
  notes: [
    'When the separator is missing, SubstringBefore returns the whole text and SubstringAfter returns empty text: everything stands before what isn’t there. `ifMissing` changes it.',
  ],
  pure: true,
  run: ({text, separator, occurrence, ifMissing}) => {
    if (separator === '') {
      fail('E_RANGE', 'The separator must not be empty.', 'separator');
    }
    const position = occurrence === 'first' ? text.indexOf(separator) : text.lastIndexOf(separator);
    return position === -1
      ? {all: text, empty: '', null: null}[ifMissing]
      : text.slice(0, position);
  },
});
