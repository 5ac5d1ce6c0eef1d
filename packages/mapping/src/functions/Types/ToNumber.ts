import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {fail} from '@documentation/base/internal/values/errors';
import {
  exactNumber,
  exactnessNote,
  numberNote,
  numberReader,
  plainSeparators,
} from '@documentation/base/internal/values/numbers/numberText';
import {quote} from '@documentation/base/internal/values/quote';
import {isBlank, trimWhiteSpace} from '@documentation/base/internal/values/text/whiteSpace';

function adviceFor(text: string): string {
  if (isBlank(text)) {
    return 'Use null for a missing number.';
  }
  if (/^0[xob]/i.test(trimWhiteSpace(text))) {
    return 'Use `Number.ConvertBase` for other bases.';
  }
  return 'Use `Number.Parse` for other formats.';
}

export default defineMappingFunction({
  category: 'Types',
  name: 'ToNumber',
  summary: 'Converts a Boolean, or text without digit groups such as "-12.5", to a number.',
  parameters: {
    value: {
      type: ['Number', 'Text', 'Boolean'],
      data: true,
      nullable: true,
      description: 'the value to convert',
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
    description: 'the number; true becomes 1, and false becomes 0',
  },
  nullPolicy: 'default',
  nullAndEmpty: 'Empty or blank text is an error, even with a default.',
  errors: [
    {code: 'E_PARSE', when: 'the text isn’t a number such as `-12.5`'},
    {
      code: 'E_RANGE',
      when: 'the number can’t be represented exactly, or is outside the range of about ±1.8e308',
    },
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
    {title: 'A Boolean', kind: 'edge', args: {value: true}, result: 1},
    {title: 'An exponent', kind: 'edge', args: {value: '-1.5e3'}, result: -1500},
    {title: 'A typographic minus sign', kind: 'edge', args: {value: '−.5'}, result: -0.5},
    {title: 'Leading zeros are dropped', kind: 'edge', args: {value: '007'}, result: 7},
    {title: 'Null without a default', kind: 'null', args: {value: null}, result: null},
    {title: 'Empty text', kind: 'error', args: {value: ''}, error: 'E_PARSE'},
    {title: 'A decimal comma', kind: 'error', args: {value: '1,5'}, error: 'E_PARSE'},
    {title: 'A hexadecimal number', kind: 'error', args: {value: '0x10'}, error: 'E_PARSE'},
    {
      title: 'A number with too many digits',
      kind: 'error',
      args: {value: '9007199254740993'},
      error: 'E_RANGE',
    },
    {title: 'A number that is too large', kind: 'error', args: {value: '1e400'}, error: 'E_RANGE'},
    {title: 'A list instead of a number', kind: 'error', args: {value: [1]}, error: 'E_TYPE'},
  ],
  related: [
    {function: 'Types/ToText', role: 'inverse'},
    {function: 'Number/Parse', role: 'alternative'},
    {function: 'Number/ConvertBase', role: 'often used with'},
    {function: 'Types/IsType', role: 'often used with'},
  ],
  equivalents: [
    {
      tool: 'excel',
      name: 'VALUE',
      differs: 'also reads dates and digit groups, based on the computer’s region',
    },
    {tool: 'jq', name: 'tonumber', expression: '.value | tonumber', differs: 'fails for Booleans'},
    {tool: 'jsonata', name: '$number', expression: '$number(value)'},
    {
      tool: 'jmespath',
      name: 'to_number',
      expression: 'to_number(value)',
      differs: 'returns null for Booleans and invalid text',
    },
    {tool: 'dataweave', name: 'as Number', differs: 'fails for Booleans'},
    {tool: 'bloblang', name: 'number', differs: 'returns its default for invalid text, too'},
    {tool: 'sql', name: 'CAST AS NUMERIC', differs: 'fails for Booleans'},
    {
      tool: 'lodash',
      name: '_.toNumber',
      expression: '_.toNumber(value)',
      differs: 'returns `NaN` for invalid text, and 0 for empty text',
    },
    {
      tool: 'pandas',
      name: 'to_numeric',
      differs: "fails for invalid text, unless `errors='coerce'`",
    },
  ],
  tags: ['mapping', 'types', 'conversion', 'number'],
  aliases:
    'Number(), $number, parseInt, CAST AS DECIMAL, Number.From, VALUE, to_number, string to number, cast to int, convert to numeric, float, numbers in quotes, quantity is string, digits to integer, arithmetic fails on text, turn into a number',
  notes: [numberNote, exactnessNote],
  run: ({value, default: fallback}) => {
    if (typeof value !== 'string') {
      // Adding 0 turns -0 into 0.
      return value === null ? fallback : Number(value) + 0;
    }
    const plain =
      numberReader(plainSeparators)(value) ??
      fail('E_PARSE', `${quote(value)} isn’t a number such as -12.5. ${adviceFor(value)}`, 'value');
    return exactNumber(plain, (problem) =>
      fail('E_RANGE', `${quote(value)} ${problem}. Keep it as text.`, 'value'),
    );
  },
});
