// cspell:ignore MCMXCIV MMXXIV MMMCMXCIX
import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {fail} from '@documentation/base/internal/values/errors';

const numerals = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

export default defineMappingFunction({
  category: 'Number',
  name: 'ToRoman',
  summary: 'Writes a whole number from 1 to 3,999 in Roman numerals, so 14 becomes `XIV`.',
  parameters: {
    value: {type: 'Integer', data: true, description: 'the number, from 1 to 3,999'},
  },
  returns: {type: 'Text', description: 'the Roman numerals, in uppercase'},
  nullPolicy: 'passes on',
  nullAndEmpty: '0 is an error, because there is no Roman numeral for it.',
  errors: [{code: 'E_RANGE', when: 'the number is less than 1 or greater than 3,999'}],
  examples: [
    {title: 'A chapter number', kind: 'typical', args: {value: 14}, result: 'XIV'},
    {
      title: 'A copyright year',
      kind: 'typical',
      input: {published: '2024-02-29'},
      args: {value: expression('Datetime.Part($.published, "year")')},
      result: 'MMXXIV',
    },
    {title: 'Three subtractions', kind: 'edge', args: {value: 1994}, result: 'MCMXCIV'},
    {title: 'The largest number', kind: 'edge', args: {value: 3999}, result: 'MMMCMXCIX'},
    {title: 'Null', kind: 'null', args: {value: null}, result: null},
    {title: 'Zero', kind: 'error', args: {value: 0}, error: 'E_RANGE'},
    {title: 'A number that is too large', kind: 'error', args: {value: 4000}, error: 'E_RANGE'},
    {title: 'Decimals', kind: 'error', args: {value: 2.5}, error: 'E_TYPE'},
  ],
  related: [
    {function: 'Number/ToWords', role: 'alternative'},
    {function: 'Number/ConvertBase', role: 'alternative'},
  ],
  equivalents: [
    {tool: 'excel', name: 'ROMAN', differs: 'returns empty text for 0'},
    {tool: 'jsonata', name: '$formatInteger', expression: '$formatInteger(value, "I")'},
    {tool: 'sql', name: 'TO_CHAR', differs: 'takes the format `FMRN`'},
  ],
  tags: ['mapping', 'number', 'format', 'conversion'],
  aliases:
    'ROMAN, roman numeral, Latin numerals, format-integer I, $formatInteger I, RÖMISCH, chapter numbering, copyright year, list numbering, page numbers in a preface, kings and popes, arabic to roman, I II III IV, clock face numbers',
  notes: ['To get lowercase numerals such as `xiv`, use `Text.Lower`.'],
  run: ({value}) => {
    if (value < 1 || value > 3999) {
      fail(
        'E_RANGE',
        `${value} can’t be written in Roman numerals. Use a number from 1 to 3,999.`,
        'value',
      );
    }
    let rest = value;
    let text = '';
    for (const [size, numeral] of numerals) {
      text += numeral.repeat(Math.floor(rest / size));
      rest %= size;
    }
    return text;
  },
});
