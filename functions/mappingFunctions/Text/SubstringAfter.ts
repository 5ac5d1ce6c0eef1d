import {defineMappingFunction} from '../../defineMappingFunction';
import {fail} from '../../language/errors';

export default defineMappingFunction({
  category: 'Text',
  name: 'SubstringAfter',
  summary: 'Returns the part of a text after a separator.',
  parameters: {
    text: {type: 'Text', data: true, description: 'the text to cut from'},
    separator: {type: 'Text', description: 'what starts the part; not a pattern, and not empty'},
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
      default: 'empty',
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
      title: 'The host of an e-mail address',
      kind: 'typical',
      args: {text: 'ada@example.com', separator: '@'},
      result: 'example.com',
    },
    {
      title: 'The ending of a file name',
      kind: 'typical',
      args: {text: 'orders.2024.csv', separator: '.', occurrence: 'last'},
      result: 'csv',
    },
    {
      title: 'Without the separator you get empty text',
      kind: 'edge',
      args: {text: 'orders', separator: '.'},
      result: '',
    },
    {
      title: 'Or the whole text: a prefix that may be there',
      kind: 'edge',
      args: {text: '00042', separator: 'ORD-', ifMissing: 'all'},
      result: '00042',
    },
    {
      title: 'Or null',
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
  ],
  tags: ['mapping', 'text', 'parse'],
  aliases: [
    'TEXTAFTER',
    'substring-after',
    'Text.AfterDelimiter',
    'right of',
    'file extension',
    'everything behind',
    'domain of email',
    'remove prefix',
    'after last slash',
    'after colon',
    'last word',
    'host of url',
    'filename from path',
    'tail of string',
    'after the at sign',
    'second part',
    'after dash',
    'domain name',
  ],
  notes: [
    'When the separator is missing, SubstringAfter returns empty text and SubstringBefore returns the whole text: nothing stands after what isn’t there. `ifMissing` changes it.',
  ],
  pure: true,
  run: ({text, separator, occurrence, ifMissing}) => {
    if (separator === '') {
      fail('E_RANGE', 'The separator must not be empty.', 'separator');
    }
    const position = occurrence === 'first' ? text.indexOf(separator) : text.lastIndexOf(separator);
    return position === -1
      ? {all: text, empty: '', null: null}[ifMissing]
      : text.slice(position + separator.length);
  },
});
