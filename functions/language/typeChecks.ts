import {isObject} from './isObject';
import {joinWords} from './joinWords';
import type {TypeName, Value} from './types';

const datePattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const timePattern = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?$/;
const offsetPattern = /(Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)(\[[A-Za-z0-9_+\-/:]+\])?$/;

function isDate(value: Value): boolean {
  const match = typeof value === 'string' ? datePattern.exec(value) : null;
  if (!match) {
    return false;
  }
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(2000, 0, 1));
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

function isLocalDateTime(value: Value): boolean {
  if (typeof value !== 'string') {
    return false;
  }
  const [date = '', time = ''] = value.split('T');
  return value.length === date.length + time.length + 1 && isDate(date) && timePattern.test(time);
}

function isDateTime(value: Value): boolean {
  return (
    typeof value === 'string' &&
    offsetPattern.test(value) &&
    isLocalDateTime(value.replace(offsetPattern, ''))
  );
}

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
      return isDate(value);
    case 'DateTime':
      return isDateTime(value);
    case 'LocalDateTime':
      return isLocalDateTime(value);
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

/** Names one or more types: 'Date, DateTime or Text' */
export function nameOfTypes(types: string | readonly string[]): string {
  return joinWords([types].flat(), 'or');
}

/** Names the type of a value in a message: 'Text', 'a Number' */
export function nameOfValue(value: Value): string {
  if (value === null) {
    return 'null';
  }
  if (value instanceof Uint8Array) {
    return 'Binary';
  }
  if (Array.isArray(value)) {
    return 'a List';
  }
  return {string: 'Text', number: 'a Number', boolean: 'a Boolean', object: 'an Object'}[
    typeof value as 'string' | 'number' | 'boolean' | 'object'
  ];
}

/** Names the type of a value without an article: 'Text', 'List' */
export function typeOfValue(value: Value): string {
  return nameOfValue(value).replace(/^an? /, '');
}
