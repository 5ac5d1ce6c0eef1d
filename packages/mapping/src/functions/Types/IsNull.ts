import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';

export default defineMappingFunction({
  category: 'Types',
  name: 'IsNull',
  summary: 'Checks whether a value is null or missing.',
  parameters: {
    value: {type: 'Any', data: true, nullable: true, description: 'the value to check'},
  },
  returns: {type: 'Boolean', description: 'true for null and for a missing field'},
  nullPolicy: 'fixed result',
  nullResult: true,
  nullAndEmpty: 'So does a missing field. Empty text, empty lists, 0 and false aren’t null.',
  errors: [],
  examples: [
    {
      title: 'A field with a value',
      kind: 'typical',
      input: {name: 'Ada Lovelace', phone: null},
      args: {value: expression('$.name')},
      result: false,
    },
    {
      title: 'A field that is null',
      kind: 'null',
      input: {name: 'Ada Lovelace', phone: null},
      args: {value: expression('$.phone')},
      result: true,
    },
    {
      title: 'A missing field',
      kind: 'null',
      input: {name: 'Ada Lovelace', phone: null},
      args: {value: expression('$.email')},
      result: true,
    },
    {title: 'Empty text', kind: 'edge', args: {value: ''}, result: false},
    {title: 'Zero', kind: 'edge', args: {value: 0}, result: false},
    {title: 'The text "null"', kind: 'edge', args: {value: 'null'}, result: false},
  ],
  related: [
    {function: 'Types/IsEmpty', role: 'alternative'},
    {function: 'Types/TypeOf', role: 'alternative'},
  ],
  equivalents: [
    {tool: 'excel', name: 'ISBLANK', differs: 'checks cells'},
    {tool: 'jq', name: '== null', expression: '.value == null'},
    {
      tool: 'jsonata',
      name: '= null',
      expression: 'value = null',
      differs: 'returns false for a missing field',
    },
    {tool: 'jmespath', name: 'type', expression: "type(value) == 'null'"},
    {tool: 'dataweave', name: '== null'},
    {tool: 'bloblang', name: '== null'},
    {tool: 'sql', name: 'IS NULL'},
    {tool: 'lodash', name: '_.isNil', expression: '_.isNil(value)'},
    {tool: 'pandas', name: 'isna', differs: 'returns true for `NaN` too'},
  ],
  tags: ['mapping', 'types', 'null-handling', 'validation'],
  aliases:
    'IS NULL, isNil, $exists, == null, undefined, missing, field not set, null check, value is absent, unset value, nothing there, optional field left out, None check, no such property, null test',
  run: ({value}) => value === null,
});
