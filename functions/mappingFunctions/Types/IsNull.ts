import {defineMappingFunction} from '../../defineMappingFunction';
import {expression} from '../../examples';

export default defineMappingFunction({
  category: 'Types',
  name: 'IsNull',
  summary: 'Tells whether a value is null or doesn’t exist.',
  parameters: {
    value: {type: 'Any', data: true, nullable: true, description: 'the value to look at'},
  },
  returns: {type: 'Boolean', description: 'true for null and for a field that doesn’t exist'},
  nullPolicy: 'value',
  nullAndEmpty: 'Empty text, an empty list, 0 and false are values, so they aren’t null.',
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
      title: 'A field that doesn’t exist',
      kind: 'null',
      input: {name: 'Ada Lovelace', phone: null},
      args: {value: expression('$.email')},
      result: true,
    },
    {title: 'Empty text', kind: 'edge', args: {value: ''}, result: false},
    {title: 'Zero', kind: 'edge', args: {value: 0}, result: false},
    {title: 'The word null', kind: 'edge', args: {value: 'null'}, result: false},
  ],
  related: [
    {function: 'Types/IsEmpty', role: 'alternative'},
    {function: 'Types/TypeOf', role: 'alternative'},
  ],
  tags: ['mapping', 'types', 'null-handling', 'validation'],
  aliases: [
    'IS NULL',
    'isNil',
    '$exists',
    '== null',
    'undefined',
    'missing',
    'field not set',
    'null check',
    'value is absent',
    'unset value',
    'nothing there',
    'optional field left out',
    'None check',
    'no such property',
  ],
  pure: true,
  run: ({value}) => value === null,
});
