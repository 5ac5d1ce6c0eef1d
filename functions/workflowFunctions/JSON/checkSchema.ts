import {dereference, format, type Schema} from '@cfworker/json-schema';
import {schemaProblems} from '../../workflow/schemaProblems';
import {failStep} from '../../workflow/stepErrors';
import type {Json} from '../../workflow/types';
import {metaSchema} from './metaSchema';

/** Import it dynamically inside `run`: it loads the validator. */

function refuse(problem: string): never {
  return failStep('E_CONFIGURATION', `The schema ${problem}`);
}

function checkPattern(pattern: string): void {
  try {
    new RegExp(pattern, 'u');
  } catch {
    refuse(`has the pattern "${pattern}", which isn’t a regular expression.`);
  }
}

function checkReference(schema: Schema, known: Record<string, unknown>): void {
  const {$ref, __absolute_ref__: address = ''} = schema;
  if ($ref === undefined || known[address] !== undefined) {
    return;
  }
  if ($ref.startsWith('#')) {
    refuse(`refers to "${$ref}", which isn’t in it.`);
  }
  refuse(`refers to "${$ref}". Other documents aren’t fetched: put what you need under "$defs".`);
}

function checkPart(schema: Schema | boolean, known: Record<string, unknown>): void {
  if (typeof schema === 'boolean') {
    return;
  }
  if ('$dynamicRef' in schema) {
    refuse('uses "$dynamicRef", which isn’t supported. Use "$ref".');
  }
  checkReference(schema, known);
  if (schema.format !== undefined && !Object.hasOwn(format, schema.format)) {
    const formats = Object.keys(format).join(', ');
    refuse(`has the format "${schema.format}". These are checked: ${formats}.`);
  }
  [schema.pattern ?? [], Object.keys(schema.patternProperties ?? {})].flat().forEach(checkPattern);
}

/** Fails with E_CONFIGURATION when a schema isn't a JSON Schema (2020-12) that stands by itself. */
export function checkSchema(given: Json): void {
  const problem = schemaProblems(metaSchema, given)[0];
  if (problem) {
    refuse(
      `isn’t JSON Schema 2020-12${problem.pointer && ` at ${problem.pointer}`}: ${problem.message}`,
    );
  }
  // The validator leaves marks on a schema; the configuration stays as it is.
  const schema = structuredClone(given) as Schema | boolean;
  let parts: Record<string, Schema | boolean>;
  try {
    parts = dereference(schema);
  } catch (error) {
    return refuse(`can’t be read: ${(error as Error).message}`);
  }
  for (const part of Object.values(parts)) {
    checkPart(part, parts);
  }
}
