import {hasType} from '@documentation/base/internal/values/typeChecks';
import type {TypeName, Value} from '@documentation/base/internal/values/types';

/** The names that IsType accepts, except 'null', with their types. Narrower types come first. */
const typeNames = {
  date: 'Date',
  datetime: 'DateTime',
  localdatetime: 'LocalDateTime',
  time: 'Time',
  text: 'Text',
  integer: 'Integer',
  number: 'Number',
  boolean: 'Boolean',
  list: 'List<Any>',
  binary: 'Binary',
  object: 'Object',
} as const satisfies Record<string, TypeName>;

export type NameOfType = keyof typeof typeNames | 'null';

export function isOfType(value: Value, name: NameOfType): boolean {
  return name === 'null' ? value === null : hasType(value, typeNames[name]);
}

/** Returns the name of a value's narrowest type, except that integers are 'number'. */
export function typeNameOf(value: Value): NameOfType {
  const names = Object.keys(typeNames) as (keyof typeof typeNames)[];
  return names.find((name) => name !== 'integer' && isOfType(value, name)) ?? 'null';
}
