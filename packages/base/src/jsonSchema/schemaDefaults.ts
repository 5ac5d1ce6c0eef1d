import {isObject} from '../values/isObject';
import type {Json} from '../values/json';

interface SchemaNode {
  readonly default?: Json;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly items?: SchemaNode;
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

/** Fills in schema defaults for missing fields, at every depth. */
export function withDefaults(schema: unknown, value: Json): Json {
  const {properties = {}, items} = schema as SchemaNode;
  if (isList(value)) {
    return items ? value.map((item) => withDefaults(items, item)) : value;
  }
  if (!isObject(value)) {
    return value;
  }
  const filled: Record<string, Json> = {...value};
  for (const [name, property] of Object.entries(properties)) {
    const given = Object.hasOwn(value, name) ? value[name] : property.default;
    if (given !== undefined) {
      filled[name] = withDefaults(property, given);
    }
  }
  return filled;
}
