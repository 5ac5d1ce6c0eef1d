import {fail} from '@documentation/base/internal/values/errors';
import {isObject} from '@documentation/base/internal/values/isObject';
import {joinWords} from '@documentation/base/internal/values/joinWords';
import {nameOfValue, typeOfValue} from '@documentation/base/internal/values/namesOfTypes';
import type {Steps} from '../../language/steps';
import type {Value} from '@documentation/base/internal/values/types';
import type {Expression} from '../../language/types';
import {fieldValue} from './fieldValue';
import {quote} from '@documentation/base/internal/values/quote';

export type Sortable = string | number | boolean | null;

/** The values of one sort key, one for each item. */
export interface SortColumn {
  readonly values: readonly Sortable[];
  readonly isDescending: boolean;
}

type Order = 'asc' | 'desc';
type Fields = {readonly [field: string]: Value};

interface Key {
  readonly by: Value;
  readonly order: Order | undefined;
}

/** Reads a sort key such as {"by": "customer.name", "order": "desc"}. Both fields are optional. */
function keyOf(key: Fields): Key {
  const unknown = Object.keys(key).find((field) => field !== 'by' && field !== 'order');
  if (unknown !== undefined) {
    fail(
      'E_TYPE',
      `A sort key has an unknown field ${quote(unknown)}. Use only "by" and "order".`,
      'keys',
    );
  }
  const {by = '', order = null} = key;
  if (order !== null && order !== 'asc' && order !== 'desc') {
    fail('E_TYPE', '"order" in a sort key must be "asc" or "desc".', 'keys');
  }
  return {by, order: order ?? undefined};
}

/** Fails unless the values can be sorted and all values other than null have the same type. */
function checkSortable(values: readonly Value[], name: string): readonly Sortable[] {
  if (values.some((value) => typeof value === 'object' && value !== null)) {
    fail(
      'E_TYPE',
      `${name} include lists or objects, which can’t be sorted. Sort by a Text, Number or Boolean field.`,
      'list',
    );
  }
  const types = new Set(values.filter((value) => value !== null).map(typeOfValue));
  if (types.size > 1) {
    fail(
      'E_TYPE',
      `${name} must all have the same type, but their types are ${joinWords([...types], 'and')}. Convert them to one type.`,
      'list',
    );
  }
  return values as readonly Sortable[];
}

function columnOfPath(list: readonly Value[], {by, order}: Key, fallback: Order): SortColumn {
  if (typeof by !== 'string') {
    return fail(
      'E_TYPE',
      `"by" in a sort key must be Text, but it is ${nameOfValue(by)}. Use a field name or a path.`,
      'keys',
    );
  }
  const values = list.map((item) => fieldValue(item, by));
  if (by !== '' && list.length > 0 && values.every((value) => value === null)) {
    fail(
      'E_PATH',
      `No item has a value at ${quote(by)}. Check the name, including its case.`,
      'keys',
    );
  }
  return {
    values: checkSortable(values, by === '' ? 'The items' : `The values of ${quote(by)}`),
    isDescending: (order ?? fallback) === 'desc',
  };
}

/** The sort columns for field names or paths. */
export function columnsOfPaths(
  list: readonly Value[],
  keys: string | readonly Fields[],
  order: Order,
): SortColumn[] {
  const all = typeof keys === 'string' ? [{by: keys, order: undefined}] : keys.map(keyOf);
  return all.map((key) => columnOfPath(list, key, order));
}

/** The sort keys that an expression returns for an item: one value, or a list of values or of {"by": …, "order": …}. */
function keysOf(result: Value): Key[] {
  const all = Array.isArray(result) ? (result as Value[]) : [result];
  return all.map((key) => (isObject(key) ? keyOf(key) : {by: key, order: undefined}));
}

/** The sort columns for an expression, which is evaluated once for each item. */
export function* columnsOfExpression(
  list: readonly Value[],
  expression: Expression,
  order: Order,
): Steps<SortColumn[]> {
  const rows: Key[][] = [];
  for (const [index, item] of list.entries()) {
    const keys = keysOf(yield expression({item, index}));
    if (keys.length !== (rows[0] ?? keys).length) {
      fail(
        'E_TYPE',
        `\`keys\` returned ${rows[0]!.length} sort keys for the first item, but ${keys.length} for the item at position ${index}. Return the same number for each item.`,
        'keys',
      );
    }
    rows.push(keys);
  }
  return (rows[0] ?? []).map((key, column) => ({
    values: checkSortable(
      rows.map((row) => row[column]!.by),
      'The values of `keys`',
    ),
    isDescending: (key.order ?? order) === 'desc',
  }));
}

/** Compares two values of the same type, neither of which is null. */
export function compareValues(a: Sortable, b: Sortable, collator: Intl.Collator): number {
  return typeof a === 'string' ? collator.compare(a, b as string) : Number(a) - Number(b);
}
