import {defineMappingFunction} from '../../defineMappingFunction';
import {fail} from '../../errors';
import type {Value} from '../../types';
import {checkSeparator} from './Flatten';
import {readFlatKey} from './flatKeys';

const MAX_POSITION = 10_000;
const MAX_STEPS = 100;

/** A place that is being filled: a value, or children by their step. */
type Place = {value: Value} | {children: Map<string, Place>};

function put(root: Map<string, Place>, steps: readonly string[], value: Value, key: string): void {
  let children = root;
  steps.forEach((step, index) => {
    const isLast = index === steps.length - 1;
    const existing = children.get(step);
    if (existing && (isLast || 'value' in existing)) {
      fail('E_DUPLICATE', `The key "${key}" needs a place that another key has.`, 'source');
    }
    const place = existing ?? (isLast ? {value} : {children: new Map<string, Place>()});
    children.set(step, place);
    if ('children' in place) {
      children = place.children;
    }
  });
}

function build(children: ReadonlyMap<string, Place>): Value {
  const steps = [...children.keys()];
  const valueOf = (place: Place | undefined): Value =>
    place === undefined ? null : 'value' in place ? place.value : build(place.children);
  if (!steps.every((step) => /^(?:0|[1-9]\d*)$/.test(step))) {
    return Object.fromEntries(steps.map((step) => [step, valueOf(children.get(step))]));
  }
  const last = Math.max(...steps.map(Number));
  if (last > MAX_POSITION) {
    fail('E_RANGE', `The position ${last} is above ${MAX_POSITION}.`, 'source');
  }
  return Array.from({length: last + 1}, (_, index) => valueOf(children.get(String(index))));
}

export default defineMappingFunction({
  category: 'JSON',
  name: 'Unflatten',
  summary: 'Turns keys such as "customer.address.city" back into nested data.',
  parameters: {
    source: {type: 'Object', data: true, description: 'the flat object'},
    separator: {type: 'Text', default: '.', description: 'what stands between the steps of a key'},
  },
  returns: {
    type: ['Object', 'List<Any>'],
    description: 'the nested data; steps that are all whole numbers make a list',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'A position of a list that no key names is null. An empty object stays empty.',
  errors: [
    {code: 'E_DUPLICATE', when: 'two keys need the same place, such as `"a"` and `"a.b"`'},
    {
      code: 'E_RANGE',
      when: `a position is above ${MAX_POSITION}, or a key has more than ${MAX_STEPS} steps`,
    },
    {code: 'E_FORMAT', when: 'the separator is empty or has a bracket or a quotation mark'},
  ],
  examples: [
    {
      title: 'From columns to objects',
      kind: 'typical',
      args: {source: {id: 7, 'customer.name': 'Ada', 'customer.city': 'London'}},
      result: {id: 7, customer: {name: 'Ada', city: 'London'}},
    },
    {
      title: 'Numbers make lists',
      kind: 'typical',
      args: {source: {'items/0/sku': 'X1', 'items/1/sku': 'X2'}, separator: '/'},
      result: {items: [{sku: 'X1'}, {sku: 'X2'}]},
    },
    {
      title: 'A gap is null',
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
      title: 'Null values stay',
      kind: 'null',
      args: {source: {'a.b': null}},
      result: {a: {b: null}},
    },
    {title: 'A null object', kind: 'null', args: {source: null}, result: null},
    {
      title: 'Two keys, one place',
      kind: 'error',
      args: {source: {a: 1, 'a.b': 2}},
      error: 'E_DUPLICATE',
    },
    {
      title: 'A position without bounds',
      kind: 'error',
      args: {source: {'a.99999999': 1}},
      error: 'E_RANGE',
    },
    {
      title: 'No separator',
      kind: 'error',
      args: {source: {a: 1}, separator: ''},
      error: 'E_FORMAT',
    },
  ],
  related: [{function: 'JSON/Flatten', role: 'inverse'}],
  tags: ['mapping', 'json', 'flatten', 'path'],
  aliases: ['unflatten', 'expand keys', 'nest', 'lodash set', 'dot object', 'column to object'],
  limits: [`A position is at most ${MAX_POSITION}, and a key has at most ${MAX_STEPS} steps.`],
  pure: true,
  run: ({source, separator}) => {
    checkSeparator(separator);
    const root = new Map<string, Place>();
    for (const [key, value] of Object.entries(source)) {
      const steps = readFlatKey(key, separator);
      if (steps.length > MAX_STEPS) {
        fail('E_RANGE', `A key has more than ${MAX_STEPS} steps.`, 'source');
      }
      put(root, steps, value, key);
    }
    return root.size === 0 ? {} : build(root);
  },
});
