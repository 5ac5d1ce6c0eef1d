import {dateTimeProblem, isDate, isDateTime, isLocalDateTime, isTime} from './dateTypes';
import {isObject} from './isObject';
import {nameOfTypes, typeOfValue} from './namesOfTypes';
import type {TypeName, Value} from './types';
import {quote} from './quote';

function isNumber(value: Value): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

type Check = (value: Value) => boolean;

const isText: Check = (value) => typeof value === 'string';

const textWhere =
  (isValid: (text: string) => boolean): Check =>
  (value) =>
    typeof value === 'string' && isValid(value);

const checks = new Map<string, Check>([
  ['Any', (value) => typeof value !== 'number' || Number.isFinite(value)],
  ['Text', isText],
  ['Xml', isText],
  ['Number', isNumber],
  ['Integer', (value) => Number.isSafeInteger(value)],
  ['Boolean', (value) => typeof value === 'boolean'],
  ['Date', textWhere(isDate)],
  ['DateTime', textWhere(isDateTime)],
  ['LocalDateTime', textWhere(isLocalDateTime)],
  ['Time', textWhere(isTime)],
  ['Binary', (value) => value instanceof Uint8Array],
  ['Object', isObject],
  [
    'GeoPoint',
    (value) => isObject(value) && isNumber(value.latitude!) && isNumber(value.longitude!),
  ],
  ['GeoJson', (value) => isObject(value) && typeof value.type === 'string'],
]);

function checkOf(type: string): Check {
  const known = checks.get(type);
  if (known) {
    return known;
  }
  const itemType = /^List<(.*)>$/.exec(type)?.[1];
  if (itemType === undefined) {
    throw new Error(`There is no type ${type}.`);
  }
  const isItem = checkOf(itemType);
  const check: Check = (value) => Array.isArray(value) && (value as Value[]).every(isItem);
  checks.set(type, check);
  return check;
}

/** Whether a value has the given type. Null has only the type Any. */
export function hasType(value: Value, type: TypeName): boolean {
  return checkOf(type)(value);
}

/** Returns a function that says whether a value has one of the types. */
export function typeCheck(types: TypeName | readonly TypeName[]): Check {
  const alternatives = [types].flat().map(checkOf);
  return alternatives.length === 1
    ? alternatives[0]!
    : (value) => alternatives.some((check) => check(value));
}

export function hasOneOfTypes(value: Value, types: TypeName | readonly TypeName[]): boolean {
  return typeCheck(types)(value);
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
  const subject = typeof value === 'string' ? `\`${name}\`` : `${quote(wrong)} in \`${name}\``;
  return `${subject} ${dateTimeProblem(wrong)}`;
}
