import {validate, type OutputUnit, type Schema as ValidatorSchema} from '@cfworker/json-schema';
import {messageFor, type SchemaNode} from './schemaMessages';
import {schemaParts} from './schemaParts';
import {shorten} from '../values/quote';

export interface SchemaProblem {
  /** The location in the value, as a JSON Pointer: '/items/0/price', or '' for the whole value. */
  readonly pointer: string;
  /** The schema keyword that isn't satisfied. */
  readonly keyword: string;
  /** What is wrong, and what is allowed. */
  readonly message: string;
}

/** Keywords that can have the schema `false`, in which case their error names the field that isn't allowed. */
const closings = new Set(['additionalProperties', 'unevaluatedProperties']);

/** Keywords whose errors only repeat those of the schemas inside them. */
const containers = new Set([
  'properties',
  'patternProperties',
  'items',
  'prefixItems',
  'unevaluatedItems',
  'allOf',
  '$ref',
  'if',
  'then',
  'else',
  'dependentSchemas',
]);

/** Whether an error only repeats the previous or next error. A keyword's error comes before the errors inside it. */
function isRepetition(unit: OutputUnit, before?: OutputUnit, after?: OutputUnit): boolean {
  if (closings.has(unit.keyword)) {
    return after?.keyword !== 'false';
  }
  return unit.keyword === 'false'
    ? closings.has(before?.keyword ?? '')
    : containers.has(unit.keyword);
}

const HALF_CHARACTER =
  'A field name contains a lone surrogate (half a character). Rename the field.';

function toPointer(location: string): string {
  return decodeURIComponent(location.replace(/^#/, ''));
}

/** Finds the schema that contains a keyword, for a location such as '#/items/$ref/pattern'. */
function schemaAround(
  location: string,
  root: ValidatorSchema,
  schemasByUri: Readonly<Record<string, unknown>>,
): SchemaNode | undefined {
  let found: unknown = root;
  for (const token of toPointer(location).split('/').slice(1, -1)) {
    const parent = (found ?? {}) as Readonly<Record<string, unknown>>;
    const {$ref, __absolute_ref__: uri = $ref} = parent;
    found =
      token === '$ref' && typeof uri === 'string'
        ? schemasByUri[uri]
        : parent[token.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  return found as SchemaNode | undefined;
}

/** Returns the index of the first problem in each `anyOf` or `oneOf` alternative that allows the value's type. */
function problemsOfClosest(units: readonly OutputUnit[], choice: number): number[] {
  const {keywordLocation, instanceLocation, error} = units[choice]!;
  if (/[1-9]\d* matches/.test(error)) {
    return [];
  }
  const firstProblems = new Map<string, number | undefined>();
  for (let index = choice + 1; index < units.length; index += 1) {
    const unit = units[index]!;
    const isInside =
      unit.keywordLocation.startsWith(`${keywordLocation}/`) &&
      `${unit.instanceLocation}/`.startsWith(`${instanceLocation}/`);
    if (!isInside) {
      break;
    }
    const alternative = unit.keywordLocation.slice(keywordLocation.length + 1).split('/')[0]!;
    const isOfOtherType =
      unit.instanceLocation === instanceLocation &&
      ['type', 'const', 'enum'].includes(unit.keyword);
    if (isOfOtherType) {
      firstProblems.set(alternative, undefined);
    } else if (!firstProblems.has(alternative)) {
      firstProblems.set(alternative, index);
    }
  }
  return [...firstProblems.values()].filter((index) => index !== undefined);
}

/** Lists the reasons why a value doesn't match a JSON Schema (2020-12). Works without `eval`. */
export function schemaProblems(schema: unknown, value: unknown): SchemaProblem[] {
  const root = schema as ValidatorSchema;
  const schemasByUri = schemaParts(root);
  try {
    const {errors} = validate(value, root, '2020-12', schemasByUri, false);
    return problemsOf(errors, root, schemasByUri);
  } catch (error) {
    // The validator writes each key into a URI, which can't contain half a character.
    if (error instanceof URIError) {
      return [{pointer: '', keyword: 'propertyNames', message: HALF_CHARACTER}];
    }
    throw error;
  }
}

/** Turns the validator's errors into problems, without those that only repeat another. */
export function problemsOf(
  errors: readonly OutputUnit[],
  root: ValidatorSchema,
  schemasByUri: Readonly<Record<string, unknown>>,
): SchemaProblem[] {
  const units = errors.filter(
    (unit, index) => !isRepetition(unit, errors[index - 1], errors[index + 1]),
  );

  function messageOf(unit: OutputUnit, index: number): string {
    const message = messageFor(unit, schemaAround(unit.keywordLocation, root, schemasByUri));
    const inners = ['anyOf', 'oneOf'].includes(unit.keyword) ? problemsOfClosest(units, index) : [];
    const [inner] = inners;
    if (inner === undefined) {
      return message;
    }
    const closest = units[inner]!;
    const place =
      closest.instanceLocation === unit.instanceLocation
        ? ''
        : `At ${shorten(toPointer(closest.instanceLocation), 200)}: `;
    const innerMessage = `${place}${messageOf(closest, inner)}`;
    // If only one alternative allows the value's type, report only the problem with that alternative.
    return inners.length === 1 ? innerMessage : `${message} ${innerMessage}`;
  }

  return units.map((unit, index) => ({
    pointer: toPointer(unit.instanceLocation),
    keyword: unit.keyword,
    message: messageOf(unit, index),
  }));
}
