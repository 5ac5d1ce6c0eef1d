import {toJson} from '../../language/toJson';
import type {JsonObject} from '@documentation/base/internal/values/json';

/** Turns rows into objects, by the same rules as Readers.Google.BigQueryToObjects. */
export async function rowObjects(
  schema: JsonObject | undefined,
  rows: readonly JsonObject[],
): Promise<JsonObject[]> {
  if (rows.length === 0) {
    return [];
  }
  const {fieldsOf, rowOf} =
    await import('@documentation/mapping/internal/functions/Readers/Google/bigQueryRows');
  const fields = fieldsOf(schema ?? null);
  const objects: JsonObject[] = [];
  for (const row of rows) {
    objects.push(toJson(await rowOf(row, fields)) as JsonObject);
  }
  return objects;
}
