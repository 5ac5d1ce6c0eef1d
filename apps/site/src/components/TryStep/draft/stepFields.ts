import {jsonProblem} from '@documentation/mapping/internal/language/notation/jsonProblem';
import type {ObjectSchema, Schema} from '@documentation/base/internal/jsonSchema/schemas';
import type {TypeName, Value} from '@documentation/base/internal/values/types';
import type {Parameter} from '@documentation/mapping/internal/language/types';
import type {JsonObject} from '@documentation/base/internal/values/json';
import {formatResult} from '@documentation/reference/internal/values/formatResult';
import {MAX_EDITED_LENGTH} from '../../../universal/constants';
import {
  fieldLeftOut,
  fieldOfValue,
  MAX_FORM_LENGTH,
  notationOf,
  type Field,
  type Fields,
} from '../../Panel/drafts';
import {closedValues} from '@documentation/reference/internal/values/schemaFields';
import {keptFile, readReference} from './ownFiles';

/** Converts an object's JSON text to form fields and back. */

export type Parameters = Readonly<Record<string, Parameter>>;

const typeNames: Readonly<Record<string, TypeName>> = {
  string: 'Text',
  number: 'Number',
  integer: 'Integer',
  boolean: 'Boolean',
  array: 'List<Any>',
  object: 'Object',
};

function typeOf({type, format, anyOf}: Schema): TypeName {
  if (format === 'date-time') {
    return 'DateTime';
  }
  return (!anyOf && typeof type === 'string' && typeNames[type]) || 'Any';
}

/** Returns the allowed texts with their meanings, or undefined if the schema isn't a text enum. */
function valuesOf(schema: Schema): Parameter['values'] {
  const isText = schema.type === 'string' && schema.enum !== undefined;
  return isText
    ? Object.fromEntries(
        closedValues(schema).map(({value, meaning}) => [JSON.parse(value) as string, meaning]),
      )
    : undefined;
}

/** Converts the fields of an object schema to parameters for the argument editors. */
export function parametersOf({properties, required = []}: ObjectSchema): Parameters {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      {
        type: typeOf(schema),
        description: schema.description ?? '',
        values: valuesOf(schema),
        ...(!required.includes(name) && {default: schema.default ?? null}),
      },
    ]),
  );
}

/** Returns the form fields for an object, or undefined if the object has a field that the form doesn't. */
export function readObject(parameters: Parameters, object: JsonObject): Fields | undefined {
  if (Object.keys(object).some((name) => !Object.hasOwn(parameters, name))) {
    return undefined;
  }
  return Object.fromEntries(
    Object.entries(parameters).map(([name, parameter]) => [
      name,
      Object.hasOwn(object, name)
        ? fieldOfValue(name, parameter, JSON.stringify(object[name]))
        : fieldLeftOut(name, parameter),
    ]),
  );
}

/** Lines are shorter than in the page's examples, because a form is half as wide. */
const LINE_LENGTH = 44;

/** Formats an object. Long JSON stays on one line, because formatting it would be slow. */
export function formatObject(object: unknown): string {
  const line = JSON.stringify(object);
  return line.length > MAX_FORM_LENGTH ? line : formatResult(object as Value, LINE_LENGTH);
}

/** Composes JSON text from the fields, even while one of them isn't valid JSON. */
export function composeObject(parameters: Parameters, fields: Fields): string {
  const entries = Object.entries(parameters)
    .filter(([name]) => fields[name]!.given !== 'left out')
    .map(
      ([name, parameter]) =>
        `${JSON.stringify(name)}: ${notationOf(name, parameter, fields[name]!)}`,
    );
  const text = `{${entries.join(', ')}}`;
  try {
    return formatObject(JSON.parse(text));
  } catch {
    return text;
  }
}

/** Returns an error message for invalid JSON such as '{"a": 1'. The worker checks long text instead. */
export function jsonMistake(text: string): string | undefined {
  const problem = text.length <= MAX_EDITED_LENGTH ? jsonProblem(text) : undefined;
  return problem && `This isn’t valid JSON. ${problem}`;
}

/** Returns an error message if a field's text isn't a valid value. */
export function mistakeOf(name: string, parameter: Parameter, field: Field): string | undefined {
  if (field.given === 'left out' || field.given === 'null') {
    return undefined;
  }
  const text = notationOf(name, parameter, field);
  const reference = readReference(text);
  const file = reference?.kind === 'ownFile' ? keptFile(reference.name) : undefined;
  if (file?.kind === 'unreadable') {
    return file.problem;
  }
  return text.trim() === '' ? 'Enter a value.' : jsonMistake(text);
}
