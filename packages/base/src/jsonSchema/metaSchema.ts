/**
 * The JSON Schema (2020-12) meta-schema as a single schema. The official meta-schema uses `$dynamicRef`, which the
 * validator doesn't support.
 */
export const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

const schema = {$ref: '#'};
const schemas = {type: 'array', items: schema, minItems: 1};
const schemasByName = {type: 'object', additionalProperties: schema};
const text = {type: 'string'};
const flag = {type: 'boolean'};
const count = {type: 'integer', minimum: 0};
const names = {type: 'array', items: text, uniqueItems: true};
const typeName = {enum: ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string']};

export const metaSchema = {
  type: ['object', 'boolean'],
  properties: {
    $schema: {enum: [DIALECT, `${DIALECT}#`]},
    $id: {type: 'string', pattern: '^[^#]*#?$'},
    $ref: text,
    $anchor: {type: 'string', pattern: '^[A-Za-z_][-A-Za-z0-9._]*$'},
    $dynamicAnchor: {type: 'string', pattern: '^[A-Za-z_][-A-Za-z0-9._]*$'},
    $comment: text,
    $defs: schemasByName,
    type: {anyOf: [typeName, {type: 'array', items: typeName, minItems: 1, uniqueItems: true}]},
    enum: {type: 'array'},
    title: text,
    description: text,
    format: text,
    pattern: text,
    contentEncoding: text,
    contentMediaType: text,
    multipleOf: {type: 'number', exclusiveMinimum: 0},
    maximum: {type: 'number'},
    minimum: {type: 'number'},
    exclusiveMaximum: {type: 'number'},
    exclusiveMinimum: {type: 'number'},
    maxLength: count,
    minLength: count,
    maxItems: count,
    minItems: count,
    maxContains: count,
    minContains: count,
    maxProperties: count,
    minProperties: count,
    uniqueItems: flag,
    deprecated: flag,
    readOnly: flag,
    writeOnly: flag,
    required: names,
    dependentRequired: {type: 'object', additionalProperties: names},
    properties: schemasByName,
    patternProperties: schemasByName,
    dependentSchemas: schemasByName,
    additionalProperties: schema,
    unevaluatedProperties: schema,
    propertyNames: schema,
    items: schema,
    prefixItems: schemas,
    unevaluatedItems: schema,
    contains: schema,
    allOf: schemas,
    anyOf: schemas,
    oneOf: schemas,
    not: schema,
    if: schema,
    then: schema,
    else: schema,
  },
};
