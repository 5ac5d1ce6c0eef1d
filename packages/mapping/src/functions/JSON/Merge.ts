import {defineMappingFunction} from '../../language/defineMappingFunction';
import {isObject} from '@documentation/base/internal/values/isObject';
import type {Value} from '@documentation/base/internal/values/types';

type ListRule = 'replace' | 'concat' | 'byIndex';

function mergeLists(base: readonly Value[], patch: readonly Value[], rule: ListRule): Value {
  switch (rule) {
    case 'replace':
      return patch;
    case 'concat':
      return [...base, ...patch];
    case 'byIndex':
      return Array.from({length: Math.max(base.length, patch.length)}, (_, index) =>
        index < patch.length ? merge(base[index] ?? null, patch[index]!, rule) : base[index]!,
      );
  }
}

/**
 * Applies a JSON merge patch (RFC 7396): merges objects, removes keys that the patch sets to null, and replaces other
 * values. Lists are merged according to `rule`.
 */
function merge(base: Value, patch: Value, rule: ListRule): Value {
  if (Array.isArray(base) && Array.isArray(patch)) {
    return mergeLists(base as Value[], patch as Value[], rule);
  }
  if (!isObject(patch)) {
    return patch;
  }
  const merged = new Map(isObject(base) ? Object.entries(base) : []);
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) {
      merged.delete(key);
    } else {
      merged.set(key, merge(merged.get(key) ?? null, value, rule));
    }
  }
  return Object.fromEntries(merged);
}

export default defineMappingFunction({
  category: 'JSON',
  name: 'Merge',
  summary: 'Merges a patch into an object, following the JSON Merge Patch rules.',
  parameters: {
    base: {type: 'Object', data: true, nullable: true, description: 'the object to start from'},
    patch: {
      type: 'Object',
      data: true,
      nullable: true,
      description: 'the changes to make, where a null value removes a key',
    },
    lists: {
      type: 'Text',
      default: 'replace',
      values: {
        replace: 'use the list from the patch',
        concat: 'add the items from the patch after those from the base',
        byIndex: 'merge items at the same position',
      },
      description: 'how to merge a list in the base with a list in the patch',
    },
  },
  returns: {type: 'Object', description: 'a copy of the base with the changes applied'},
  nullPolicy: 'counts as empty',
  nullAndEmpty: 'A key that is null in the patch is removed.',
  errors: [],
  examples: [
    {
      title: 'Defaults and overrides',
      kind: 'typical',
      args: {
        base: {format: 'csv', options: {header: true, delimiter: ','}},
        patch: {options: {delimiter: ';'}},
      },
      result: {format: 'csv', options: {header: true, delimiter: ';'}},
    },
    {
      title: 'Lists joined end to end',
      kind: 'typical',
      args: {base: {tags: ['a']}, patch: {tags: ['b']}, lists: 'concat'},
      result: {tags: ['a', 'b']},
    },
    {
      title: 'Lists merged by position',
      kind: 'edge',
      args: {base: {rows: [{a: 1}, {a: 2}]}, patch: {rows: [{b: 3}]}, lists: 'byIndex'},
      result: {rows: [{a: 1, b: 3}, {a: 2}]},
    },
    {
      title: 'Lists are replaced by default',
      kind: 'edge',
      args: {base: {tags: ['a', 'b']}, patch: {tags: ['c']}},
      result: {tags: ['c']},
    },
    {
      title: 'Null removes a key',
      kind: 'null',
      args: {base: {id: 7, note: 'x'}, patch: {note: null}},
      result: {id: 7},
    },
    {title: 'A null patch', kind: 'null', args: {base: {id: 7}, patch: null}, result: {id: 7}},
    {
      title: 'A list instead of an object',
      kind: 'error',
      args: {base: [1], patch: {}},
      error: 'E_TYPE',
    },
  ],
  related: [
    {function: 'JSON/SetPath', role: 'alternative'},
    {function: 'JSON/Patch', role: 'alternative'},
    {function: 'JSON/PickKeys', role: 'often used with'},
  ],
  equivalents: [
    {
      tool: 'jq',
      name: '*',
      expression: '.base * .patch',
      differs: 'sets fields to null instead of removing them',
    },
    {
      tool: 'jsonata',
      name: '$merge',
      expression: '$merge([base, patch])',
      result: {format: 'csv', options: {delimiter: ';'}},
      differs: 'merges only the top level',
    },
    {tool: 'dataweave', name: 'mergeWith', differs: 'merges only the top level'},
    {tool: 'bloblang', name: 'assign', differs: 'sets fields to null instead of removing them'},
    {tool: 'sql', name: '||', differs: 'merges only the top level'},
    {
      tool: 'lodash',
      name: '_.merge',
      expression: '_.merge({}, base, patch)',
      differs: 'merges lists by position, and sets fields to null instead of removing them',
    },
  ],
  tags: ['mapping', 'json', 'merge'],
  aliases:
    'merge patch, RFC 7396, lodash merge, Object.assign, JSON_MERGE_PATCH, $merge, deep merge, combine two objects, override defaults, spread operator, extend settings, overlay configuration, partial update, consolidate records, union of properties, fallback configuration, join two JSON, mergeWith, dict update, add properties from another',
  notes: ['By default, merging follows RFC 7396, the standard for `application/merge-patch+json`.'],
  run: ({base, patch, lists}) => merge(base ?? {}, patch ?? {}, lists),
});
