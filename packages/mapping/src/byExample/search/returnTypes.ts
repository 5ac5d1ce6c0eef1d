import {isObject} from '@documentation/base/internal/values/isObject';
import {hasType} from '@documentation/base/internal/values/typeChecks';
import type {TypeName, Value} from '@documentation/base/internal/values/types';
import type {MappingFunction} from '../../language/types';
import type {Goal} from '../goal';

function canBe(type: TypeName, value: Value): boolean {
  if (type.startsWith('List<')) {
    return Array.isArray(value);
  }
  if (type === 'GeoJson' || type === 'GeoPoint') {
    return isObject(value);
  }
  return type === 'Binary' ? typeof value === 'string' : hasType(value, type);
}

/** Whether a function can return the output of the first example. */
export function canReturn({returns}: MappingFunction, {outputs, alternatives}: Goal): boolean {
  const wanted = [outputs[0], alternatives[0]].filter((output) => output !== undefined);
  const types = [returns.type].flat();
  return wanted.some((output) => types.some((type) => canBe(type, output)));
}
