import {aliasesOf} from '@documentation/mapping/internal/language/aliases';
import {encodeBase64} from '@documentation/base/internal/encodings/base64';
import {formatCall, formatSignature} from '@documentation/mapping/internal/language/formatCall';
import {isObject} from '@documentation/base/internal/values/isObject';
import {nullSentence} from '@documentation/mapping/internal/language/nullSentence';
import {qualifiedName} from '@documentation/mapping/internal/language/qualifiedName';
import type {
  Example,
  MappingFunction,
  Parameter,
} from '@documentation/mapping/internal/language/types';
import {identifierOf} from '@documentation/workflow/internal/language/document/functionRules';
import type {
  WorkflowExample,
  WorkflowFunction,
} from '@documentation/workflow/internal/language/types';
import {workflowFunctions} from '@documentation/workflow/internal/functions/index';
import type {AllFailureMessages} from '../../docusaurus/functionPages/failureMessages';
import {listedFunctions} from '../../docusaurus/functionTables/listedFunctions';
import {markdownPath} from '../../src/universal/markdownPath';
import {FUNCTIONS_SCHEMA_FILE, FUNCTIONS_SCHEMA_VERSION} from './functionsSchema';

type Definition = MappingFunction | WorkflowFunction;
type Kind = 'mapping' | 'workflow';
type Messages = AllFailureMessages[string];

function pagePath(kind: Kind, id: string): string {
  return `platformRef/${kind}Functions/${id}`;
}

/** 'Readers/CSV/ReadRows' → 'Readers.CSV.ReadRows' */
function nameOf(id: string): string {
  return id.replaceAll('/', '.');
}

/** The facts that both kinds of functions have. */
function sharedFacts(kind: Kind, definition: Definition, root: string) {
  const {category, name, summary, errors, related, limits = [], notes = []} = definition;
  const url = root + pagePath(kind, `${category}/${name}`);
  return {
    kind,
    name: qualifiedName(definition),
    category: nameOf(category),
    url,
    markdownUrl: markdownPath(url),
    summary,
    errors: errors.map(({code, when}) => ({
      code,
      when,
      url: `${root}platformRef/#${code.toLowerCase()}`,
    })),
    limits,
    notes,
    related: related.map(({function: id, role}) => ({name: nameOf(id), role})),
    tags: definition.tags,
    aliases: aliasesOf(definition),
  };
}

function parameterEntry([name, parameter]: [string, Parameter]) {
  const {type, description, default: fallback, values, rest = false, nullable = false} = parameter;
  return {
    name,
    types: [type].flat(),
    description,
    isRequired: fallback === undefined && !rest,
    isRest: rest,
    isNullable: nullable,
    ...(fallback !== undefined && {default: fallback}),
    ...(values && {values}),
  };
}

function failure(code: string, message: string | undefined) {
  return {error: {code, ...(message !== undefined && {message})}};
}

function mappingInput({input}: Example, root: string) {
  if (input === undefined || input === null) {
    return {};
  }
  return isObject(input) && Object.keys(input).join() === 'sample'
    ? {inputFile: `${root}samples/${(input as {readonly sample: string}).sample}`}
    : {input};
}

function mappingExample(
  definition: MappingFunction,
  example: Example,
  root: string,
  messages: Messages,
) {
  const {title, kind, now, args} = example;
  return {
    title,
    kind,
    call: formatCall(definition, args),
    ...mappingInput(example, root),
    ...(now !== undefined && {now}),
    ...('readBack' in example && {readBack: example.readBack}),
    ...('error' in example ? failure(example.error, messages[title]) : {result: example.result}),
  };
}

function mappingEntry(definition: MappingFunction, root: string, messages: Messages) {
  const {parameters, returns, nullAndEmpty, examples} = definition;
  return {
    ...sharedFacts('mapping', definition, root),
    signature: formatSignature(definition),
    parameters: Object.entries(parameters).map(parameterEntry),
    returns: {
      types: [returns.type].flat(),
      description: returns.description,
      isNullable: returns.nullable ?? false,
    },
    nullAndEmpty: [nullSentence(definition), nullAndEmpty].filter(Boolean).join(' '),
    examples: examples.map((example) => mappingExample(definition, example, root, messages)),
  };
}

function workflowExample(example: WorkflowExample, messages: Messages) {
  return 'error' in example
    ? {...example, ...failure(example.error, messages[example.title])}
    : example;
}

function workflowEntry(definition: WorkflowFunction, root: string, messages: Messages) {
  const {configuration, input, output, credentials, examples} = definition;
  return {
    ...sharedFacts('workflow', definition, root),
    role: definition.kind,
    identifier: identifierOf(definition),
    configuration,
    input,
    output,
    credentials,
    examples: examples.map((example) => workflowExample(example, messages)),
  };
}

/** JSON has no bytes, so they are written as Base64 text: {"base64": "…"} */
function withoutBytes(_key: string, value: unknown): unknown {
  return value instanceof Uint8Array ? {base64: encodeBase64(value)} : value;
}

/** Writes /functions.json: everything about all listed functions. `root` is the URL of the home page. */
export function functionsJson(root: string, messages: AllFailureMessages): string {
  const messagesOf = (kind: Kind, {category, name}: Definition) =>
    messages[`${kind}Functions/${category}/${name}`] ?? {};
  const list = {
    $schema: root + FUNCTIONS_SCHEMA_FILE,
    schemaVersion: FUNCTIONS_SCHEMA_VERSION,
    functions: [
      ...listedFunctions.map((one) => mappingEntry(one, root, messagesOf('mapping', one))),
      ...workflowFunctions.map((one) => workflowEntry(one, root, messagesOf('workflow', one))),
    ],
  };
  return JSON.stringify(list, withoutBytes);
}
