import {defineMappingFunction} from '../../defineMappingFunction';
import {isEqual} from '../../equality';
import {expression} from '../../examples';

export default defineMappingFunction({
  category: 'Logical',
  name: 'Equals',
  summary: 'Returns whether two values are equal, with everything that is inside them.',
  parameters: {
    a: {type: 'Any', data: true, nullable: true, description: 'the first value'},
    b: {type: 'Any', data: true, nullable: true, description: 'the second value'},
    ignoreCase: {
      type: 'Boolean',
      default: false,
      description:
        'whether upper and lower case are the same in text, also inside lists and objects',
    },
  },
  returns: {type: 'Boolean', description: 'true when both are of the same type and equal'},
  nullPolicy: 'value',
  nullAndEmpty: 'Null equals null, and nothing else: not `""`, `0`, `false` or `[]`.',
  errors: [],
  examples: [
    {
      title: 'A status',
      kind: 'typical',
      input: {order: 4711, status: 'paid'},
      args: {a: expression('$.status'), b: 'paid'},
      result: true,
    },
    {
      title: 'Without regard to case',
      kind: 'typical',
      input: {country: 'de'},
      args: {a: expression('$.country'), b: 'DE', ignoreCase: true},
      result: true,
    },
    {
      title: 'The order of keys doesn’t matter',
      kind: 'edge',
      args: {a: {city: 'Bern', zip: '3011'}, b: {zip: '3011', city: 'Bern'}},
      result: true,
    },
    {
      title: 'The order of items matters',
      kind: 'edge',
      args: {a: [1, 2], b: [2, 1]},
      result: false,
    },
    {title: 'Text never equals a number', kind: 'edge', args: {a: 1, b: '1'}, result: false},
    {
      title: 'One letter can equal two',
      kind: 'edge',
      args: {a: ['Hauptstraße'], b: ['HAUPTSTRASSE'], ignoreCase: true},
      result: true,
    },
    {
      title: 'Dates are text',
      kind: 'edge',
      args: {a: '2024-02-29T08:30:00Z', b: '2024-02-29T09:30:00+01:00'},
      result: false,
    },
    {title: 'Null equals null', kind: 'null', args: {a: null, b: null}, result: true},
    {title: 'Null and empty text', kind: 'null', args: {a: null, b: ''}, result: false},
  ],
  related: [
    {function: 'Logical/Compare', role: 'alternative'},
    {function: 'Logical/Not', role: 'often used with'},
    {function: 'Logical/Switch', role: 'alternative'},
    {function: 'List/Contains', role: 'alternative'},
  ],
  tags: ['mapping', 'logical', 'comparison'],
  aliases: [
    '=',
    '==',
    '===',
    'isEqual',
    'EXACT',
    'deep-equal',
    'same value',
    'is the same',
    'identical',
    'compare two objects',
    'compare strings',
    'case insensitive comparison',
    'detect difference',
    'JSON diff',
    'has anything changed',
    'match exactly',
    'equality',
  ],
  notes: [
    'Numbers are equal by value: `1.0` equals `1`.',
    'Dates and date-times are text here. Datetime/Compare tells whether two of them are the same moment.',
    '`ignoreCase` is about values; the keys of objects always have to match exactly.',
  ],
  pure: true,
  run: ({a, b, ignoreCase}) => isEqual(a, b, {ignoreCase}),
});
