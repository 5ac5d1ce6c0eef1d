import {fail} from '@documentation/base/internal/values/errors';
import {isObject} from '@documentation/base/internal/values/isObject';
import {nameOfValue} from '@documentation/base/internal/values/namesOfTypes';
import type {Value} from '@documentation/base/internal/values/types';
import {plainNumber} from '@documentation/base/internal/values/numbers/plainNumber';
import {quote, shorten} from '@documentation/base/internal/values/quote';

type JsonObject = {readonly [key: string]: Value};
type CellValue = string | number | boolean | null;

/** Matches a placeholder with a path of keys, such as {{customer.name}}. */
const pattern = /\{\{\s*([^{}]*?)\s*\}\}/g;

export function hasPlaceholders(text: string): boolean {
  return text.search(pattern) >= 0;
}

function pathsOf(text: string): string[] {
  return Array.from(text.matchAll(pattern), ([, path]) => path!);
}

/** Follows a path to its end or to the first list. */
function follow(path: string, values: JsonObject): {value: Value; rest: string[]; at: string} {
  const keys = path.split('.');
  let value: Value = values;
  for (const [index, key] of keys.entries()) {
    if (Array.isArray(value)) {
      return {value, rest: keys.slice(index), at: keys.slice(0, index).join('.')};
    }
    if (!isObject(value) || !Object.hasOwn(value, key)) {
      return fail(
        'E_PATH',
        `There is no value for {{${shorten(path)}}}. Add one to \`values\`.`,
        'values',
      );
    }
    value = value[key] ?? null;
  }
  return {value, rest: [], at: path};
}

/** Finds the list that a row is repeated for, and the path of the list. Returns null if the row isn't repeated. */
export function findList(
  texts: readonly string[],
  values: JsonObject,
): {readonly at: string; readonly items: readonly Value[]} | null {
  let list: {at: string; items: readonly Value[]} | null = null;
  for (const path of texts.flatMap(pathsOf)) {
    const {value, at} = follow(path, values);
    if (Array.isArray(value)) {
      if (list && list.at !== at) {
        fail(
          'E_PATH',
          `A row uses two lists, ${quote(list.at)} and ${quote(at)}. Put them in separate rows.`,
          'values',
        );
      }
      list = {at, items: value as readonly Value[]};
    }
  }
  return list;
}

/** The list item that fills a repeated row. If the list is empty, one row remains, with empty placeholders. */
export interface RowScope {
  readonly at: string;
  readonly item: Value;
  readonly isEmpty: boolean;
}

function valueOf(path: string, values: JsonObject, scope: RowScope | null): CellValue {
  const isInList = scope && (path === scope.at || path.startsWith(`${scope.at}.`));
  if (isInList && scope.isEmpty) {
    return null;
  }
  const value = isInList
    ? path === scope.at
      ? scope.item
      : follow(path, withItem(values, scope)).value
    : follow(path, values).value;
  if (typeof value === 'object' && value !== null) {
    return fail(
      'E_TYPE',
      `The value for {{${shorten(path)}}} is ${nameOfValue(value)}. Use text, a number, a Boolean or null.`,
      'values',
    );
  }
  return value;
}

/** Returns the values with the list replaced by one of its items. */
function withItem(values: JsonObject, {at, item}: RowScope): JsonObject {
  const [key = '', ...rest] = at.split('.');
  const inner =
    rest.length === 0
      ? item
      : withItem(values[key] as JsonObject, {at: rest.join('.'), item, isEmpty: false});
  return {...values, [key]: inner};
}

/** Fills placeholders. A value keeps its type if the cell contains only the placeholder. Otherwise, it becomes text. */
export function fill(text: string, values: JsonObject, scope: RowScope | null): CellValue {
  const [only] = pathsOf(text);
  if (only !== undefined && /^\s*\{\{[^{}]*\}\}\s*$/.test(text)) {
    return valueOf(only, values, scope);
  }
  return text.replace(pattern, (_, path: string) => {
    const value = valueOf(path, values, scope);
    return typeof value === 'number' ? plainNumber(value) : String(value ?? '');
  });
}
