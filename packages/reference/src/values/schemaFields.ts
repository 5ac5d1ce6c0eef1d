/** Turns a JSON Schema into table rows: one per field, including nested fields. */
import {writtenNumber} from '@documentation/base/internal/values/numbers/writtenNumber';
import {joinWords} from '@documentation/base/internal/values/joinWords';
import type {Schema} from '@documentation/base/internal/jsonSchema/schemas';
import type {Json} from '@documentation/base/internal/values/json';

export interface Field {
  /** 'messages[].role' */
  readonly path: string;
  readonly type: string;
  readonly required: boolean;
  readonly fallback?: Json;
  readonly description: string;
  /** The allowed values with their meanings, if there is a fixed set. A meaning may be empty. */
  readonly values: readonly {readonly value: string; readonly meaning: string}[];
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'Text',
  number: 'Number',
  integer: 'Integer',
  boolean: 'Boolean',
  object: 'Object',
  null: 'null',
};

/** {type: 'array', items: {type: 'string'}} → 'List<Text>' */
export function typeName(schema: Schema): string {
  if (schema.anyOf) {
    return joinWords(schema.anyOf.map(typeName), 'or');
  }
  if (schema.contentEncoding === 'base64') {
    return 'File';
  }
  if (schema.type === undefined) {
    return 'Any';
  }
  const types = typeof schema.type === 'string' ? [schema.type] : schema.type;
  const names = types.map((type) =>
    type === 'array' ? `List<${typeName(schema.items ?? {})}>` : (typeNames[type] ?? type),
  );
  return joinWords(names, 'or');
}

/** Describes a range: '1 to 250', 'at most 255 characters', '2 or more'. Omits a minimum of 0 without a maximum. */
function range(
  least: number | undefined,
  most: number | undefined,
  {unit = '', isWhole = true} = {},
): string {
  if (least === undefined) {
    return most === undefined ? '' : `at most ${writtenNumber(most)}${unit}`;
  }
  if (most === undefined) {
    return least === 0 ? '' : `${writtenNumber(least)} or more${unit}`;
  }
  return `${writtenNumber(least)} ${isWhole && most === least + 1 ? 'or' : 'to'} ${writtenNumber(most)}${unit}`;
}

/** Adds limits to the phrase that they belong to: 'the rows; more fail' → 'the rows (1 to 9); more fail' */
function withLimits(description: string, limits: string): string {
  return limits === '' ? description : description.replace(/(?=;|$)/, ` (${limits})`).trimStart();
}

/** Describes a value's limits: '1 to 250' */
function limitsOf({type, minimum, maximum, maxLength, maxItems, minItems}: Schema): string {
  const phrases = [
    range(minimum, maximum, {isWhole: type === 'integer'}),
    range(undefined, maxLength, {unit: ' characters'}),
    range(minItems, maxItems, {unit: ' items'}),
  ];
  return phrases.filter(Boolean).join(', ');
}

export function closedValues({oneOf, enum: values}: Schema): Field['values'] {
  if (oneOf) {
    return oneOf.map((option) => ({
      value: JSON.stringify(option.const),
      meaning: option.description,
    }));
  }
  return (values ?? []).map((value) => ({value: JSON.stringify(value), meaning: ''}));
}

/** Returns the rows for the fields inside an object, or inside the objects of a list. */
function nested(schema: Schema, path: string): Field[] {
  if (schema.properties) {
    return fieldsOf(schema, `${path}.`);
  }
  if (schema.items?.properties) {
    return fieldsOf(schema.items, `${path}[].`);
  }
  return [];
}

export function fieldsOf({properties = {}, required = []}: Schema, prefix = ''): Field[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const path = `${prefix}${name}`;
    const limits = limitsOf(schema);
    return [
      {
        path,
        type: typeName(schema),
        required: required.includes(name),
        ...(schema.default !== undefined && {fallback: schema.default}),
        description: withLimits(schema.description ?? '', limits),
        values: closedValues(schema),
      },
      ...nested(schema, path),
    ];
  });
}
