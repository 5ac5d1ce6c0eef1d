import {defineMappingFunction} from '../../defineMappingFunction';
import {fail} from '../../language/errors';
import type {Value} from '../../language/types';

export default defineMappingFunction({
  category: 'JSON',
  name: 'RenameKeys',
  summary: 'Renames keys of an object by a map from old to new names.',
  parameters: {
    source: {type: 'Object', data: true, description: 'the object'},
    names: {type: 'Object', description: 'the new name for each old one: `{"old": "new"}`'},
  },
  returns: {type: 'Object', description: 'a copy with new names; every key keeps its place'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'Old names that don’t exist are passed over.',
  errors: [
    {code: 'E_DUPLICATE', when: 'two keys would get the same name'},
    {code: 'E_TYPE', when: 'a new name isn’t text'},
  ],
  examples: [
    {
      title: 'To the names of the target',
      kind: 'typical',
      args: {source: {orderNo: 'A-1', sum: 5}, names: {orderNo: 'id', sum: 'total'}},
      result: {id: 'A-1', total: 5},
    },
    {
      title: 'The rest stays',
      kind: 'typical',
      args: {source: {a: 1, b: 2}, names: {a: 'x'}},
      result: {x: 1, b: 2},
    },
    {
      title: 'Two names change places',
      kind: 'edge',
      args: {source: {a: 1, b: 2}, names: {a: 'b', b: 'a'}},
      result: {b: 1, a: 2},
    },
    {
      title: 'An old name that isn’t there',
      kind: 'edge',
      args: {source: {a: 1}, names: {z: 'y'}},
      result: {a: 1},
    },
    {title: 'A null object', kind: 'null', args: {source: null, names: {a: 'b'}}, result: null},
    {
      title: 'Two keys with one name',
      kind: 'error',
      args: {source: {a: 1, b: 2}, names: {a: 'b'}},
      error: 'E_DUPLICATE',
    },
    {
      title: 'A name that is a number',
      kind: 'error',
      args: {source: {a: 1}, names: {a: 1}},
      error: 'E_TYPE',
    },
  ],
  related: [{function: 'JSON/PickKeys', role: 'often used with'}],
  tags: ['mapping', 'json', 'conversion'],
  aliases: [
    'mapKeys',
    'rename fields',
    'Record.RenameFields',
    'Table.RenameColumns',
    'AS',
    'rename columns',
    'change property names',
    'change column headers',
    'relabel',
    'translate headings',
    'source to target',
    'German headers to English',
    'API expects another label',
    'legacy attributes',
    'renaming columns',
    'different field name',
    'alias',
    'df.rename',
  ],
  pure: true,
  run: ({source, names}) => {
    const renamed = new Map<string, Value>();
    for (const [key, value] of Object.entries(source)) {
      const name = Object.hasOwn(names, key) ? names[key]! : key;
      if (typeof name !== 'string') {
        return fail('E_TYPE', `The new name of "${key}" must be Text.`, 'names');
      }
      if (renamed.has(name)) {
        return fail('E_DUPLICATE', `Two keys would be named "${name}".`, 'names');
      }
      renamed.set(name, value);
    }
    return Object.fromEntries(renamed);
  },
});
