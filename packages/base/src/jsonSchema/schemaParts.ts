import {dereference, type Schema} from '@cfworker/json-schema';

/** Import this module dynamically inside `run`, because it loads the validator. */

type Parts = Record<string, Schema | boolean>;

/**
 * Returns the parts of a schema by URI. The validator gives an anchor in a part with an "$id" the URI of the schema
 * around it, too, where it can hide an anchor with the same name, and doesn't know "$dynamicAnchor". For a "$ref",
 * both kinds of anchors are the same. Fails if a URI is invalid or occurs twice.
 */
export function schemaParts(schema: Schema | boolean): Parts {
  const parts = dereference(schema);
  const anchored = new Map<string, Schema>();
  for (const [uri, part] of Object.entries(parts)) {
    if (typeof part === 'boolean') {
      continue;
    }
    const names = [part.$anchor, part.$dynamicAnchor as unknown].filter(
      (name) => typeof name === 'string',
    );
    if (names.some((name) => uri.endsWith(`#${name}`))) {
      delete parts[uri];
    }
    const [resource] = part.__absolute_uri__!.split('#');
    names.forEach((name) => anchored.set(`${resource}#${name}`, part));
  }
  return Object.assign(parts, Object.fromEntries(anchored));
}
