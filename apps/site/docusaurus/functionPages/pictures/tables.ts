import {isObject} from '@documentation/base/internal/values/isObject';
import {formatValue} from '@documentation/mapping/internal/language/formatCall';
import type {Value} from '@documentation/base/internal/values/types';

type Fields = {readonly [field: string]: Value};

/** Items to draw as one table, before they get marks. */
export interface Items {
  readonly title?: string;
  readonly items: readonly Value[];
}

/** Formats a cell: text without quotation marks, and nothing for a missing field. */
function cellText(value: Value | undefined): string {
  if (value === undefined) {
    return '';
  }
  return typeof value === 'string' ? value : formatValue(value);
}

export function columnsOf(items: readonly Value[]): string[] {
  return items.length > 0 && items.every(isObject)
    ? [...new Set(items.flatMap((item) => Object.keys(item as Fields)))]
    : [];
}

export function cellsOf(item: Value, columns: readonly string[]): string[] {
  return columns.length > 0
    ? columns.map((column) => cellText((item as Fields)[column]))
    : [cellText(item)];
}

function isGroup(item: Value): item is {key: Value; items: readonly Value[]} {
  return isObject(item) && Object.keys(item).join() === 'key,items' && Array.isArray(item.items);
}

/** Splits a value into tables: one per group, inner list or object key, or else a single table. */
export function tablesOf(value: Value): Items[] {
  if (!Array.isArray(value)) {
    return Object.entries(value as Fields).map(([title, item]) => ({title, items: [item]}));
  }
  const list = value as readonly Value[];
  if (list.length > 0 && list.every(isGroup)) {
    return list.map(({key, items}) => ({title: cellText(key), items}));
  }
  return list.length > 0 && list.every((item) => Array.isArray(item))
    ? list.map((items) => ({items: items as readonly Value[]}))
    : [{items: list}];
}
