import {isObject} from '../../language/isObject';
import {failStep} from '../../workflow/stepErrors';
import type {Json, JsonObject} from '../../workflow/types';

/** The types of GoogleSQL that a parameter can have. */
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

/** {type: 'DATE', value: '2024-05-01'} says the type itself. */
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
      `The parameter ${name} has too many digits: give it as text with its type.`,
    );
  }
  if (typeof value === 'number') {
    return Number.isInteger(value) ? 'INT64' : 'FLOAT64';
  }
  return failStep('E_INPUT', `The parameter ${name} needs a type: {"type": "DATE", "value": …}.`);
}

/** BigQuery takes every value as text. */
function valueOf(value: Json): Json {
  return {value: value === null ? null : typeof value === 'string' ? value : JSON.stringify(value)};
}

function typeOfItems(items: readonly Json[], name: string): string {
  const found = new Set(items.map((item) => typeOf(item, name)));
  return found.size === 1
    ? [...found][0]!
    : failStep('E_INPUT', `The parameter ${name} needs a type: its items don’t agree on one.`);
}

/** A value as BigQuery's REST interface wants it, with its type from the value or as given. */
function parameterOf(name: string, given: Json): Json {
  const value = isTyped(given) ? given.value : given;
  const type = isTyped(given) ? given.type : undefined;
  if (type !== undefined && !types.includes(type)) {
    failStep('E_INPUT', `The parameter ${name} has the type ${type}, which isn’t one of BigQuery.`);
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
