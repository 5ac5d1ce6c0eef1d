import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {utf8} from '@documentation/base/internal/encodings/utf8';
import {isEmpty} from '@documentation/base/internal/values/isEmpty';

export default defineMappingFunction({
  category: 'Types',
  name: 'IsEmpty',
  summary: 'Checks whether a value is null, blank text, or an empty list, object or file.',
  parameters: {
    value: {type: 'Any', data: true, nullable: true, description: 'the value to check'},
  },
  returns: {
    type: 'Boolean',
    description: 'true for null, `""`, text that is only whitespace, `[]`, `{}` and an empty file',
  },
  nullPolicy: 'fixed result',
  nullResult: true,
  nullAndEmpty: 'Numbers and Booleans, including 0 and false, are never empty.',
  errors: [],
  examples: [
    {
      title: 'A field with text',
      kind: 'typical',
      input: {company: 'Analytical Engines Ltd', items: []},
      args: {value: expression('$.company')},
      result: false,
    },
    {
      title: 'An order without items',
      kind: 'typical',
      input: {company: 'Analytical Engines Ltd', items: []},
      args: {value: expression('$.items')},
      result: true,
    },
    {title: 'Empty text', kind: 'edge', args: {value: ''}, result: true},
    {title: 'Blank text', kind: 'edge', args: {value: ' \u00a0\n'}, result: true},
    {title: 'An empty object', kind: 'edge', args: {value: {}}, result: true},
    {title: 'A list that contains null', kind: 'edge', args: {value: [null]}, result: false},
    {title: 'Zero', kind: 'edge', args: {value: 0}, result: false},
    {title: 'False', kind: 'edge', args: {value: false}, result: false},
    {
      title: 'An empty file',
      kind: 'edge',
      input: utf8(''),
      args: {value: expression('$')},
      result: true,
    },
    {title: 'Null', kind: 'null', args: {value: null}, result: true},
  ],
  related: [
    {function: 'Types/IsNull', role: 'alternative'},
    {function: 'Types/ToList', role: 'often used with'},
  ],
  equivalents: [
    {tool: 'excel', name: 'TRIM', differs: 'needs a comparison, as in `TRIM(value)=""`'},
    {
      tool: 'dataweave',
      name: 'isEmpty',
      differs: 'returns false for blank text, which `isBlank` checks',
    },
    {
      tool: 'lodash',
      name: '_.isEmpty',
      expression: '_.isEmpty(value)',
      differs: 'returns true for numbers and Booleans, and false for blank text',
    },
  ],
  tags: ['mapping', 'types', 'null-handling', 'validation'],
  aliases:
    'ISBLANK, isEmpty, _.isEmpty, String.IsNullOrWhiteSpace, blank, no value, has no items, not filled in, zero length, whitespace only, mandatory field missing, required input, no results, check empty, nothing inside',
  run: ({value}) => isEmpty(value),
});
