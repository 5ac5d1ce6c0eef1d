import {defineMappingFunction} from '../../defineMappingFunction';
import {fail} from '../../language/errors';
import {countCodePoints} from './codePoints';

const MAX_LENGTH = 1_000_000;

export default defineMappingFunction({
  category: 'Text',
  name: 'Pad',
  summary: 'Fills a text up to a length, at its start or its end.',
  parameters: {
    text: {type: 'Text', data: true, description: 'the text to fill up'},
    length: {type: 'Integer', description: 'how many characters the result has at least'},
    fill: {type: 'Text', default: ' ', description: 'what to fill with; not empty'},
    side: {
      type: 'Text',
      default: 'start',
      values: {
        start: 'before the text, which moves to the right',
        end: 'after the text',
      },
      description: 'where to fill',
    },
  },
  returns: {type: 'Text', description: 'the filled text; longer text comes back whole'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'Empty text is filled like any other.',
  errors: [
    {code: 'E_RANGE', when: 'the fill is empty, or the length is negative'},
    {code: 'E_LIMIT', when: 'the length is above 1,000,000'},
  ],
  examples: [
    {
      title: 'Leading zeros',
      kind: 'typical',
      args: {text: '42', length: 6, fill: '0'},
      result: '000042',
    },
    {
      title: 'A column of fixed width',
      kind: 'typical',
      args: {text: 'Bolt M8', length: 12, side: 'end'},
      result: 'Bolt M8     ',
    },
    {
      title: 'Longer text is never cut',
      kind: 'edge',
      args: {text: '1234567', length: 5, fill: '0'},
      result: '1234567',
    },
    {
      title: 'A longer fill is cut to fit',
      kind: 'edge',
      args: {text: 'A', length: 6, fill: '-=', side: 'end'},
      result: 'A-=-=-',
    },
    {
      title: 'Characters count, not bytes',
      kind: 'edge',
      args: {text: '📦', length: 3, fill: '*'},
      result: '**📦',
    },
    {title: 'Null', kind: 'null', args: {text: null, length: 5}, result: null},
    {
      title: 'An empty fill',
      kind: 'error',
      args: {text: '42', length: 6, fill: ''},
      error: 'E_RANGE',
    },
    {
      title: 'A length that is too large',
      kind: 'error',
      args: {text: '42', length: 2000000},
      error: 'E_LIMIT',
    },
  ],
  related: [
    {function: 'Text/Trim', role: 'inverse'},
    {function: 'Text/Length', role: 'often used with'},
  ],
  tags: ['mapping', 'text', 'format'],
  aliases: [
    'LPAD',
    'RPAD',
    'padStart',
    'padEnd',
    'leading zeros',
    'Text.PadStart',
    'zfill',
    'add zeros in front',
    'fixed width',
    'fill with spaces',
    '00042',
    'align right',
    'fixed length record',
    '10 digit customer number',
    'ljust',
    'missing leading zeros',
    'prepend zeros',
    'zero padding',
    'pad order number',
    'leading zeroes',
    'right justify',
    'make same length',
    'rjust',
  ],
  limits: ['The length is at most 1,000,000.'],
  notes: [
    'Characters are Unicode code points. A number must become text first: `Text.Pad(Text.Concat(42), 6, fill: "0")`.',
  ],
  pure: true,
  run: ({text, length, fill, side}) => {
    if (fill === '') {
      fail('E_RANGE', 'The fill must not be empty.', 'fill');
    }
    if (length < 0) {
      fail('E_RANGE', `The length must not be negative, but it is ${length}.`, 'length');
    }
    if (length > MAX_LENGTH) {
      fail('E_LIMIT', `The length must be at most 1,000,000, but it is ${length}.`, 'length');
    }
    const unit = Array.from(fill);
    const missing = Math.max(0, length - countCodePoints(text));
    const padding =
      fill.repeat(Math.floor(missing / unit.length)) +
      unit.slice(0, missing % unit.length).join('');
    return side === 'start' ? padding + text : text + padding;
  },
});
