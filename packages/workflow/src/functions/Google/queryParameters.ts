import {isObject} from '@documentation/base/internal/values/isObject';
import {failStep} from '../../language/stepErrors';
import type {Json, JsonObject} from '@documentation/base/internal/values/json';
import {quote} from '@documentation/base/internal/values/quote';

/** The GoogleSQL types that a parameter can have. */
const types = [
  'STRING',
  'BYTES',
  'BOOL',
  'INT64',
  'FLOAT64',
  'NUMERIC',
  'BIGNUMERIC',
  'DATE',
  'DATETIME',
  'TIME',
  'TIMESTAMP',
  'JSON',
  'GEOGRAPHY',
];

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

/** Checks whether a value states its type, as in {type: 'DATE', value: '2024-05-01'}. */
function isTyped(value: Json): value is {readonly type: string; readonly value: Json} {
  return isObject(value) && 'type' in value && 'value' in value;
}

function typeOf(value: Json, name: string): string {
  if (typeof value === 'string') {
    return 'STRING';
  }
  if (typeof value === 'boolean') {
    return 'BOOL';
  }
  if (typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)) {
    failStep(
      'E_INPUT',
      `The number in the parameter ${quote(name)} is too large to be exact. Pass it as text with a type: {"type": "NUMERIC", "value": "…"}.`,
    );
  }
  if (typeof value === 'number') {
    return Number.isInteger(value) ? 'INT64' : 'FLOAT64';
  }
  return failStep(
    'E_INPUT',
    `The parameter ${quote(name)} needs a type. Pass it as an object: {"type": "DATE", "value": …}.`,
  );
}

/** Writes a value as text, which BigQuery accepts for every type. */
function valueOf(value: Json): Json {
  return {value: value === null ? null : typeof value === 'string' ? value : JSON.stringify(value)};
}

function typeOfItems(items: readonly Json[], name: string): string {
  const found = new Set(items.map((item) => typeOf(item, name)));
  return found.size === 1
    ? [...found][0]!
    : failStep(
        'E_INPUT',
        `The list in the parameter ${quote(name)} is empty or contains items of different types. State the type: {"type": "STRING", "value": […]}.`,
      );
}

/** Writes a parameter for BigQuery's REST API, with the given or detected type. */
function parameterOf(name: string, given: Json): Json {
  const value = isTyped(given) ? given.value : given;
  const type = isTyped(given) ? given.type : undefined;
  if (type !== undefined && !types.includes(type)) {
    failStep(
      'E_INPUT',
      `The parameter ${quote(name)} has the type ${quote(type)}, which isn’t supported. Use one of ${types.join(', ')}.`,
    );
  }
  return isList(value) && type !== 'JSON'
    ? {
        name,
        parameterType: {type: 'ARRAY', arrayType: {type: type ?? typeOfItems(value, name)}},
        parameterValue: {arrayValues: value.map(valueOf)},
      }
    : {
        name,
        parameterType: {type: type ?? typeOf(value, name)},
        parameterValue: valueOf(value),
      };
}

export function queryParameters(parameters: JsonObject): Json[] {
  return Object.entries(parameters).map(([name, value]) => parameterOf(name, value));
}
