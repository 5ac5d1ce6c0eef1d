import {Validator, type OutputUnit, type Schema as ValidatorSchema} from '@cfworker/json-schema';

export interface SchemaProblem {
  /** The location in the value, as a JSON Pointer: '/items/0/price', or '' for the whole. */
  readonly pointer: string;
  /** The schema keyword that isn't satisfied. */
  readonly keyword: string;
  readonly message: string;
}

/** Keywords that say which property isn't allowed when their schema is `false`. */
const closings = new Set(['additionalProperties', 'unevaluatedProperties']);

/** Keywords that only repeat what a problem inside them says. */
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

/** The problem inside a container follows it. A schema that is `false` allows nothing. */
function isRepetition(unit: OutputUnit, before?: OutputUnit, after?: OutputUnit): boolean {
  if (closings.has(unit.keyword)) {
    return after?.keyword !== 'false';
  }
  return unit.keyword === 'false'
    ? closings.has(before?.keyword ?? '')
    : containers.has(unit.keyword);
}

function messageOf({keyword, error}: OutputUnit): string {
  if (keyword === 'false') {
    return 'No value is allowed here.';
  }
  return closings.has(keyword)
    ? error.replace(/does not match.*/, 'is not allowed.')
    : error.replace(/^Instance /, 'The value ');
}

function toProblem(unit: OutputUnit): SchemaProblem {
  const pointer = decodeURIComponent(unit.instanceLocation.replace(/^#/, ''));
  return {pointer, keyword: unit.keyword, message: messageOf(unit)};
}

/** Why a value doesn't match a JSON Schema (2020-12); empty if it does. Works without eval. */
export function schemaProblems(schema: unknown, value: unknown): SchemaProblem[] {
  const {valid, errors} = new Validator(schema as ValidatorSchema, '2020-12', false).validate(
    value,
  );
  return valid
    ? []
    : errors
        .filter((unit, index) => !isRepetition(unit, errors[index - 1], errors[index + 1]))
        .map(toProblem);
}
