import {writtenNumber} from '../values/numbers/writtenNumber';
import type {OutputUnit} from '@cfworker/json-schema';
import {joinSome} from '../values/joinWords';
import {quote} from '../values/quote';

/** The schema keywords that messages use. */
export interface SchemaNode {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly (SchemaNode | boolean)[];
  readonly oneOf?: readonly (SchemaNode | boolean)[];
  readonly properties?: object;
  readonly patternProperties?: object;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly minContains?: number;
  readonly maxContains?: number;
}

type MessageOf = (schema: SchemaNode, error: string) => string;

const MAX_LISTED_FIELDS = 20;

const typePhrases: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'an integer',
  boolean: 'a Boolean',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

const formatPhrases: Readonly<Record<string, string>> = {
  date: 'a date such as "2024-05-01"',
  time: 'a time such as "12:00:00Z"',
  'date-time': 'a date and time such as "2024-05-01T12:00:00Z"',
  duration: 'a duration such as "PT30M"',
  email: 'an email address such as "ada@example.com"',
  uri: 'a URI such as "https://example.com/orders"',
  uuid: 'a UUID such as "5c56c793-69f3-4fbf-87e6-c4bf54c28c26"',
};

/** Writes a count with its noun: '1 item', '2,000 items' */
function counted(count: number, noun: string): string {
  return `${writtenNumber(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** Lists the values or types that a schema allows: ['"all"'], ['a number', 'null'] */
function allowedBy(schema: SchemaNode | boolean): string[] {
  if (typeof schema === 'boolean') {
    return [];
  }
  const {type = [], enum: values = 'const' in schema ? [schema.const] : undefined} = schema;
  return values
    ? values.map((value) => JSON.stringify(value))
    : [type].flat().map((name) => typePhrases[name] ?? name);
}

function valueMessage(schema: SchemaNode): string {
  const values = allowedBy(schema);
  return values.length > 0
    ? `The value must be ${joinSome(values, 'or')}.`
    : 'No value is allowed here.';
}

/** Extracts the quoted name from a validator error such as 'Instance does not have required property "id".' */
function quotedIn(error: string): string {
  const name = /"(.*)"/s.exec(error)?.[1];
  return name === undefined ? '' : quote(name);
}

function numbersIn(error: string): number[] {
  return (error.match(/\d+/g) ?? []).map(Number);
}

function typeMessage({type = []}: SchemaNode, error: string): string {
  const expected = joinSome(allowedBy({type}), 'or');
  const found = /"(\w+)"/.exec(error)?.[1] ?? '';
  const isDecimal = found === 'number' && type.includes('integer');
  return `Expected ${expected}, but found ${isDecimal ? 'a decimal number' : typePhrases[found]!}.`;
}

/** Builds a message about size. Validator errors include the number of characters or items, but not of fields. */
function sizeMessage(
  keyword: 'minLength' | 'maxLength' | 'minItems' | 'maxItems' | 'minProperties' | 'maxProperties',
  [whole, part]: readonly [string, string],
): MessageOf {
  const isLeast = keyword.startsWith('min');
  return ({[keyword]: limit = 0}, error) => {
    const count = /\((\d+)/.exec(error)?.[1];
    const size =
      count === undefined
        ? `has too ${isLeast ? 'few' : 'many'} ${part}s`
        : count === '0'
          ? 'is empty'
          : `has ${counted(Number(count), part)}`;
    const rule = isLeast ? 'must have at least' : 'can have at most';
    return `The ${whole} ${size}. It ${rule} ${counted(limit, part)}.`;
  };
}

const text = ['text', 'character'] as const;
const list = ['list', 'item'] as const;
const object = ['object', 'field'] as const;

/** Builds a message from the number at the beginning of a validator error. `rule` says what the number must be. */
function numberMessage(rule: (schema: SchemaNode) => string): MessageOf {
  return (schema, error) =>
    `The number is ${writtenNumber(Number(error.split(' ')[0]))}. It must be ${rule(schema)}.`;
}

function rangeOf({minimum, maximum}: SchemaNode): string {
  if (minimum !== undefined && maximum !== undefined) {
    return `between ${writtenNumber(minimum)} and ${writtenNumber(maximum)}`;
  }
  return minimum === undefined
    ? `at most ${writtenNumber(maximum!)}`
    : `at least ${writtenNumber(minimum)}`;
}

function fieldMessage(schema: SchemaNode, error: string): string {
  const names = Object.keys(schema.properties ?? {}).map((name) => JSON.stringify(name));
  const isListed =
    names.length > 0 && names.length <= MAX_LISTED_FIELDS && !schema.patternProperties;
  const allowed =
    names.length === 1
      ? `The only allowed field is ${names[0]!}.`
      : `The allowed fields are ${joinSome(names, 'and')}.`;
  return `The field ${quotedIn(error)} isn’t allowed. ${isListed ? allowed : 'Remove it.'}`;
}

function choiceMessage(keyword: 'anyOf' | 'oneOf'): MessageOf {
  return ({[keyword]: alternatives = []}, error) => {
    const [matches = 0] = numbersIn(error);
    if (matches > 1) {
      return `The value matches ${matches} schemas in "${keyword}". It must match exactly one.`;
    }
    const allowed = alternatives.filter((schema) => schema !== false).map(allowedBy);
    const phrases = allowed.flat();
    const isClear =
      allowed.every(({length}) => length > 0) && new Set(phrases).size === phrases.length;
    return isClear
      ? `The value must be ${joinSome(phrases, 'or')}.`
      : `The value doesn’t match any of the schemas in "${keyword}".`;
  };
}

const messages: Readonly<Record<string, MessageOf>> = {
  type: typeMessage,
  const: valueMessage,
  enum: valueMessage,
  anyOf: choiceMessage('anyOf'),
  oneOf: choiceMessage('oneOf'),
  not: () => 'The value matches the schema in "not", so it isn’t allowed.',
  required: (_, error) => `The required field ${quotedIn(error)} is missing.`,
  dependentRequired(_, error) {
    const [present = '', missing = ''] = error.split(' but does not have ').map(quotedIn);
    return `The field ${missing} is missing. It’s required if ${present} is present.`;
  },
  additionalProperties: fieldMessage,
  // Pass an empty schema, because other parts of the schema can allow fields that aren't in `properties`.
  unevaluatedProperties: (_, error) => fieldMessage({}, error),
  propertyNames: (_, error) => `The field name ${quotedIn(error)} isn’t allowed. Rename the field.`,
  minProperties: sizeMessage('minProperties', object),
  maxProperties: sizeMessage('maxProperties', object),
  minItems: sizeMessage('minItems', list),
  maxItems: sizeMessage('maxItems', list),
  uniqueItems(_, error) {
    const [first = 0, second = 0] = numbersIn(error);
    return `The items at indexes ${first} and ${second} are equal. Each item must be unique.`;
  },
  contains: () => 'No item matches the schema in "contains". At least 1 item must match.',
  minContains: ({minContains = 0}) =>
    `Too few items match the schema in "contains". At least ${writtenNumber(minContains)} must match.`,
  maxContains: ({maxContains = 0}) =>
    `Too many items match the schema in "contains". At most ${writtenNumber(maxContains)} can match.`,
  minimum: numberMessage(rangeOf),
  maximum: numberMessage(rangeOf),
  exclusiveMinimum: numberMessage(
    (schema) => `greater than ${writtenNumber(schema.exclusiveMinimum!)}`,
  ),
  exclusiveMaximum: numberMessage(
    (schema) => `less than ${writtenNumber(schema.exclusiveMaximum!)}`,
  ),
  multipleOf: numberMessage((schema) => `a multiple of ${writtenNumber(schema.multipleOf!)}`),
  minLength: sizeMessage('minLength', text),
  maxLength: sizeMessage('maxLength', text),
  pattern: ({pattern = ''}) =>
    // '^https://' has no special characters but the caret.
    /^\^[\w:/-]+$/.test(pattern)
      ? `The text must start with ${quote(pattern.slice(1))}.`
      : `The text must match the pattern ${quote(pattern)}.`,
  format: ({format = ''}) =>
    `The text must be ${formatPhrases[format] ?? `in the format ${quote(format)}`}.`,
};

/** Returns a message that says what is wrong and what is allowed. `schema` is the schema that contains the keyword. */
export function messageFor({keyword, error}: OutputUnit, schema: SchemaNode | undefined): string {
  if (keyword === 'false') {
    return 'No value is allowed here.';
  }
  return schema && Object.hasOwn(schema, keyword) && Object.hasOwn(messages, keyword)
    ? messages[keyword]!(schema, error)
    : `The value doesn’t match the schema in "${keyword}".`;
}
