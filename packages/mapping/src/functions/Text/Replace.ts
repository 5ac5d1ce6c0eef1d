import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {fail} from '@documentation/base/internal/values/errors';
import {checkResultLength, resultLimit, resultTooLong} from './resultLength';

export default defineMappingFunction({
  category: 'Text',
  name: 'Replace',
  summary: 'Replaces every occurrence of a piece of text, or only the first.',
  parameters: {
    text: {type: 'Text', data: true, description: 'the text to change'},
    search: {
      type: 'Text',
      description: 'the exact text to look for, not a pattern; must not be empty',
    },
    replacement: {
      type: 'Text',
      description: 'the text to put in place of a match; empty text removes the match',
    },
    all: {
      type: 'Boolean',
      default: true,
      description: 'whether to replace all matches; `false` replaces only the first',
    },
  },
  returns: {type: 'Text', description: 'the changed text'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'Empty text stays empty. A null `search` or `replacement` is an error.',
  errors: [{code: 'E_RANGE', when: '`search` is empty'}, resultTooLong],
  examples: [
    {
      title: 'Slashes to hyphens',
      kind: 'typical',
      args: {text: '2024/02/29', search: '/', replacement: '-'},
      result: '2024-02-29',
    },
    {
      title: 'Spaces removed from an account number',
      kind: 'typical',
      args: {text: 'DE89 3704 0044 0532 0130 00', search: ' ', replacement: ''},
      result: 'DE89370400440532013000',
    },
    {
      title: 'Only the first match',
      kind: 'typical',
      args: {text: 'a=1=2', search: '=', replacement: ': ', all: false},
      result: 'a: 1=2',
    },
    {
      title: 'Special characters are literal',
      kind: 'edge',
      args: {text: '1.99', search: '.', replacement: '$&'},
      result: '1$&99',
    },
    {
      title: 'Replacements aren’t searched again',
      kind: 'edge',
      args: {text: 'aaa', search: 'a', replacement: 'aa'},
      result: 'aaaaaa',
    },
    {
      title: 'Case matters',
      kind: 'edge',
      args: {text: 'Total total', search: 'total', replacement: 'sum'},
      result: 'Total sum',
    },
    {title: 'Null', kind: 'null', args: {text: null, search: 'a', replacement: 'b'}, result: null},
    {
      title: 'An empty search text',
      kind: 'error',
      args: {text: 'abc', search: '', replacement: '-'},
      error: 'E_RANGE',
    },
    {
      title: 'A result that is too long',
      kind: 'error',
      args: {
        text: 'aaaaaaaaaaaa',
        search: 'a',
        replacement: expression('Text.Pad("-", 1000000)'),
      },
      error: 'E_LIMIT',
    },
  ],
  related: [
    {function: 'Text/ReplaceRegex', role: 'alternative'},
    {function: 'Text/Contains', role: 'often used with'},
  ],
  equivalents: [
    {tool: 'excel', name: 'SUBSTITUTE', differs: 'can replace only the nth occurrence'},
    {
      tool: 'jq',
      name: 'split, join',
      expression:
        '.search as $search | .replacement as $replacement | .text | split($search) | join($replacement)',
    },
    {tool: 'jsonata', name: '$replace', expression: '$replace(text, search, replacement)'},
    {tool: 'dataweave', name: 'replace … with'},
    {tool: 'bloblang', name: 'replace_all'},
    {tool: 'sql', name: 'REPLACE'},
    {
      tool: 'lodash',
      name: '_.replace',
      expression: '_.replace(text, search, replacement)',
      example: 'Only the first match',
      differs:
        'replaces only the first occurrence, and `$` in the replacement has a special meaning',
    },
    {tool: 'pandas', name: 'str.replace'},
  ],
  tags: ['mapping', 'text', 'conversion'],
  aliases:
    'SUBSTITUTE, REPLACE, replaceAll, str_replace, remove text, find and replace, remove all spaces, swap characters, comma to point, delete character, without hyphens, strip quotes, exchange words, literal characters, without line breaks, remove dashes, replace everywhere',
  limits: [resultLimit],
  run: ({text, search, replacement, all}) => {
    if (search === '') {
      fail('E_RANGE', '`search` must not be empty. Pass the text to look for.', 'search');
    }
    const pieces = text.split(search);
    if (!all && pieces.length > 2) {
      pieces.splice(1, pieces.length, pieces.slice(1).join(search));
    }
    checkResultLength(text.length + (pieces.length - 1) * (replacement.length - search.length));
    return pieces.join(replacement);
  },
});
