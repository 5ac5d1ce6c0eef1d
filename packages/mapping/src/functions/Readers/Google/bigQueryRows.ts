import {fail} from '@documentation/base/internal/values/errors';
import {isObject} from '@documentation/base/internal/values/isObject';
import {isExactNumber} from '@documentation/base/internal/values/exactNumbers';
import {hasType} from '@documentation/base/internal/values/typeChecks';
import type {Value} from '@documentation/base/internal/values/types';
import {quote} from '@documentation/base/internal/values/quote';

/** Reads the rows of a jobs.query or jobs.getQueryResults response according to its schema. */

interface Field {
  readonly name: string;
  readonly type: string;
  readonly isRepeated: boolean;
  /** The fields of a record. Empty for all other types. */
  readonly fields: readonly Field[];
}

const isRecord = (type: string) => type === 'RECORD' || type === 'STRUCT';

/** BigQuery allows 15 levels of nested records. */
const MAX_DEPTH = 15;

type JsonObject = {readonly [key: string]: Value};

function refuse(message: string): never {
  return fail('E_TYPE', message, 'response');
}

function ownValue(object: Value, key: string): Value {
  return isObject(object) && Object.hasOwn(object, key) ? (object[key] ?? null) : null;
}

export function fieldsOf(schema: Value, depth = 1): Field[] {
  const fields = ownValue(schema, 'fields');
  if (!hasType(fields, 'List<Object>')) {
    return refuse('The response has no schema with fields. Pass the whole BigQuery response.');
  }
  if (depth > MAX_DEPTH) {
    return refuse(
      `The schema is nested more than ${MAX_DEPTH} levels deep, which BigQuery doesn’t allow. Check the response.`,
    );
  }
  return (fields as readonly JsonObject[]).map((field) => {
    const [name, type] = [ownValue(field, 'name'), ownValue(field, 'type')];
    if (typeof name !== 'string' || typeof type !== 'string') {
      return refuse('A schema field has no name or no type. Pass the whole BigQuery response.');
    }
    return {
      name,
      type: type.toUpperCase(),
      isRepeated: ownValue(field, 'mode') === 'REPEATED',
      fields: isRecord(type) ? fieldsOf(field, depth + 1) : [],
    };
  });
}

/** Converts the text to a number if no digits are lost. Otherwise, returns the text. */
function exactNumber(text: string): number | string {
  return isExactNumber(text) ? Number(text) || 0 : text;
}

/** Converts seconds such as '1.709199000123456E9' to microseconds. */
function microsecondsOf(text: string): bigint | null {
  if (/^-?\d{1,18}$/.test(text)) {
    // With useInt64Timestamp in the request, BigQuery returns whole microseconds.
    return BigInt(text);
  }
  const match = /^(-?)(\d{1,18})\.?(\d{0,18})(?:E([+-]?\d{1,2}))?$/i.exec(text);
  if (!match) {
    return null;
  }
  const [, sign, whole = '', fraction = '', exponent = '0'] = match;
  const shift = Number(exponent) + 6 - fraction.length;
  const digits = whole + fraction;
  const shifted = shift >= 0 ? digits + '0'.repeat(shift) : digits.slice(0, shift) || '0';
  return BigInt(`${sign}${shifted}`);
}

/** BigQuery timestamps range from year 1 to year 9999. */
const FIRST_SECOND = Date.parse('0001-01-01T00:00:00Z') / 1000;
const LAST_SECOND = Date.parse('9999-12-31T23:59:59Z') / 1000;

const numberPattern = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i;

/** '1.7091990E9' → '2024-02-29T09:30:00Z' */
function timestampOf(text: string): string | null {
  const microseconds = microsecondsOf(text);
  if (microseconds === null) {
    return null;
  }
  const million = 1_000_000n;
  const rest = ((microseconds % million) + million) % million;
  const seconds = Number((microseconds - rest) / million);
  if (!(seconds >= FIRST_SECOND && seconds <= LAST_SECOND)) {
    return null;
  }
  const time = new Date(seconds * 1000).toISOString().slice(0, 19);
  const fraction = String(rest).padStart(6, '0').replace(/0+$/, '');
  return `${time}${fraction && `.${fraction}`}Z`;
}

function bytesOf(text: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

async function scalarOf(text: string, type: string): Promise<Value> {
  switch (type) {
    case 'INTEGER':
    case 'INT64':
    case 'NUMERIC':
    case 'BIGNUMERIC':
      return numberPattern.test(text) ? exactNumber(text) : null;
    case 'FLOAT':
    case 'FLOAT64':
      if (numberPattern.test(text) && Number.isFinite(Number(text))) {
        return Number(text) || 0;
      }
      // JSON has no NaN or infinity, so they stay text.
      return /^(?:NaN|-?(?:Inf|Infinity))$/i.test(text) ? text : null;
    case 'BOOLEAN':
    case 'BOOL':
      return /^(true|false)$/i.test(text) ? text.toLowerCase() === 'true' : null;
    case 'TIMESTAMP':
      return timestampOf(text);
    case 'BYTES':
      return bytesOf(text);
    case 'JSON': {
      const {parseJson} = await import('../../../formats/json/parseJson');
      return parseJson(text, {parameter: 'response', longNumbers: 'text'});
    }
    default:
      return text;
  }
}

async function valueOf(value: Value, field: Field): Promise<Value> {
  const {name, type, fields} = field;
  if (field.isRepeated) {
    if (value !== null && !Array.isArray(value)) {
      return refuse(
        `The field ${quote(name)} is repeated, but its value isn’t a list. Check the schema.`,
      );
    }
    const items = (value ?? []) as readonly Value[];
    const single = {...field, isRepeated: false};
    return Promise.all(items.map((item) => valueOf(ownValue(item, 'v'), single)));
  }
  if (value === null) {
    return null;
  }
  if (isRecord(type)) {
    return rowOf(value, fields);
  }
  if (typeof value !== 'string') {
    return refuse(
      `The field ${quote(name)} has a value that isn’t text. Pass the response as BigQuery returns it.`,
    );
  }
  const scalar = await scalarOf(value, type);
  return (
    scalar ??
    (type === 'JSON'
      ? null
      : refuse(
          `${quote(value)} in the field ${quote(name)} isn’t a valid ${type} value. Check the schema.`,
        ))
  );
}

/** {f: [{v: '7'}]} → {stock: 7} */
export async function rowOf(row: Value, fields: readonly Field[]): Promise<Value> {
  const cells = ownValue(row, 'f');
  if (!hasType(cells, 'List<Object>') || (cells as readonly Value[]).length !== fields.length) {
    return refuse('A row doesn’t have the same number of fields as the schema. Check the schema.');
  }
  const entries: [string, Value][] = [];
  for (const [index, field] of fields.entries()) {
    const cell = (cells as readonly Value[])[index]!;
    entries.push([field.name, await valueOf(ownValue(cell, 'v'), field)]);
  }
  return Object.fromEntries(entries);
}
