import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {isEmpty} from '@documentation/base/internal/values/isEmpty';

export default defineMappingFunction({
  category: 'Logical',
  name: 'IfEmpty',
  summary: 'Returns a value, or a fallback if the value is null, blank or empty.',
  parameters: {
    value: {type: 'Any', data: true, nullable: true, description: 'the value to check'},
    fallback: {
      type: 'Expression',
      description: 'the result if the value is empty, evaluated only in that case',
    },
  },
  returns: {type: 'Any', nullable: true, description: 'the unchanged value, or the fallback'},
  nullPolicy: 'default',
  nullAndEmpty:
    'So do empty text, text that is only whitespace, `[]`, `{}` and empty files. `0` and `false` are returned as they are.',
  errors: [],
  examples: [
    {
      title: 'A name for a shipping label',
      kind: 'typical',
      input: {company: '', contact: 'Grace Hopper'},
      args: {value: expression('$.company'), fallback: expression('$.contact')},
      result: 'Grace Hopper',
    },
    {
      title: 'A value that isn’t empty',
      kind: 'typical',
      input: {reference: ' PO-88 '},
      args: {value: expression('$.reference'), fallback: 'none'},
      result: ' PO-88 ',
    },
    {title: 'Blank text', kind: 'edge', args: {value: ' \t\n', fallback: 'n/a'}, result: 'n/a'},
    {
      title: 'An empty list',
      kind: 'edge',
      args: {value: [], fallback: ['standard']},
      result: ['standard'],
    },
    {title: 'An empty object', kind: 'edge', args: {value: {}, fallback: null}, result: null},
    {title: 'Zero isn’t empty', kind: 'edge', args: {value: 0, fallback: 1}, result: 0},
    {title: 'False isn’t empty', kind: 'edge', args: {value: false, fallback: true}, result: false},
    {title: 'Null', kind: 'null', args: {value: null, fallback: 'n/a'}, result: 'n/a'},
  ],
  related: [
    {function: 'Logical/Coalesce', role: 'alternative'},
    {function: 'Logical/If', role: 'alternative'},
    {function: 'Logical/IfError', role: 'alternative'},
  ],
  equivalents: [
    {tool: 'excel', name: 'IF', differs: 'needs TRIM, as in `IF(TRIM(value)="", fallback, value)`'},
    {
      tool: 'jsonata',
      name: '?:',
      expression: 'value ?: fallback',
      differs: 'replaces 0 and false too, and keeps blank text',
    },
    {
      tool: 'jmespath',
      name: '||',
      expression: 'value || fallback',
      differs: 'replaces false too, and keeps blank text',
    },
    {
      tool: 'sql',
      name: 'NULLIF',
      differs: "needs COALESCE, as in `COALESCE(NULLIF(TRIM(value), ''), fallback)`",
    },
    {
      tool: 'lodash',
      name: '_.isEmpty',
      expression: '_.isEmpty(value) ? fallback : value',
      differs: 'replaces numbers and Booleans too, and keeps blank text',
    },
  ],
  tags: ['mapping', 'logical', 'null-handling', 'conditional'],
  aliases:
    'default, if blank, fallback, DefaultIfEmpty, defaultTo, Elvis operator, replace missing value, if not filled in, default for empty, placeholder text, N/A, unknown instead of nothing, dash for gap, whitespace only, standard value, nothing entered, if empty then, fillna, blank cell',
  notes: ['A list or object that contains only null isn’t empty.'],
  run: ({value, fallback}) => (isEmpty(value) ? fallback() : value),
});
