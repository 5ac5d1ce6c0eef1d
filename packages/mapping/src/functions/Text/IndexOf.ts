import {defineMappingFunction} from '../../language/defineMappingFunction';
import {fail} from '@documentation/base/internal/values/errors';
import {caseNote} from '@documentation/base/internal/values/text/caseNote';
import {findPosition} from './positions';

export default defineMappingFunction({
  category: 'Text',
  name: 'IndexOf',
  summary: 'Finds the position of the first or last occurrence of a piece of text.',
  parameters: {
    text: {type: 'Text', data: true, description: 'the text to search in'},
    search: {
      type: 'Text',
      description: 'the exact text to look for, not a pattern; must not be empty',
    },
    occurrence: {
      type: 'Text',
      default: 'first',
      values: {
        first: 'the first occurrence, searching from the start',
        last: 'the last occurrence, searching from the end',
      },
      description: 'which occurrence to find if there are several',
    },
    ignoreCase: {
      type: 'Boolean',
      default: false,
      description: 'whether to treat uppercase and lowercase letters as equal',
    },
  },
  returns: {
    type: 'Integer',
    nullable: true,
    description: 'the position where the match starts, counted from 0, or null if not found',
  },
  nullPolicy: 'passes on',
  nullAndEmpty:
    'In empty text, nothing is found, so the result is null. A null `search` is an error.',
  errors: [{code: 'E_RANGE', when: '`search` is empty'}],
  examples: [
    {
      title: 'The at sign in an email address',
      kind: 'typical',
      args: {text: 'ada@example.com', search: '@'},
      result: 3,
    },
    {
      title: 'The last slash in a path',
      kind: 'typical',
      args: {text: '/exports/2024/orders.csv', search: '/', occurrence: 'last'},
      result: 13,
    },
    {
      title: 'A word in any case',
      kind: 'typical',
      args: {text: 'Your order: ORDER 42', search: 'Order 42', ignoreCase: true},
      result: 12,
    },
    {title: 'Not found', kind: 'edge', args: {text: 'ORD-42', search: '/'}, result: null},
    {
      title: 'Case matters by default',
      kind: 'edge',
      args: {text: 'URGENT', search: 'urgent'},
      result: null,
    },
    {
      title: 'An emoji counts as one character',
      kind: 'edge',
      args: {text: '📦📦 SKU', search: 'SKU'},
      result: 3,
    },
    {
      title: 'Positions refer to the original text',
      kind: 'edge',
      args: {text: 'Große Straße 5', search: 'STRASSE', ignoreCase: true},
      result: 6,
    },
    {
      title: 'The last of two overlapping matches',
      kind: 'edge',
      args: {text: 'aaa', search: 'aa', occurrence: 'last'},
      result: 1,
    },
    {title: 'Null', kind: 'null', args: {text: null, search: '@'}, result: null},
    {
      title: 'An empty search text',
      kind: 'error',
      args: {text: 'ada@example.com', search: ''},
      error: 'E_RANGE',
    },
  ],
  related: [
    {function: 'Text/Contains', role: 'alternative'},
    {function: 'Text/SubstringBefore', role: 'alternative'},
    {function: 'Text/SubstringAfter', role: 'alternative'},
    {function: 'Text/Substring', role: 'often used with'},
  ],
  equivalents: [
    {
      tool: 'excel',
      name: 'FIND',
      differs: 'numbers positions from 1, and returns `#VALUE!` instead of null',
    },
    {
      tool: 'jq',
      name: 'index',
      expression: '.search as $search | .text | index($search)',
      differs: 'returns a byte position in versions before jq 1.8',
    },
    {tool: 'dataweave', name: 'indexOf', differs: 'returns -1 instead of null'},
    {
      tool: 'sql',
      name: 'STRPOS',
      differs: 'numbers positions from 1, and returns 0 instead of null',
    },
    {tool: 'pandas', name: 'str.find', differs: 'returns -1 instead of null'},
  ],
  tags: ['mapping', 'text', 'lookup'],
  aliases:
    'indexOf, lastIndexOf, FIND in text, INSTR, CHARINDEX, STRPOS, LOCATE, Text.PositionOf, str.find, rfind, str.index, position of character, position of a substring, where does text occur, offset in string, index of substring, first occurrence, last occurrence, find position in text',
  notes: [
    'Positions are counted in Unicode code points, from 0, as in `Text.Substring`.',
    'To get the text before or after a separator, you don’t need its position: use `Text.SubstringBefore` or `Text.SubstringAfter`.',
    caseNote,
  ],
  run: ({text, search, occurrence, ignoreCase}) => {
    if (search === '') {
      fail('E_RANGE', '`search` must not be empty. Pass the text to look for.', 'search');
    }
    return findPosition(text, search, {occurrence, ignoreCase});
  },
});
