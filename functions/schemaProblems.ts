import {Validator, type OutputUnit, type Schema as ValidatorSchema} from '@cfworker/json-schema';

export interface SchemaProblem {
  /** Where in the value, as a JSON Pointer: '/items/0/price', and '' for the whole. */
  readonly pointer: string;
  /** The keyword of the schema that isn't met. */
  readonly keyword: string;
  readonly message: string;
}

/** Keywords that only repeat what a problem inside them says. */
const containers = new Set([
  'properties',
  'patternProperties',
  'items',
  'prefixItems',
  'allOf',
  '$ref',
  'then',
  'else',
  'dependentSchemas',
]);

function toProblem({instanceLocation, keyword, error}: OutputUnit): SchemaProblem {
  const pointer = decodeURIComponent(instanceLocation.replace(/^#/, ''));
  if (keyword === 'additionalProperties') {
    return {pointer, keyword, message: error.replace(/does not match.*/, 'is not allowed.')};
  }
  return {pointer, keyword, message: error.replace(/^Instance /, 'The value ')};
}

/** Why a value doesn't fit a JSON Schema (2020-12); empty when it does. Works without eval. */
export function schemaProblems(schema: unknown, value: unknown): SchemaProblem[] {
  const {valid, errors} = new Validator(schema as ValidatorSchema, '2020-12', false).validate(
    value,
  );
  return valid
    ? []
    : errors.filter(({keyword}) => !containers.has(keyword) && keyword !== 'false').map(toProblem);
}
