import {defineMappingFunction} from '../../language/defineMappingFunction';
import {fail} from '@documentation/base/internal/values/errors';
import {countCodePoints} from './codePoints';

const MAX_LENGTH = 1_000_000;

export default defineMappingFunction({
  category: 'Text',
  name: 'Pad',
  summary: 'Pads text to a minimum length, at the start or end.',
  parameters: {
    text: {type: 'Text', data: true, description: 'the text to pad'},
    length: {type: 'Integer', description: 'the minimum number of characters in the result'},
    fill: {type: 'Text', default: ' ', description: 'the text to pad with; must not be empty'},
    side: {
      type: 'Text',
      default: 'start',
      values: {
        start: 'before the text, to right-align it',
        end: 'after the text, to left-align it',
      },
      description: 'where to add the padding',
    },
  },
  returns: {
    type: 'Text',
    description: 'the padded text, or the original text if it is already long enough',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'Empty text is padded like any other text.',
  errors: [
    {code: 'E_RANGE', when: '`fill` is empty, or `length` is negative'},
    {code: 'E_LIMIT', when: '`length` is greater than 1,000,000'},
  ],
  examples: [
    {
      title: 'Leading zeros',
      kind: 'typical',
      args: {text: '42', length: 6, fill: '0'},
      result: '000042',
    },
    {
      title: 'A fixed-width column',
      kind: 'typical',
      args: {text: 'Bolt M8', length: 12, side: 'end'},
      result: 'Bolt M8     ',
    },
    {
      title: 'Longer text isn’t cut',
      kind: 'edge',
      args: {text: '1234567', length: 5, fill: '0'},
      result: '1234567',
    },
    {
      title: 'The last repetition is cut to fit',
      kind: 'edge',
      args: {text: 'A', length: 6, fill: '-=', side: 'end'},
      result: 'A-=-=-',
    },
    {
      title: 'Length in characters, not bytes',
      kind: 'edge',
      args: {text: '📦', length: 3, fill: '*'},
      result: '**📦',
    },
    {title: 'Null', kind: 'null', args: {text: null, length: 5}, result: null},
    {
      title: 'An empty fill text',
      kind: 'error',
      args: {text: '42', length: 6, fill: ''},
      error: 'E_RANGE',
    },
    {
      title: 'A length above the limit',
      kind: 'error',
      args: {text: '42', length: 2000000},
      error: 'E_LIMIT',
    },
  ],
  related: [
    {function: 'Text/Trim', role: 'inverse'},
    {function: 'Text/Length', role: 'often used with'},
    {function: 'Text/Repeat', role: 'alternative'},
  ],
  equivalents: [
    {
      tool: 'excel',
      name: 'REPT',
      differs: 'needs LEN, as in `REPT(fill, length - LEN(text)) & text`',
    },
    {
      tool: 'jsonata',
      name: '$pad',
      expression: '$pad(text, -length, fill)',
      differs: 'pads the start only if the length is negative',
    },
    {
      tool: 'dataweave',
      name: 'leftPad',
      differs: 'pads with one character, and `rightPad` pads the end',
    },
    {tool: 'sql', name: 'LPAD', differs: 'cuts longer text, and `RPAD` pads the end'},
    {
      tool: 'lodash',
      name: '_.padStart',
      expression: '_.padStart(text, length, fill)',
      differs: '`_.padEnd` pads the end',
    },
    {tool: 'pandas', name: 'str.pad', differs: 'pads with one character'},
  ],
  tags: ['mapping', 'text', 'format'],
  aliases:
    'LPAD, RPAD, padStart, padEnd, leading zeros, Text.PadStart, zfill, add zeros in front, fixed width, fill with spaces, fill up, 00042, align right, fixed length record, 10 digit customer number, ljust, missing leading zeros, prepend zeros, zero padding, pad order number, leading zeroes, right justify, make same length, rjust',
  limits: ['`length` can be at most 1,000,000.'],
  notes: [
    '`length` counts Unicode code points. To pad a number, convert it to text first: `Text.Pad(Types.ToText(42), 6, fill: "0")`.',
  ],
  run: ({text, length, fill, side}) => {
    if (fill === '') {
      fail('E_RANGE', '`fill` must not be empty. Pass at least one character.', 'fill');
    }
    if (length < 0) {
      fail(
        'E_RANGE',
        `\`length\` is ${length}, but it must not be negative. Pass 0 or more.`,
        'length',
      );
    }
    if (length > MAX_LENGTH) {
      fail(
        'E_LIMIT',
        `\`length\` is ${length}, which is above the limit. Pass a number up to 1,000,000.`,
        'length',
      );
    }
    const unit = Array.from(fill);
    const missing = Math.max(0, length - countCodePoints(text));
    const padding =
      fill.repeat(Math.floor(missing / unit.length)) +
      unit.slice(0, missing % unit.length).join('');
    return side === 'start' ? padding + text : text + padding;
  },
});
