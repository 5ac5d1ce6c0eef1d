import {encodeBase64} from '../../formats/encodings/base64';
import type {Value} from '../../language/types';
import type {Json, JsonObject} from '../../workflow/types';

/** Files travel as base64 text, and so do BYTES in a row. */
function withoutBytes(value: Value): Json {
  if (value instanceof Uint8Array) {
    return encodeBase64(value);
  }
  if (Array.isArray(value)) {
    return (value as readonly Value[]).map(withoutBytes);
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, withoutBytes(item)]),
    );
  }
  return value;
}

/** The rows as objects, by the same rules as Readers/Google/BigQueryToObjects. */
export async function rowObjects(
  schema: JsonObject | undefined,
  rows: readonly JsonObject[],
): Promise<JsonObject[]> {
  if (rows.length === 0) {
    return [];
  }
  const {fieldsOf, rowOf} = await import('../../mappingFunctions/Readers/Google/bigQueryRows');
  const fields = fieldsOf(schema ?? null);
  const objects: JsonObject[] = [];
  for (const row of rows) {
    objects.push(withoutBytes(await rowOf(row, fields)) as JsonObject);
  }
  return objects;
}
