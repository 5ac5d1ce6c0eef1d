import {defineMappingFunction} from '../../defineMappingFunction';
import {expression} from '../../examples/expression';
import {fail} from '../../language/errors';
import {quote} from '../../values/text/quote';

/** A number as JSON writes it. */
const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

function adviceFor(text: string): string {
  if (text === '') {
    return 'For no number use null.';
  }
  if (/^0[xob]/i.test(text)) {
    return 'Use Number.ConvertBase for other bases.';
  }
  if (/^-?0\d/.test(text)) {
    return 'A leading zero looks like a code; keep it as text, or use Number.Parse.';
  }
  return 'Use Number.Parse for numbers as people write them.';
}

export default defineMappingFunction({
  category: 'Types',
  name: 'ToNumber',
  summary: 'Turns text in the form of JSON, such as "12.5", or a boolean into a number.',
  parameters: {
    value: {
      type: ['Number', 'Text', 'Boolean'],
      data: true,
      nullable: true,
      description: 'the value to convert; spaces around a text don’t matter',
    },
    default: {
      type: 'Number',
      default: null,
      description: 'the number to return instead of null',
    },
  },
  returns: {
    type: 'Number',
    nullable: true,
    description: 'the number; true is 1, and false is 0',
  },
  nullPolicy: 'default',
  nullAndEmpty:
    'Null gives `default`, or null without one. Empty and blank text fail, with a default too.',
  errors: [
    {code: 'E_PARSE', when: 'the text isn’t a number in the form of JSON'},
    {code: 'E_RANGE', when: 'the number is larger than about 1.8e308'},
  ],
  examples: [
    {title: 'Digits in quotes', kind: 'typical', args: {value: '12.50'}, result: 12.5},
    {
      title: 'A default for a missing field',
      kind: 'typical',
      input: {sku: 'A-100'},
      args: {value: expression('$.quantity'), default: 1},
      result: 1,
    },
    {title: 'A number stays as it is', kind: 'typical', args: {value: 42}, result: 42},
    {title: 'A boolean', kind: 'edge', args: {value: true}, result: 1},
    {title: 'An exponent', kind: 'edge', args: {value: '-1.5e3'}, result: -1500},
    {
      title: 'Long identifiers lose digits',
      kind: 'edge',
      args: {value: '9007199254740993'},
      result: 9007199254740992,
    },
    {title: 'Null without a default', kind: 'null', args: {value: null}, result: null},
    {title: 'Empty text is not 0', kind: 'error', args: {value: ''}, error: 'E_PARSE'},
    {title: 'A decimal comma', kind: 'error', args: {value: '1,5'}, error: 'E_PARSE'},
    {title: 'A leading zero', kind: 'error', args: {value: '007'}, error: 'E_PARSE'},
    {title: 'Another base', kind: 'error', args: {value: '0x10'}, error: 'E_PARSE'},
    {title: 'Too large', kind: 'error', args: {value: '1e400'}, error: 'E_RANGE'},
    {title: 'A list is refused', kind: 'error', args: {value: [1]}, error: 'E_TYPE'},
  ],
  related: [
    {function: 'Types/ToText', role: 'inverse'},
    {function: 'Number/Parse', role: 'alternative'},
    {function: 'Number/ConvertBase', role: 'often used with'},
    {function: 'Types/IsType', role: 'often used with'},
  ],
  tags: ['mapping', 'types', 'conversion', 'number'],
  aliases: [
    'Number()',
    '$number',
    'parseInt',
    'CAST AS DECIMAL',
    'Number.From',
    'VALUE',
    'to_number',
    'string to number',
    'cast to int',
    'convert to numeric',
    'float',
    'numbers in quotes',
    'quantity is string',
    'digits to integer',
    'arithmetic fails on text',
  ],
  notes: [
    'A number holds 15 digits for sure. Keep longer identifiers, such as account numbers, as text.',
  ],
  pure: true,
  run: ({value, default: fallback}) => {
    if (typeof value !== 'string') {
      // + 0 turns -0 into 0.
      return value === null ? fallback : Number(value) + 0;
    }
    const text = value.trim();
    if (!jsonNumber.test(text)) {
      fail(
        'E_PARSE',
        `${quote(value)} isn’t a number such as "-12.5". ${adviceFor(text)}`,
        'value',
      );
    }
    const number = Number(text);
    if (!Number.isFinite(number)) {
      fail('E_RANGE', `${quote(value)} is too large for a number.`, 'value');
    }
    return number + 0;
  },
});
