export const FUNCTIONS_FILE = 'functions.json';
export const FUNCTIONS_SCHEMA_FILE = 'functions.schema.json';

/** A semantic version: the major number changes when programs that read the file must change. */
export const FUNCTIONS_SCHEMA_VERSION = '1.0.0';

type Schema = Readonly<Record<string, unknown>>;

const text = {type: 'string', minLength: 1};
const url = {type: 'string', pattern: '^https?://'};
const texts = {type: 'array', items: text};
const flag = {type: 'boolean'};

/** An object with these properties and no others. Optional ones have a name that ends with '?'. */
function object(properties: Readonly<Record<string, Schema>>): Schema {
  const entries = Object.entries(properties);
  return {
    type: 'object',
    properties: Object.fromEntries(
      entries.map(([name, schema]) => [name.replace('?', ''), schema]),
    ),
    required: entries.map(([name]) => name).filter((name) => !name.endsWith('?')),
    additionalProperties: false,
  };
}

function list(items: Schema): Schema {
  return {type: 'array', items};
}

const failure = {
  ...object({code: {type: 'string', pattern: '^E_'}, 'message?': text}),
  description: 'The example fails with this error.',
};

const shared = {
  name: {...text, description: 'The full name, such as Text.Upper.'},
  category: text,
  url: {...url, description: 'The documentation page.'},
  markdownUrl: {...url, description: 'The Markdown version of the page.'},
  summary: {type: 'string', maxLength: 100},
  errors: {
    ...list(object({code: {type: 'string', pattern: '^E_'}, when: text, url})),
    description:
      'The errors that are specific to the function. Any function can also fail because of a wrong type or size.',
  },
  limits: texts,
  notes: texts,
  related: list(object({name: text, role: {enum: ['inverse', 'alternative', 'often used with']}})),
  tags: texts,
  aliases: {...texts, description: 'Names in other products, and other words for the function.'},
};

const parameter = object({
  name: text,
  types: {...texts, minItems: 1, description: 'One type or several alternatives.'},
  description: text,
  isRequired: flag,
  isRest: {...flag, description: 'Collects all remaining arguments.'},
  isNullable: flag,
  'default?': {description: 'Replaces a missing or null argument.'},
  'values?': {
    type: 'object',
    additionalProperties: text,
    description: 'The allowed values, each with what it does.',
  },
});

const mappingExample = object({
  title: text,
  kind: {enum: ['typical', 'edge', 'null', 'error']},
  call: {...text, description: 'The call in mapping notation.'},
  'input?': {description: 'The value of $. Bytes are {"base64": "…"}.'},
  'inputFile?': {...url, description: 'The URL of the file that $ refers to.'},
  'now?': {...text, description: 'When the run starts.'},
  'readBack?': {
    ...text,
    description: 'The call that reads the returned file back. In it, @ is the file.',
  },
  'result?': {description: 'What the call returns. Bytes are {"base64": "…"}.'},
  'error?': failure,
});

const workflowExample = object({
  title: text,
  'note?': text,
  configuration: {type: 'object'},
  input: {type: 'object', description: 'A sample file is {"sample": "name"}, below /samples/.'},
  'given?': {type: 'object', description: 'The platform’s state when the step starts.'},
  'calls?': {...list({type: 'object'}), description: 'Calls to other systems, with responses.'},
  'storeAfter?': {type: 'object'},
  'output?': {type: 'object'},
  'startsNothing?': {const: true},
  'error?': failure,
});

const mappingFunction = object({
  kind: {const: 'mapping'},
  ...shared,
  signature: text,
  parameters: list(parameter),
  returns: object({types: {...texts, minItems: 1}, description: text, isNullable: flag}),
  nullAndEmpty: {...text, description: 'What the function does with null and empty input.'},
  examples: {...list(mappingExample), minItems: 1},
});

const workflowFunction = object({
  kind: {const: 'workflow'},
  ...shared,
  role: {enum: ['trigger', 'guard', 'action', 'response']},
  identifier: {...text, description: 'The name in workflow documents, such as Slack/PostMessage.'},
  configuration: {type: 'object', description: 'A JSON Schema.'},
  input: {type: 'object', description: 'A JSON Schema.'},
  output: {type: 'object', description: 'A JSON Schema.'},
  credentials: list(object({field: text, what: text, from: text})),
  examples: {...list(workflowExample), minItems: 1},
});

/** Returns the JSON Schema of /functions.json. `root` is the URL of the home page. */
export function functionsSchema(root: string): Schema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: root + FUNCTIONS_SCHEMA_FILE,
    title: 'The functions of the platform',
    ...object({
      $schema: url,
      schemaVersion: {const: FUNCTIONS_SCHEMA_VERSION},
      functions: list({oneOf: [mappingFunction, workflowFunction]}),
    }),
  };
}
