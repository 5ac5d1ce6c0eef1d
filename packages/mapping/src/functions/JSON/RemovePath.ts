import {defineMappingFunction} from '../../language/defineMappingFunction';
import {isObject} from '@documentation/base/internal/values/isObject';
import type {Value} from '@documentation/base/internal/values/types';
import {
  listPosition,
  pointerParameter,
  readPointer,
  withKey,
} from '../../formats/jsonPointer/pointer';
import {POINTER_SEGMENTS} from '@documentation/base/internal/limits/values/documents';

function removeAt(target: Value, [step = '', ...rest]: readonly string[]): Value {
  if (Array.isArray(target)) {
    const list = target as Value[];
    const position = listPosition(list, step) ?? list.length;
    if (position >= list.length) {
      return list;
    }
    return rest.length === 0
      ? list.toSpliced(position, 1)
      : list.with(position, removeAt(list[position]!, rest));
  }
  if (!isObject(target) || !Object.hasOwn(target, step)) {
    return target;
  }
  return rest.length === 0
    ? Object.fromEntries(Object.entries(target).filter(([key]) => key !== step))
    : withKey(target, step, removeAt(target[step]!, rest));
}

export default defineMappingFunction({
  category: 'JSON',
  name: 'RemovePath',
  summary: 'Returns a copy of a document without the value at a JSON Pointer.',
  parameters: {
    source: {type: ['Object', 'List<Any>'], data: true, description: 'the document to change'},
    pointer: pointerParameter,
  },
  returns: {
    type: ['Object', 'List<Any>'],
    nullable: true,
    description: 'the changed copy, or null if the pointer is `""`',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'If there is no value at the pointer, the document is returned unchanged.',
  errors: [{code: 'E_PATH', when: 'the pointer isn’t a valid JSON Pointer (RFC 6901)'}],
  examples: [
    {
      title: 'A login without its password',
      kind: 'typical',
      args: {source: {user: 'ada', login: {password: 'x', at: 'noon'}}, pointer: '/login/password'},
      result: {user: 'ada', login: {at: 'noon'}},
    },
    {
      title: 'A list without its second item',
      kind: 'typical',
      args: {source: {tags: ['a', 'b', 'c']}, pointer: '/tags/1'},
      result: {tags: ['a', 'c']},
    },
    {
      title: 'A field that doesn’t exist',
      kind: 'edge',
      args: {source: {id: 7}, pointer: '/name'},
      result: {id: 7},
    },
    {title: 'The whole document', kind: 'edge', args: {source: {id: 7}, pointer: ''}, result: null},
    {title: 'A null document', kind: 'null', args: {source: null, pointer: '/id'}, result: null},
    {
      title: 'A pointer without a slash',
      kind: 'error',
      args: {source: {}, pointer: 'id'},
      error: 'E_PATH',
    },
  ],
  related: [
    {function: 'JSON/SetPath', role: 'inverse'},
    {function: 'JSON/OmitKeys', role: 'alternative'},
  ],
  equivalents: [
    {
      tool: 'jq',
      name: 'del',
      expression: '.source | del(.login.password)',
      differs: 'has its own path syntax',
    },
    {
      tool: 'jsonata',
      name: '~> |…|',
      expression: 'source ~> |login|{}, "password"|',
      differs: 'takes the path to the object and the key separately',
    },
    {tool: 'bloblang', name: 'without', differs: 'has its own path syntax'},
    {tool: 'sql', name: '#-', differs: 'takes the path as an array'},
    {
      tool: 'lodash',
      name: '_.omit',
      expression: "_.omit(source, 'login.password')",
      differs: 'has its own path syntax',
    },
  ],
  tags: ['mapping', 'json', 'path'],
  aliases:
    'JSON_REMOVE, lodash unset, JSON Patch remove, jq del, delete field, delete nested property, unset value, redact, prune branch, GDPR cleanup, erase sub-object, strip one array entry, nested secret out, delete key, drop attribute, take out property, removeProperty, clear field',
  limits: [`A pointer can have at most ${POINTER_SEGMENTS} segments.`],
  run: ({source, pointer}) => {
    const steps = readPointer(pointer);
    return steps.length === 0 ? null : removeAt(source, steps);
  },
});
