import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {isEqual} from '@documentation/base/internal/values/equality';
import {caseNote} from '@documentation/base/internal/values/text/caseNote';

export default defineMappingFunction({
  category: 'Logical',
  name: 'Equals',
  summary: 'Checks whether two values are equal, including nested lists and objects.',
  parameters: {
    a: {type: 'Any', data: true, nullable: true, description: 'the first value'},
    b: {type: 'Any', data: true, nullable: true, description: 'the second value'},
    ignoreCase: {
      type: 'Boolean',
      default: false,
      description: 'whether to ignore case in text, including text inside lists and objects',
    },
  },
  returns: {type: 'Boolean', description: 'true if both values have the same type and are equal'},
  nullPolicy: 'value',
  nullAndEmpty: 'Null equals only null, not `""`, `0`, `false` or `[]`.',
  errors: [],
  examples: [
    {
      title: 'An order status',
      kind: 'typical',
      input: {order: 4711, status: 'paid'},
      args: {a: expression('$.status'), b: 'paid'},
      result: true,
    },
    {
      title: 'Ignoring case',
      kind: 'typical',
      input: {country: 'de'},
      args: {a: expression('$.country'), b: 'DE', ignoreCase: true},
      result: true,
    },
    {
      title: 'Key order doesn’t matter',
      kind: 'edge',
      args: {a: {city: 'Bern', zip: '3011'}, b: {zip: '3011', city: 'Bern'}},
      result: true,
    },
    {
      title: 'Item order matters',
      kind: 'edge',
      args: {a: [1, 2], b: [2, 1]},
      result: false,
    },
    {title: 'Text never equals a number', kind: 'edge', args: {a: 1, b: '1'}, result: false},
    {
      title: 'SS and ß are equal when case is ignored',
      kind: 'edge',
      args: {a: ['Hauptstraße'], b: ['HAUPTSTRASSE'], ignoreCase: true},
      result: true,
    },
    {
      title: 'A capital ẞ and ß are equal when case is ignored',
      kind: 'edge',
      args: {a: 'STRAẞE', b: 'straße', ignoreCase: true},
      result: true,
    },
    {
      title: 'A Turkish ı never equals i',
      kind: 'edge',
      args: {a: 'sıra', b: 'sira', ignoreCase: true},
      result: false,
    },
    {
      title: 'Date-times are compared as text',
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
    {function: 'Text/Similarity', role: 'alternative'},
  ],
  equivalents: [
    {tool: 'excel', name: 'EXACT', differs: 'compares values as text, and `=` ignores case'},
    {tool: 'jq', name: '==', expression: '.a == .b'},
    {tool: 'jsonata', name: '=', expression: 'a = b'},
    {tool: 'jmespath', name: '==', expression: 'a == b'},
    {tool: 'dataweave', name: '=='},
    {tool: 'bloblang', name: '=='},
    {tool: 'sql', name: 'IS NOT DISTINCT FROM', differs: '`=` returns null if a value is null'},
    {tool: 'lodash', name: '_.isEqual', expression: '_.isEqual(a, b)'},
    {tool: 'pandas', name: 'equals', differs: 'also compares the column types'},
  ],
  tags: ['mapping', 'logical', 'comparison'],
  aliases:
    '=, ==, ===, isEqual, EXACT, deep-equal, same value, is the same, identical, compare two objects, compare strings, case insensitive comparison, detect difference, JSON diff, has anything changed, match exactly, equality, equality check, changed or not',
  notes: [
    'Numbers are compared by value: `1.0` equals `1`.',
    'Dates, date-times and times are compared as text, so `09:30` doesn’t equal `09:30:00`. To check whether two of them are equivalent, use `Datetime.Compare`.',
    caseNote,
    '`ignoreCase` applies only to values. Object keys must always match exactly.',
  ],
  run: ({a, b, ignoreCase}) => isEqual(a, b, {ignoreCase}),
});
