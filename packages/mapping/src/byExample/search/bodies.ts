import type {Value} from '@documentation/base/internal/values/types';
import type {Context} from '../../language/types';
import {isObject} from '@documentation/base/internal/values/isObject';
import type {Choice} from '../calls/application';
import type {Known} from '../terms/known';
import {expressionOf} from '../terms/runTerm';
import {item} from '../terms/term';
import {partsOf} from './sources';

/** How many items of a list are tried. The call with the found expression then runs on the whole list. */
const MAX_ITEMS = 12;

/** The items that functions pass to expressions: those of a list, or the entries of an object. */
export function itemsOf(value: Value): readonly Value[] {
  if (Array.isArray(value)) {
    return value as readonly Value[];
  }
  return isObject(value) ? Object.entries(value).map(([key, entry]) => ({key, value: entry})) : [];
}

/** The current item, as a value that is known for some items. */
export function itemKnown(items: readonly Value[], {inputs}: Known): Known {
  return {term: item, values: items.slice(0, MAX_ITEMS), cost: 0, inputs};
}

/** An expression about the current item, as an argument. */
export function choiceOfBody({term, cost, inputs}: Known, context: Context): Choice {
  // Expressions never refer to the document, only to the item.
  const expression = expressionOf(term, {document: null, context});
  return {term, valueIn: () => expression, cost: cost + 0.5, inputs};
}

/** Paths into the items of a list, and the items themselves. */
export function pathBodies(list: Known, context: Context): readonly Choice[] {
  const items = list.values.flatMap(itemsOf);
  if (items.length === 0 || !isObject(items[0])) {
    return [];
  }
  return partsOf(itemKnown(items, list)).map((known) => choiceOfBody(known, context));
}
