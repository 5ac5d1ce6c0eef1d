import {defineMappingFunction} from '../../language/defineMappingFunction';
import {fail} from '@documentation/base/internal/values/errors';
import {graphemesOf} from '@documentation/base/internal/values/text/graphemes';
import {isBlank, trimWhiteSpace} from '@documentation/base/internal/values/text/whiteSpace';

/** Returns the index after the first `count` visible characters, or the text length if there are fewer. */
function endOfCharacters(text: string, count: number): number {
  let [end, left] = [0, count];
  for (const character of graphemesOf(text)) {
    if (left === 0) {
      break;
    }
    end += character.length;
    left -= 1;
  }
  return end;
}

/** Returns the index after the last word that ends at or before `end`, or `end` if there is no such word. */
function endOfWord(text: string, end: number): number {
  let space = end;
  while (space > 0 && !isBlank(text.charAt(space))) {
    space -= 1;
  }
  return isBlank(text.slice(0, space)) ? end : space;
}

export default defineMappingFunction({
  category: 'Text',
  name: 'Truncate',
  summary: 'Shortens text to a maximum length and marks the cut with an ellipsis.',
  parameters: {
    text: {type: 'Text', data: true, description: 'the text to shorten'},
    length: {
      type: 'Integer',
      description: 'the maximum number of visible characters in the result, including the ellipsis',
    },
    ellipsis: {
      type: 'Text',
      default: '…',
      description: 'the text to put at the end of shortened text; empty text adds no mark',
    },
    wholeWords: {
      type: 'Boolean',
      default: false,
      description: 'whether to cut between words instead of within a word',
    },
  },
  returns: {
    type: 'Text',
    description: 'the shortened text, or the original text if it is short enough',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'Empty text stays empty.',
  errors: [
    {code: 'E_RANGE', when: '`length` is less than 1 or less than the length of `ellipsis`'},
  ],
  examples: [
    {
      title: 'A product description for a list',
      kind: 'typical',
      args: {text: 'Solid oak table with six matching chairs', length: 24, wholeWords: true},
      result: 'Solid oak table with…',
    },
    {
      title: 'A subject line of 20 characters',
      kind: 'typical',
      args: {text: 'Your invoice for February', length: 20},
      result: 'Your invoice for Fe…',
    },
    {
      title: 'Three dots',
      kind: 'typical',
      args: {text: 'Your invoice for February', length: 15, ellipsis: '...'},
      result: 'Your invoice...',
    },
    {
      title: 'Cut without a mark',
      kind: 'typical',
      args: {text: 'Müller & Söhne GmbH', length: 8, ellipsis: ''},
      result: 'Müller &',
    },
    {
      title: 'Text that is short enough',
      kind: 'edge',
      args: {text: 'Oak table', length: 9},
      result: 'Oak table',
    },
    {
      title: 'Emoji and accents stay whole',
      kind: 'edge',
      args: {text: '👨‍👩‍👧 Cafe\u0301 🇫🇷 Paris', length: 8, ellipsis: ''},
      result: '👨‍👩‍👧 Cafe\u0301 🇫🇷',
    },
    {
      title: 'A single long word',
      kind: 'edge',
      args: {text: 'SKU1234567890', length: 10, wholeWords: true},
      result: 'SKU123456…',
    },
    {
      title: 'No space before the ellipsis',
      kind: 'edge',
      args: {text: 'Oak table and chairs', length: 11},
      result: 'Oak table…',
    },
    {title: 'Null', kind: 'null', args: {text: null, length: 20}, result: null},
    {
      title: 'No room for the ellipsis',
      kind: 'error',
      args: {text: 'Oak table', length: 2, ellipsis: '...'},
      error: 'E_RANGE',
    },
  ],
  related: [
    {function: 'Text/Substring', role: 'alternative'},
    {function: 'Text/Length', role: 'often used with'},
  ],
  equivalents: [
    {tool: 'excel', name: 'LEFT', differs: 'adds no ellipsis, and can cut words'},
    {tool: 'dataweave', name: 'withMaxSize', differs: 'adds no ellipsis, and can cut words'},
    {tool: 'sql', name: 'LEFT', differs: 'adds no ellipsis, and can cut words'},
    {
      tool: 'lodash',
      name: '_.truncate',
      expression: "_.truncate(text, {length, omission: '…', separator: ' '})",
      differs: 'uses three dots as the ellipsis by default',
    },
  ],
  tags: ['mapping', 'text', 'format', 'unicode'],
  aliases:
    'truncate, ellipsis, ellipsize, truncatewords, abbreviate, str.truncate, shorten a title, shorten description, text too long, limit text, max 40 characters, maximum length, excerpt, teaser, preview text, three dots at the end, textwrap.shorten, cut at word boundary, StringUtils.abbreviate',
  notes: [
    '`length` counts what readers see as one character: a letter with its accents, an emoji with its parts, or a flag. `Text.Length` counts Unicode code points, of which a visible character can have several. To limit code points, for example for a database column, use `Text.Substring`.',
    'Whitespace before the ellipsis is removed. With `wholeWords`, words end at whitespace. A first word that is too long is cut.',
  ],
  run: ({text, length, ellipsis, wholeWords}) => {
    const room = length - Array.from(graphemesOf(ellipsis)).length;
    if (length < 1 || room < 0) {
      const problem =
        length < 1
          ? 'it must be 1 or more.'
          : 'the ellipsis alone is longer. Use a greater length or a shorter ellipsis.';
      fail('E_RANGE', `\`length\` is ${length}, but ${problem}`, 'length');
    }
    // A visible character has at least one code unit, so short text needs no counting.
    if (text.length <= length || endOfCharacters(text, length) === text.length) {
      return text;
    }
    const cut = endOfCharacters(text, room);
    const end = wholeWords ? endOfWord(text, cut) : cut;
    return trimWhiteSpace(text.slice(0, end), 'end') + ellipsis;
  },
});
