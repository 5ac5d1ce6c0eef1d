import {fail} from '../../language/errors';
import {joinWords} from '../../language/joinWords';
import {nameOfValue, typeOfValue} from '../../language/typeChecks';
import type {Value} from '../../language/types';
import {fieldValue} from './fieldValue';

export type Sortable = string | number | boolean | null;

interface SortKey {
  readonly by: string;
  readonly order: 'asc' | 'desc';
}

/** Reads a sort key such as {"by": "customer.name", "order": "desc"}. Both fields are optional. */
export function readSortKey(key: {readonly [field: string]: Value}): SortKey {
  const unknown = Object.keys(key).find((field) => field !== 'by' && field !== 'order');
  if (unknown !== undefined) {
    fail(
      'E_TYPE',
      `A sort key has an unknown field "${unknown}". Use only "by" and "order".`,
      'keys',
    );
  }
  const [by, order] = [key.by ?? '', key.order ?? 'asc'];
  if (typeof by !== 'string') {
    fail(
      'E_TYPE',
      `"by" in a sort key must be Text, but it is ${nameOfValue(by)}. Use a field name or a path.`,
      'keys',
    );
  }
  if (order !== 'asc' && order !== 'desc') {
    fail('E_TYPE', '"order" in a sort key must be "asc" or "desc".', 'keys');
  }
  return {by, order};
}

/** Returns the values to sort by, one for each item. Fails unless all values other than null have the same type. */
export function sortableValues(list: readonly Value[], by: string): readonly Sortable[] {
  const name = by === '' ? 'The items' : `The values of "${by}"`;
  const values = list.map((item) => fieldValue(item, by));
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
      `${name} must all have the same type, but they are ${joinWords([...types], 'and')}. Convert them to one type.`,
      'list',
    );
  }
  return values as readonly Sortable[];
}

/** Compares two values of the same type, neither of which is null. */
export function compareValues(a: Sortable, b: Sortable, collator: Intl.Collator): number {
  return typeof a === 'string' ? collator.compare(a, b as string) : Number(a) - Number(b);
}
