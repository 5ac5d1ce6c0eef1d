import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {asText} from './asText';

export default defineMappingFunction({
  category: 'Text',
  name: 'Concat',
  summary: 'Concatenates values as text, without a separator.',
  parameters: {
    parts: {
      type: ['Text', 'Number', 'Boolean'],
      data: true,
      nullable: true,
      rest: true,
      description: 'the values to concatenate, in order',
    },
  },
  returns: {type: 'Text', description: 'the concatenated text'},
  nullPolicy: 'skips',
  nullAndEmpty: 'If there are no values, or all of them are null, the result is empty text.',
  errors: [],
  examples: [
    {
      title: 'An invoice number',
      kind: 'typical',
      args: {parts: ['INV-', 2024, '-', 42]},
      result: 'INV-2024-42',
    },
    {
      title: 'A name from two fields',
      kind: 'typical',
      input: {first: 'Ada', last: 'Lovelace'},
      args: {parts: [expression('$.last'), ', ', expression('$.first')]},
      result: 'Lovelace, Ada',
    },
    {
      title: 'Numbers without an exponent',
      kind: 'edge',
      args: {parts: [12.5, ' ', 1e21]},
      result: '12.5 1000000000000000000000',
    },
    {title: 'A Boolean', kind: 'edge', args: {parts: ['paid: ', true]}, result: 'paid: true'},
    {title: 'No values', kind: 'edge', args: {parts: []}, result: ''},
    {
      title: 'Null is skipped',
      kind: 'null',
      args: {parts: ['Ada', null, ' Lovelace']},
      result: 'Ada Lovelace',
    },
    {title: 'Only null values', kind: 'null', args: {parts: [null, null]}, result: ''},
    {
      title: 'An object as a value',
      kind: 'error',
      args: {parts: ['Order ', {id: 7}]},
      error: 'E_TYPE',
    },
  ],
  related: [
    {function: 'Text/Join', role: 'alternative'},
    {function: 'Text/Template', role: 'alternative'},
  ],
  equivalents: [
    {tool: 'excel', name: 'CONCAT', differs: 'writes Booleans as `TRUE` and `FALSE`'},
    {tool: 'jq', name: 'join', expression: '.parts | join("")'},
    {
      tool: 'jsonata',
      name: '&',
      expression: 'parts[0] & parts[1] & parts[2] & parts[3]',
      differs: 'joins two values',
    },
    {tool: 'dataweave', name: '++', differs: 'joins two values'},
    {tool: 'bloblang', name: '+', differs: 'joins two values, which must both be text'},
    {tool: 'sql', name: 'CONCAT', differs: 'writes Booleans as `t` and `f`'},
    {tool: 'lodash', name: '_.join', expression: "_.join(parts, '')"},
    {tool: 'pandas', name: 'str.cat', differs: 'fails for numbers'},
  ],
  tags: ['mapping', 'text', 'merge'],
  aliases:
    'CONCAT, CONCATENATE, &, ||, append, string-join, glue text, combine strings, first and last name, add prefix, merge columns, full name, build url, composite key, address line, plus operator, add suffix, put texts together',
  notes: [
    'Dates are ISO 8601 text, so they are concatenated as they are. To use another date or number format, apply `Datetime.Format` or `Number.Format` first.',
  ],
  run: ({parts}) => parts.map((part) => (part === null ? '' : asText(part))).join(''),
});
