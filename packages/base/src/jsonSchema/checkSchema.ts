import {format, type Schema} from '@cfworker/json-schema';
import {metaSchema} from './metaSchema';
import {schemaParts} from './schemaParts';
import {schemaProblems} from './schemaProblems';
import {quote, shorten} from '../values/quote';

/** Import this module dynamically inside `run`, because it loads the validator. */

/** Fails. `problem` completes a sentence that starts with 'The schema': 'has the unknown format "e-mail". …' */
type Refuse = (problem: string) => never;

/** The formats that JSON Schema defines. The validator's `url` isn't one of them, and hangs on some texts. */
const formats = Object.keys(format).filter((name) => name !== 'url');

function checkPattern(pattern: string, refuse: Refuse): void {
  try {
    new RegExp(pattern, 'u');
  } catch {
    refuse(
      `has the pattern ${quote(pattern)}, which isn’t a valid regular expression. Correct the pattern.`,
    );
  }
}

function checkReference(schema: Schema, known: Record<string, unknown>, refuse: Refuse): void {
  const {$ref, __absolute_ref__: address = ''} = schema;
  if ($ref === undefined || known[address] !== undefined) {
    return;
  }
  if ($ref.startsWith('#')) {
    refuse(
      `refers to ${quote($ref)}, which doesn’t exist in the schema. Define it, for example under "$defs".`,
    );
  }
  refuse(
    `refers to ${quote($ref)}. Other documents aren’t fetched. Copy the parts that you need into "$defs".`,
  );
}

function checkPart(schema: Schema | boolean, known: Record<string, unknown>, refuse: Refuse): void {
  if (typeof schema === 'boolean') {
    return;
  }
  if ('$dynamicRef' in schema) {
    refuse('uses "$dynamicRef", which isn’t supported. Use "$ref" instead.');
  }
  checkReference(schema, known, refuse);
  if (schema.format !== undefined && !formats.includes(schema.format)) {
    refuse(
      `has the unknown format ${quote(schema.format)}. Use one of these: ${formats.join(', ')}.`,
    );
  }
  for (const pattern of [
    schema.pattern ?? [],
    Object.keys(schema.patternProperties ?? {}),
  ].flat()) {
    checkPattern(pattern, refuse);
  }
}

/** Calls `refuse` if a schema isn't a self-contained JSON Schema (2020-12). */
export function checkSchema(given: unknown, refuse: Refuse): void {
  const problem = schemaProblems(metaSchema, given)[0];
  if (problem) {
    refuse(
      `isn’t valid JSON Schema 2020-12${problem.pointer && ` at ${shorten(problem.pointer, 200)}`}. ${problem.message}`,
    );
  }
  // The validator modifies the schema, so it gets a copy.
  const schema = structuredClone(given) as Schema | boolean;
  let parts: Record<string, Schema | boolean>;
  try {
    parts = schemaParts(schema);
  } catch {
    return refuse(
      'can’t be resolved. Check that every "$id" and "$ref" is a valid URI, and that no "$id" occurs twice.',
    );
  }
  for (const part of Object.values(parts)) {
    checkPart(part, parts, refuse);
  }
}
