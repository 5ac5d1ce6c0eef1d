import {defineMappingFunction} from '../../language/defineMappingFunction';
import {fail} from '@documentation/base/internal/values/errors';
import type {Value} from '@documentation/base/internal/values/types';
import {checkSeparator} from './Flatten';
import {readFlatKey, type FlatStep} from './flatKeys';
import {
  FLAT_KEY_PARTS,
  FLAT_LIST_POSITION,
  FLAT_LIST_POSITIONS,
} from '@documentation/base/internal/limits/values/documents';
import {grouped} from '@documentation/base/internal/limits/format';
import {quote} from '@documentation/base/internal/values/quote';

/** A node in the tree being built: a value, or child nodes by step. */
type Place = {value: Value} | {children: Children};
type Children = Map<FlatStep, Place>;

function put(root: Children, steps: readonly FlatStep[], value: Value, key: string): void {
  let children = root;
  steps.forEach((step, index) => {
    const isLast = index === steps.length - 1;
    const existing = children.get(step);
    if (existing && (isLast || 'value' in existing)) {
      fail(
        'E_DUPLICATE',
        `The key ${quote(key)} conflicts with another key. Rename one of them.`,
        'source',
      );
    }
    const place = existing ?? (isLast ? {value} : {children: new Map() as Children});
    children.set(step, place);
    if ('children' in place) {
      children = place.children;
    }
  });
}

function build(children: Children, budget: {positions: number}): Value {
  const steps = [...children.keys()];
  const valueOf = (place: Place | undefined): Value =>
    place === undefined ? null : 'value' in place ? place.value : build(place.children, budget);
  if (!steps.every((step) => typeof step === 'number')) {
    const names = steps.map(String);
    const twice = names.find(
      (name, index) => typeof steps[index] === 'number' && children.has(name),
    );
    if (twice !== undefined) {
      fail(
        'E_DUPLICATE',
        `One key has ${twice} in quotation marks, and another has ${twice} without them. Use the same form in both.`,
        'source',
      );
    }
    return Object.fromEntries(steps.map((step) => [step, valueOf(children.get(step))]));
  }
  const last = steps.reduce((highest, step) => Math.max(highest, step), 0);
  if (last > FLAT_LIST_POSITION) {
    fail(
      'E_RANGE',
      `The list position ${last} is above ${grouped(FLAT_LIST_POSITION)}. To use the number as a key, write it as ["${last}"].`,
      'source',
    );
  }
  budget.positions -= last + 1;
  if (budget.positions < 0) {
    fail(
      'E_LIMIT',
      `All lists together have more than ${grouped(FLAT_LIST_POSITIONS)} positions. Use lower positions.`,
      'source',
    );
  }
  return Array.from({length: last + 1}, (_, index) => valueOf(children.get(index)));
}

export default defineMappingFunction({
  category: 'JSON',
  name: 'Unflatten',
  summary: 'Turns keys such as "customer.address.city" back into nested data.',
  parameters: {
    source: {type: 'Object', data: true, description: 'the flat object'},
    separator: {
      type: 'Text',
      default: '.',
      description: 'the separator between the parts of a key',
    },
  },
  returns: {
    type: ['Object', 'List<Any>'],
    description:
      'the nested data, with a list wherever all keys at a level are unquoted whole numbers',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'List positions without a key are null. An empty object stays empty.',
  errors: [
    {code: 'E_DUPLICATE', when: 'two keys conflict, such as `"a"` and `"a.b"`'},
    {code: 'E_RANGE', when: `a list position is above ${grouped(FLAT_LIST_POSITION)}`},
    {
      code: 'E_FORMAT',
      when: 'the separator is empty or contains a square bracket, a double quote or a digit',
    },
    {code: 'E_LIMIT', when: 'a key has too many parts, or the lists have too many positions'},
  ],
  examples: [
    {
      title: 'Columns to nested objects',
      kind: 'typical',
      args: {source: {id: 7, 'customer.name': 'Ada', 'customer.city': 'London'}},
      result: {id: 7, customer: {name: 'Ada', city: 'London'}},
    },
    {
      title: 'Numbers become list positions',
      kind: 'typical',
      args: {source: {'items/0/sku': 'X1', 'items/1/sku': 'X2'}, separator: '/'},
      result: {items: [{sku: 'X1'}, {sku: 'X2'}]},
    },
    {
      title: 'Missing positions become null',
      kind: 'edge',
      args: {source: {'a.2': 'x'}},
      result: {a: [null, null, 'x']},
    },
    {
      title: 'A quoted key',
      kind: 'edge',
      args: {source: {'["a.b"].c': 1}},
      result: {'a.b': {c: 1}},
    },
    {
      title: 'A quoted number stays a key',
      kind: 'edge',
      args: {source: {'stock["0"]': 5}},
      result: {stock: {'0': 5}},
    },
    {
      title: 'Null values are kept',
      kind: 'null',
      args: {source: {'a.b': null}},
      result: {a: {b: null}},
    },
    {title: 'A null object', kind: 'null', args: {source: null}, result: null},
    {
      title: 'Two conflicting keys',
      kind: 'error',
      args: {source: {a: 1, 'a.b': 2}},
      error: 'E_DUPLICATE',
    },
    {
      title: 'A position above the limit',
      kind: 'error',
      args: {source: {'a.99999999': 1}},
      error: 'E_RANGE',
    },
    {
      title: 'An empty separator',
      kind: 'error',
      args: {source: {a: 1}, separator: ''},
      error: 'E_FORMAT',
    },
    {
      title: 'A key with 101 parts',
      kind: 'error',
      args: {source: {[`${'a.'.repeat(100)}b`]: 1}},
      error: 'E_LIMIT',
    },
  ],
  related: [{function: 'JSON/Flatten', role: 'inverse'}],
  equivalents: [
    {
      tool: 'jq',
      name: 'setpath',
      expression:
        'reduce (.source | to_entries[]) as $entry ({}; setpath($entry.key / "."; $entry.value))',
      differs: 'takes paths as lists',
    },
    {
      tool: 'lodash',
      name: '_.set',
      expression: '_.reduce(source, (nested, value, path) => _.set(nested, path, value), {})',
      differs: 'sets one path',
    },
  ],
  tags: ['mapping', 'json', 'flatten', 'path'],
  aliases:
    'unflatten, expand keys, nest, lodash set, dot object, column to object, flat to nested, dotted keys, build hierarchy, inflate structure, tree from dotted headers, reverse of flatten, CSV to hierarchical, address.street, rebuild structure, restore nesting',
  limits: [
    `A list position can be at most ${grouped(FLAT_LIST_POSITION)}. All lists together can have at most ${grouped(FLAT_LIST_POSITIONS)} positions.`,
    `A key can have at most ${FLAT_KEY_PARTS} parts.`,
  ],
  run: ({source, separator}) => {
    checkSeparator(separator);
    const root: Children = new Map();
    for (const [key, value] of Object.entries(source)) {
      put(root, readFlatKey(key, separator), value, key);
    }
    return root.size === 0 ? {} : build(root, {positions: FLAT_LIST_POSITIONS});
  },
});
