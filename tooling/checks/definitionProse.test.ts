import {describe, expect, it} from 'vitest';
import {mappingFunctions} from '@documentation/mapping/internal/functions/index';
import type {Schema} from '@documentation/base/internal/jsonSchema/schemas';
import {workflowFunctions} from '@documentation/workflow/internal/functions/index';
import {
  allErrorCodes,
  type WorkflowFunction,
} from '@documentation/workflow/internal/language/types';
import {codeSpansOf, textsOf} from './definitionProse';
import {unknownFunctions, unknownFunctionsInText} from './functionNames';

/** Words that are allowed in code although they are neither fields nor values of the function. */
const otherWords: Readonly<Record<string, readonly string[]>> = {
  'AI/Classify': ['praise'],
  'AI/MistralChat': ['length'],
  // HubSpot record types.
  CRM: ['companies', 'contacts', 'deals', 'tickets'],
  'Guard/VerifyJwt': ['aud', 'exp', 'iss', 'none', 'sub'],
  'JSON/RunMapping': ['text'],
  'Parser/ParseXml': ['order'],
  'Scheduler/Cron': ['jan', 'mon'],
  'Slack/UploadFile': ['ts'],
  'Store/GetValue': ['ifVersion'],
  'Store/QdrantSearch': ['should'],
};

/** Lists the field names and the allowed values at any depth. */
function wordsOfSchema({properties = {}, items, anyOf = [], ...schema}: Schema): string[] {
  const others = schema.additionalProperties;
  return [
    ...Object.entries(properties).flatMap(([name, field]) => [name, ...wordsOfSchema(field)]),
    ...(items ? wordsOfSchema(items) : []),
    ...anyOf.flatMap(wordsOfSchema),
    ...(typeof others === 'object' && others !== null ? wordsOfSchema(others as Schema) : []),
    ...(schema.enum ?? []).map(String),
  ];
}

/** Lists the keys and texts of example data at any depth, which readers see on the page. */
function wordsOfData(value: unknown): string[] {
  if (typeof value === 'string') {
    return [value];
  }
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, item]) => [key, ...wordsOfData(item)])
    : [];
}

/** The settings that any step can have. */
const stepSettings = ['timeoutSeconds', 'choose', 'branch'];

/** Lists words in code, such as `maxRows`, that are neither in the function nor in its examples. */
function unknownWords(definition: WorkflowFunction): string[] {
  const {category, name, configuration, input, output, examples} = definition;
  const known = new Set([
    ...[configuration, input, output].flatMap(wordsOfSchema),
    ...wordsOfData(examples),
    ...stepSettings,
    ...(otherWords[category] ?? []),
    ...(otherWords[`${category}/${name}`] ?? []),
  ]);
  return codeSpansOf(definition).filter(
    (code) => /^[a-z][a-zA-Z0-9]*$/.test(code) && !known.has(code),
  );
}

describe.each(
  [...mappingFunctions, ...workflowFunctions].map(
    (definition) => [`${definition.category}/${definition.name}`, definition] as const,
  ),
)('the prose of %s', (_id, definition) => {
  it('has only pairs of backticks', () => {
    expect(textsOf(definition).filter((text) => text.split('`').length % 2 === 0)).toEqual([]);
  });

  it('names functions and error codes that exist', () => {
    const spans = codeSpansOf(definition);
    expect(spans.flatMap(unknownFunctions)).toEqual([]);
    expect(textsOf(definition).flatMap(unknownFunctionsInText)).toEqual([]);
    const codes: readonly string[] = allErrorCodes;
    expect(spans.filter((code) => /^E_[A-Z]+$/.test(code) && !codes.includes(code))).toEqual([]);
  });
});

it.each(
  workflowFunctions.map(
    (definition) => [`${definition.category}/${definition.name}`, definition] as const,
  ),
)('%s names only fields and values that it has', (_id, definition) => {
  expect(unknownWords(definition)).toEqual([]);
});
