import type {Field} from '@documentation/reference/internal/pages/apiReference';
import type {Schema} from './description';

const nameByFormat: Readonly<Record<string, string>> = {
  date: 'date',
  'date-time': 'date-time',
  uri: 'URL',
  'uri-reference': 'URL',
};

function typeNames({type, oneOf, contentMediaType, format = ''}: Schema): string[] {
  if (oneOf) {
    return oneOf.flatMap(typeNames);
  }
  if (contentMediaType) {
    return ['file'];
  }
  return [type ?? 'any'].flat().map((name) => (name === 'string' && nameByFormat[format]) || name);
}

const written = (limit: number) => limit.toLocaleString('en');

/** Formats a range: '1 to 250', 'at most 255' */
function range(least: number | undefined, most: number | undefined, unit = ''): string[] {
  const suffix = unit && ` ${unit}`;
  if (least !== undefined && most !== undefined) {
    return [`${least} to ${written(most)}${suffix}`];
  }
  return most === undefined ? [] : [`at most ${written(most)}${suffix}`];
}

/** Formats a type with its limits: 'integer, 1 to 250, default 100' */
export function typeText(schema: Schema): string {
  const {items, minimum, maximum, minLength, maxLength, minItems, maxItems} = schema;
  const names = typeNames(schema).map((name) =>
    name === 'array' && items
      ? `array of ${typeNames(items)
          .map((itemName) => `${itemName}s`)
          .join(' or ')}`
      : name,
  );
  return [
    names.join(' or '),
    ...range(minimum, maximum),
    ...range(minLength, maxLength, 'characters'),
    ...range(minItems, maxItems, 'items'),
    ...(schema.default === undefined ? [] : [`default ${JSON.stringify(schema.default)}`]),
  ].join(', ');
}

/** Returns the allowed values of a schema or its items, each with its meaning. */
export function valuesOf(schema: Schema): Record<string, string> | undefined {
  const {enum: values, const: constant, 'x-meanings': meanings = {}} = schema.items ?? schema;
  const all = values ?? (typeof constant === 'string' ? [constant] : undefined);
  return all && Object.fromEntries(all.map((value) => [value, meanings[value] ?? '']));
}

export function fieldOf(
  name: string,
  schema: Schema,
  required: boolean,
  description = schema.description ?? '',
): Field {
  const values = valuesOf(schema);
  // Values aren't listed if the description already names them, as in 'Always `ok`.', and they have no meanings.
  const isInDescription =
    values && Object.keys(values).every((value) => description.includes(`\`${value}\``));
  const hasMeanings = values && Object.values(values).some(Boolean);
  return {
    name,
    type: typeText(schema),
    required,
    description,
    ...(values && (hasMeanings || !isInDescription) && {values}),
  };
}

/** Lists all fields of an object. Nested fields are named by their path. */
export function fieldsOf(schema: Schema | undefined, prefix = ''): Field[] {
  if (schema?.allOf) {
    return schema.allOf.flatMap((part) => fieldsOf(part, prefix));
  }
  const required = schema?.required ?? [];
  return Object.entries(schema?.properties ?? {}).flatMap(([key, property]) => {
    const name = `${prefix}${key}`;
    return [
      fieldOf(name, property, required.includes(key)),
      ...fieldsOf(property, `${name}.`),
      ...fieldsOf(property.items, `${name}[].`),
    ];
  });
}
