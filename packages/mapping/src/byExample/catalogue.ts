import {isObject} from '@documentation/base/internal/values/isObject';
import {qualifiedName} from '../language/qualifiedName';
import type {Value} from '@documentation/base/internal/values/types';
import type {MappingFunction} from '../language/types';
import {formatsOf} from './constants/dates/formats';
import {fieldsOf} from './constants/dates/fields';
import type {Example} from './example';

/** Functions that can return anything, whatever their input is. */
const givesAnything = new Set(['Logical.IfError', 'Logical.If', 'Logical.Switch', 'List.Reduce']);

/** Categories of binary files, which no query contains. */
const isFileCategory = (category: string) => /\/(?:PDF|XLSX)$/.test(category);

/** Whether calls to a function can be results at all. */
export function canBeResult(definition: MappingFunction): boolean {
  return (
    definition.pure !== false &&
    definition.unlisted !== true &&
    !isFileCategory(definition.category) &&
    !givesAnything.has(qualifiedName(definition))
  );
}

/** All text values, numbers and keys in a value. */
function* scalarsIn(value: Value): Generator<string | number> {
  if (typeof value === 'string' || typeof value === 'number') {
    yield value;
  } else if (Array.isArray(value)) {
    for (const item of (value as Value[]).slice(0, 20)) {
      yield* scalarsIn(item);
    }
  } else if (isObject(value)) {
    for (const [key, item] of Object.entries(value)) {
      yield key;
      yield* scalarsIn(item);
    }
  }
}

function looksLikeDate(scalar: string | number): boolean {
  return (
    typeof scalar === 'string' &&
    (fieldsOf(scalar) !== undefined ||
      /\d:\d\d|^-?P[\dT]/.test(scalar) ||
      formatsOf(scalar).length > 0)
  );
}

const isText = (scalar: string | number): scalar is string => typeof scalar === 'string';

/** What an example must contain for a category's libraries to be worth loading. */
const worthLoading: Readonly<Record<string, (scalar: string | number) => boolean>> = {
  Datetime: looksLikeDate,
  'Types.ToDateTime': looksLikeDate,
  XML: (scalar) => isText(scalar) && scalar.includes('<'),
  'Readers/XML': (scalar) => isText(scalar) && scalar.includes('<'),
  'Writers/XML': (scalar) => isText(scalar) && scalar.includes('<'),
  Geo: (scalar) => scalar === 'latitude',
  Excel: (scalar) => typeof scalar === 'number' || looksLikeDate(scalar),
  Math: (scalar) => typeof scalar === 'number',
};

/** Leaves out functions whose libraries would be loaded for nothing. */
export function isWorthLoading(definition: MappingFunction, examples: readonly Example[]): boolean {
  const test = worthLoading[qualifiedName(definition)] ?? worthLoading[definition.category];
  if (!definition.load || !test) {
    return true;
  }
  const values = examples.flatMap(({inputs, output}) => [...inputs, output]);
  return values.some((value) => [...scalarsIn(value)].some(test));
}
