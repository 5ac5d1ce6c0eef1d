import {defineMappingFunction} from '../../language/defineMappingFunction';
import {fail} from '@documentation/base/internal/values/errors';
import type {Value} from '@documentation/base/internal/values/types';
import {quote} from '@documentation/base/internal/values/quote';

export default defineMappingFunction({
  category: 'JSON',
  name: 'RenameKeys',
  summary: 'Renames object keys, using a map from old to new names.',
  parameters: {
    source: {type: 'Object', data: true, description: 'the object whose keys to rename'},
    names: {type: 'Object', description: 'the new name for each old name, as `{"old": "new"}`'},
  },
  returns: {type: 'Object', description: 'a copy with the new names, in the original order'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'Old names that don’t exist are ignored.',
  errors: [
    {code: 'E_DUPLICATE', when: 'two keys would get the same name'},
    {code: 'E_TYPE', when: 'a new name isn’t text'},
  ],
  examples: [
    {
      title: 'Names for another system',
      kind: 'typical',
      args: {source: {orderNo: 'A-1', sum: 5}, names: {orderNo: 'id', sum: 'total'}},
      result: {id: 'A-1', total: 5},
    },
    {
      title: 'Other keys stay the same',
      kind: 'typical',
      args: {source: {a: 1, b: 2}, names: {a: 'x'}},
      result: {x: 1, b: 2},
    },
    {
      title: 'Two keys swap names',
      kind: 'edge',
      args: {source: {a: 1, b: 2}, names: {a: 'b', b: 'a'}},
      result: {b: 1, a: 2},
    },
    {
      title: 'An old name that doesn’t exist',
      kind: 'edge',
      args: {source: {a: 1}, names: {z: 'y'}},
      result: {a: 1},
    },
    {title: 'A null object', kind: 'null', args: {source: null, names: {a: 'b'}}, result: null},
    {
      title: 'Two keys with the same name',
      kind: 'error',
      args: {source: {a: 1, b: 2}, names: {a: 'b'}},
      error: 'E_DUPLICATE',
    },
    {
      title: 'A number as a name',
      kind: 'error',
      args: {source: {a: 1}, names: {a: 1}},
      error: 'E_TYPE',
    },
  ],
  related: [
    {function: 'JSON/PickKeys', role: 'often used with'},
    {function: 'JSON/MapKeys', role: 'alternative'},
  ],
  equivalents: [
    {
      tool: 'jq',
      name: 'with_entries',
      expression: '.names as $names | .source | with_entries(.key |= ($names[.] // .))',
    },
    {
      tool: 'jsonata',
      name: '$each',
      expression:
        '$merge($each(source, function($value, $key) {{ $lookup($$.names, $key): $value }}))',
      differs: 'fails for keys without a new name',
    },
    {tool: 'dataweave', name: 'mapObject', differs: 'takes an expression instead of names'},
    {tool: 'bloblang', name: 'map_each_key', differs: 'takes an expression instead of names'},
    {tool: 'sql', name: 'AS', differs: 'renames one column'},
    {
      tool: 'lodash',
      name: '_.mapKeys',
      expression: '_.mapKeys(source, (value, key) => names[key] ?? key)',
      differs: 'takes a function instead of names',
    },
    {tool: 'pandas', name: 'DataFrame.rename'},
  ],
  tags: ['mapping', 'json', 'conversion'],
  aliases:
    'rename fields, Record.RenameFields, Table.RenameColumns, AS, rename columns, change property names, change column headers, relabel, translate headings, source to target, German headers to English, API expects another label, legacy attributes, renaming columns, different field name, alias, df.rename',
  notes: ['Keys that look like whole numbers always come first, in ascending order.'],
  run: ({source, names}) => {
    const renamed = new Map<string, Value>();
    for (const [key, value] of Object.entries(source)) {
      const name = Object.hasOwn(names, key) ? names[key]! : key;
      if (typeof name !== 'string') {
        return fail(
          'E_TYPE',
          `The new name for ${quote(key)} must be Text. Put it in quotation marks.`,
          'names',
        );
      }
      if (renamed.has(name)) {
        return fail(
          'E_DUPLICATE',
          `Two keys would be named ${quote(name)}. Choose another name for one of them.`,
          'names',
        );
      }
      renamed.set(name, value);
    }
    return Object.fromEntries(renamed);
  },
});
