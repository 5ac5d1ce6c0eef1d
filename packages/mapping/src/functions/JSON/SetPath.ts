import {defineMappingFunction} from '../../language/defineMappingFunction';
import {fail} from '@documentation/base/internal/values/errors';
import {isObject} from '@documentation/base/internal/values/isObject';
import type {Value} from '@documentation/base/internal/values/types';
import {
  listPosition,
  pointerParameter,
  readPointer,
  withKey,
} from '../../formats/jsonPointer/pointer';
import {POINTER_SEGMENTS} from '@documentation/base/internal/limits/values/documents';
import {quote} from '@documentation/base/internal/values/quote';

function setAt(target: Value, [step, ...rest]: readonly string[], value: Value): Value {
  if (step === undefined) {
    return value;
  }
  if (Array.isArray(target)) {
    const list = target as Value[];
    const position = listPosition(list, step);
    if (position === undefined || position > list.length) {
      return fail(
        'E_PATH',
        `${quote(step)} isn’t a valid position in a list of length ${list.length.toLocaleString('en')}. To append an item, use "-".`,
        'pointer',
      );
    }
    const item = setAt(position === list.length ? {} : list[position]!, rest, value);
    return position === list.length ? [...list, item] : list.with(position, item);
  }
  if (!isObject(target)) {
    return fail(
      'E_PATH',
      `${quote(step)} can’t be set in a value that is neither an object nor a list. Shorten the pointer.`,
      'pointer',
    );
  }
  const child = Object.hasOwn(target, step) ? target[step]! : {};
  return withKey(target, step, setAt(child, rest, value));
}

export default defineMappingFunction({
  category: 'JSON',
  name: 'SetPath',
  summary: 'Returns a copy of a document with a value set at a JSON Pointer.',
  parameters: {
    source: {type: ['Object', 'List<Any>'], data: true, description: 'the document to change'},
    pointer: pointerParameter,
    value: {type: 'Any', nullable: true, description: 'the value to set'},
  },
  returns: {type: 'Any', description: 'the changed copy, or `value` if the pointer is `""`'},
  nullPolicy: 'passes on',
  nullAndEmpty: '`value` can be null. Missing objects along the pointer are created.',
  errors: [
    {
      code: 'E_PATH',
      when: 'the pointer isn’t a valid JSON Pointer, contains an invalid list position, or leads into a value other than an object or a list',
    },
  ],
  examples: [
    {
      title: 'A changed field',
      kind: 'typical',
      args: {source: {id: 7, status: 'new'}, pointer: '/status', value: 'paid'},
      result: {id: 7, status: 'paid'},
    },
    {
      title: 'Missing objects are created',
      kind: 'typical',
      args: {source: {id: 7}, pointer: '/customer/address/city', value: 'Berlin'},
      result: {id: 7, customer: {address: {city: 'Berlin'}}},
    },
    {
      title: 'An item appended to a list',
      kind: 'typical',
      args: {source: {tags: ['a']}, pointer: '/tags/-', value: 'b'},
      result: {tags: ['a', 'b']},
    },
    {
      title: 'A key with a slash',
      kind: 'edge',
      args: {source: {}, pointer: '/a~1b', value: 1},
      result: {'a/b': 1},
    },
    {
      title: 'The whole document',
      kind: 'edge',
      args: {source: {id: 7}, pointer: '', value: [1]},
      result: [1],
    },
    {
      title: 'Null as the value',
      kind: 'null',
      args: {source: {id: 7}, pointer: '/id', value: null},
      result: {id: null},
    },
    {
      title: 'A null document',
      kind: 'null',
      args: {source: null, pointer: '/id', value: 1},
      result: null,
    },
    {
      title: 'A position past the end of a list',
      kind: 'error',
      args: {source: [1], pointer: '/5', value: 2},
      error: 'E_PATH',
    },
  ],
  related: [
    {function: 'JSON/RemovePath', role: 'inverse'},
    {function: 'JSON/Merge', role: 'alternative'},
    {function: 'JSON/Patch', role: 'alternative'},
  ],
  equivalents: [
    {
      tool: 'jq',
      name: '=',
      expression: '.value as $value | .source | .status = $value',
      differs: 'has its own path syntax',
    },
    {
      tool: 'jsonata',
      name: '$merge',
      expression: '$merge([source, {"status": value}])',
      differs: 'sets only fields at the top level',
    },
    {tool: 'dataweave', name: 'update', differs: 'has its own path syntax'},
    {tool: 'bloblang', name: 'root.a =', differs: 'has its own path syntax'},
    {tool: 'sql', name: 'JSONB_SET', differs: 'creates only the last missing key'},
    {
      tool: 'lodash',
      name: '_.set',
      expression: "_.set(source, 'status', value)",
      differs: 'modifies the object in place',
    },
  ],
  tags: ['mapping', 'json', 'path'],
  aliases:
    'JSON_SET, JSON_MODIFY, lodash set, JSON Patch add, jq assignment, set field, update nested value, add a property, assign value, overwrite attribute, insert element, modify payload, immutable change, create missing parents, put into sub-object, push to list, write value, put key, edit JSON, new field, setProperty, add column',
  limits: [`A pointer can have at most ${POINTER_SEGMENTS} segments.`],
  run: ({source, pointer, value}) => setAt(source, readPointer(pointer), value),
});
