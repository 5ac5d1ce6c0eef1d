/** What a reader sees of a JSON Schema: one row per field, nested ones included. */
import type {Schema} from '../../functions/workflow/schemas';
import type {Json} from '../../functions/workflow/types';

export interface Field {
  /** 'messages[].role' */
  readonly path: string;
  readonly type: string;
  readonly required: boolean;
  readonly fallback?: Json;
  readonly description: string;
  /** The closed values with their meaning. */
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
    return schema.anyOf.map(typeName).join(' or ');
  }
  if (schema.contentEncoding === 'base64') {
    return 'File';
  }
  if (schema.type === undefined) {
    return 'Any';
  }
  const types = typeof schema.type === 'string' ? [schema.type] : schema.type;
  return types
    .map((type) =>
      type === 'array' ? `List<${typeName(schema.items ?? {})}>` : (typeNames[type] ?? type),
    )
    .join(' or ');
}

/** 200000 → '200,000' */
function written(number: number): string {
  return number.toLocaleString('en-US', {maximumFractionDigits: 20});
}

/** The bounds of a value in words: 'from 1 to 250' */
function bounds({minimum, maximum, maxLength, maxItems, minItems, format}: Schema): string {
  const phrases = [
    minimum !== undefined &&
      maximum !== undefined &&
      `from ${written(minimum)} to ${written(maximum)}`,
    minimum !== undefined && maximum === undefined && `${written(minimum)} or more`,
    minimum === undefined && maximum !== undefined && `at most ${written(maximum)}`,
    maxLength !== undefined && `at most ${written(maxLength)} characters`,
    minItems !== undefined && `at least ${minItems} ${minItems === 1 ? 'item' : 'items'}`,
    maxItems !== undefined && `at most ${written(maxItems)} items`,
    format === 'uri' && 'a web address',
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

/** The object whose fields are rows of their own, and what stands before their names. */
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
    const phrases = [schema.description ?? '', bounds(schema)].filter(Boolean);
    return [
      {
        path,
        type: typeName(schema),
        required: required.includes(name),
        ...(schema.default !== undefined && {fallback: schema.default}),
        description: phrases.join('; '),
        values: closedValues(schema),
      },
      ...nested(schema, path),
    ];
  });
}
