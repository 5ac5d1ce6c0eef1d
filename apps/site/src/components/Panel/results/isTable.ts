import {isObject} from '@documentation/base/internal/values/isObject';
import type {Value} from '@documentation/base/internal/values/types';

export type Row = Readonly<Record<string, Value>>;

export function isRow(value: Value): value is Row {
  return isObject(value);
}

/** Whether a value is a list of objects or of lists. */
export function isTable(value: Value): value is readonly Row[] | readonly (readonly Value[])[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    (value.every(isRow) || value.every((item) => Array.isArray(item)))
  );
}
