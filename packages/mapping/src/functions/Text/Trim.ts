import {defineMappingFunction} from '../../language/defineMappingFunction';
import {trimWhiteSpace} from '@documentation/base/internal/values/text/whiteSpace';

function trimCharacters(text: string, side: 'both' | 'start' | 'end', characters: string): string {
  const unwanted = new Set(characters);
  const all = Array.from(text);
  let [start, end] = [0, all.length];
  while (side !== 'end' && start < end && unwanted.has(all[start]!)) {
    start += 1;
  }
  while (side !== 'start' && end > start && unwanted.has(all[end - 1]!)) {
    end -= 1;
  }
  return all.slice(start, end).join('');
}

export default defineMappingFunction({
  category: 'Text',
  name: 'Trim',
  summary: 'Removes whitespace or other characters from the start and end of text.',
  parameters: {
    text: {type: 'Text', data: true, description: 'the text to trim'},
    side: {
      type: 'Text',
      default: 'both',
      values: {
        both: 'at both ends',
        start: 'only at the start',
        end: 'only at the end',
      },
      description: 'where to trim',
    },
    characters: {
      type: 'Text',
      default: null,
      description:
        'the characters to remove instead of whitespace, in any order; empty text removes nothing',
    },
  },
  returns: {type: 'Text', description: 'the trimmed text, with whitespace inside it unchanged'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'Text that is only whitespace becomes empty text, not null.',
  errors: [],
  examples: [
    {
      title: 'A name from a form',
      kind: 'typical',
      args: {text: '  Ada Lovelace \n'},
      result: 'Ada Lovelace',
    },
    {
      title: 'Leading zeros',
      kind: 'typical',
      args: {text: '0000420', side: 'start', characters: '0'},
      result: '420',
    },
    {
      title: 'Slashes at the end of a URL',
      kind: 'typical',
      args: {text: 'https://example.com/orders//', side: 'end', characters: '/'},
      result: 'https://example.com/orders',
    },
    {
      title: 'Several characters, in any order',
      kind: 'edge',
      args: {text: '"(SKU-7)"', characters: '()"'},
      result: 'SKU-7',
    },
    {
      title: 'A non-breaking space and a byte order mark',
      kind: 'edge',
      args: {text: '\ufeff42\u00a0'},
      result: '42',
    },
    {title: 'Inner spaces are kept', kind: 'edge', args: {text: ' a  b '}, result: 'a  b'},
    {title: 'Only whitespace', kind: 'edge', args: {text: ' \t '}, result: ''},
    {title: 'Null', kind: 'null', args: {text: null}, result: null},
  ],
  related: [
    {function: 'Text/Pad', role: 'inverse'},
    {function: 'Text/Split', role: 'often used with'},
    {function: 'Text/Normalize', role: 'often used with'},
  ],
  equivalents: [
    {
      tool: 'excel',
      name: 'TRIM',
      differs: 'removes only spaces, and reduces repeated spaces between words to one',
    },
    {
      tool: 'jq',
      name: 'gsub',
      expression: '.text | gsub("^\\\\s+|\\\\s+$"; "")',
      differs: 'jq 1.8 has `trim`',
    },
    {
      tool: 'jsonata',
      name: '$trim',
      expression: '$trim(text)',
      differs: 'reduces whitespace between words to one space',
    },
    {tool: 'dataweave', name: 'trim', differs: 'removes only whitespace'},
    {tool: 'bloblang', name: 'trim'},
    {tool: 'sql', name: 'TRIM', differs: 'removes only spaces by default'},
    {tool: 'lodash', name: '_.trim', expression: '_.trim(text)'},
    {tool: 'pandas', name: 'str.strip'},
  ],
  tags: ['mapping', 'text', 'conversion'],
  aliases:
    'strip, TRIM, LTRIM, RTRIM, trimStart, trimEnd, remove spaces, trailing whitespace, leading spaces, remove trailing newline, blanks before and after, invisible characters, nbsp, tabs at the end, around the value, surrounding quotes, match fails despite same text, cut spaces, delete leading zeros, unwanted spaces',
  notes: [
    'Whitespace is every character with the Unicode property White_Space, such as a tab, a line break or a non-breaking space (U+00A0), and the byte order mark (U+FEFF). To remove the zero-width space (U+200B), list it in `characters`.',
    'To collapse whitespace inside the text too, use `Text.ReplaceRegex(text, "[\\\\s\\\\p{Z}]+", " ")`.',
  ],
  run: ({text, side, characters}) =>
    characters === null ? trimWhiteSpace(text, side) : trimCharacters(text, side, characters),
});
