import {dereference, format, type Schema} from '@cfworker/json-schema';
import {schemaProblems} from '../../workflow/schemaProblems';
import {failStep} from '../../workflow/stepErrors';
import type {Json} from '../../workflow/types';
import {metaSchema} from './metaSchema';

/** Import this module dynamically inside `run`, because it loads the validator. */

function refuse(problem: string): never {
  return failStep('E_CONFIGURATION', `The schema ${problem}`);
}

function checkPattern(pattern: string): void {
  try {
    new RegExp(pattern, 'u');
  } catch {
    refuse(
      `has the pattern "${pattern}", which isn’t a valid regular expression. Correct the pattern.`,
    );
  }
}

function checkReference(schema: Schema, known: Record<string, unknown>): void {
  const {$ref, __absolute_ref__: address = ''} = schema;
  if ($ref === undefined || known[address] !== undefined) {
    return;
  }
  if ($ref.startsWith('#')) {
    refuse(
      `refers to "${$ref}", which doesn’t exist in the schema. Define it, for example under "$defs".`,
    );
  }
  refuse(
    `refers to "${$ref}". Other documents aren’t fetched. Copy the parts that you need into "$defs".`,
  );
}

function checkPart(schema: Schema | boolean, known: Record<string, unknown>): void {
  if (typeof schema === 'boolean') {
    return;
  }
  if ('$dynamicRef' in schema) {
    refuse('uses "$dynamicRef", which isn’t supported. Use "$ref" instead.');
  }
  checkReference(schema, known);
  if (schema.format !== undefined && !Object.hasOwn(format, schema.format)) {
    const formats = Object.keys(format).join(', ');
    refuse(`has the unknown format "${schema.format}". Use one of these: ${formats}.`);
  }
  [schema.pattern ?? [], Object.keys(schema.patternProperties ?? {})].flat().forEach(checkPattern);
}

/** Fails with E_CONFIGURATION if a schema isn't a self-contained JSON Schema (2020-12). */
export function checkSchema(given: Json): void {
  const problem = schemaProblems(metaSchema, given)[0];
  if (problem) {
    refuse(
      `isn’t valid JSON Schema 2020-12${problem.pointer && ` at ${problem.pointer}`}. ${problem.message}`,
    );
  }
  // The validator modifies the schema, so it gets a copy.
  const schema = structuredClone(given) as Schema | boolean;
  let parts: Record<string, Schema | boolean>;
  try {
    parts = dereference(schema);
  } catch (error) {
    return refuse(
      `can’t be resolved. Check its "$id" and "$ref" values. ${(error as Error).message}`,
    );
  }
  for (const part of Object.values(parts)) {
    checkPart(part, parts);
  }
}
