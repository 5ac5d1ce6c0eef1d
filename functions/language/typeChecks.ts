import {dateTimeProblem, isDate, isDateTime, isLocalDateTime, isTime} from './dateTypes';
import {isObject} from './isObject';
import {nameOfTypes, typeOfValue} from './namesOfTypes';
import type {TypeName, Value} from './types';

function isNumber(value: Value): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** Whether a value has the given type. Null has only the type Any. */
export function hasType(value: Value, type: TypeName): boolean {
  if (type.startsWith('List<')) {
    const itemType = type.slice('List<'.length, -1) as TypeName;
    return Array.isArray(value) && (value as Value[]).every((item) => hasType(item, itemType));
  }
  switch (type) {
    case 'Any':
      return typeof value !== 'number' || Number.isFinite(value);
    case 'Text':
    case 'Xml':
      return typeof value === 'string';
    case 'Number':
      return isNumber(value);
    case 'Integer':
      return Number.isSafeInteger(value);
    case 'Boolean':
      return typeof value === 'boolean';
    case 'Date':
      return typeof value === 'string' && isDate(value);
    case 'DateTime':
      return typeof value === 'string' && isDateTime(value);
    case 'LocalDateTime':
      return typeof value === 'string' && isLocalDateTime(value);
    case 'Time':
      return typeof value === 'string' && isTime(value);
    case 'Binary':
      return value instanceof Uint8Array;
    case 'Object':
      return isObject(value);
    case 'GeoPoint':
      return isObject(value) && isNumber(value.latitude!) && isNumber(value.longitude!);
    case 'GeoJson':
      return isObject(value) && typeof value.type === 'string';
    default:
      throw new Error(`There is no type ${type}.`);
  }
}

export function hasOneOfTypes(value: Value, types: TypeName | readonly TypeName[]): boolean {
  return ([types].flat() as readonly TypeName[]).some((type) => hasType(value, type));
}

const dateTypes = ['Date', 'DateTime', 'LocalDateTime', 'Time'] as const;

/** Names the type of a value where other types are wanted. Text is named by its date type only if dates are wanted. */
export function typeInsteadOf(types: TypeName | readonly TypeName[], value: Value): string {
  const wantsDate = /Date|Time/.test(nameOfTypes(types));
  return (wantsDate && dateTypes.find((type) => hasType(value, type))) || typeOfValue(value);
}

/** Says what is wrong with the zone of a DateTime or of an item in a list of them, if an argument should be one. */
export function problemOfDateTime(
  name: string,
  value: Value,
  types: TypeName | readonly TypeName[],
): string | undefined {
  const isWanted = /\bDateTime\b/.test(nameOfTypes(types));
  const items: readonly Value[] = Array.isArray(value) ? value : [value];
  const texts = items.filter((item) => typeof item === 'string');
  const wrong = isWanted ? texts.find((text) => dateTimeProblem(text) !== undefined) : undefined;
  if (wrong === undefined) {
    return undefined;
  }
  const subject = typeof value === 'string' ? `\`${name}\`` : `"${wrong}" in \`${name}\``;
  return `${subject} ${dateTimeProblem(wrong)}`;
}
