import {qualifiedName} from '@documentation/mapping/internal/language/qualifiedName';
import {onOneLine} from '@documentation/mapping/internal/language/notation/formatNotation';
import type {NotationError} from '@documentation/mapping/internal/language/notation/notationError';
import {parse} from '@documentation/mapping/internal/language/notation/parse';
import type {Call} from '@documentation/mapping/internal/language/notation/tree';
import type {MappingFunctionFacts, Parameter} from '@documentation/mapping/internal/language/types';
import {editorOf} from './editors';
import {literalIn, MAX_FORM_LENGTH, spread} from './literals';

/** One argument in the form. `text` is kept while the argument is null, or while a required argument is left out. */
export interface Field {
  readonly given: 'value' | 'notation' | 'null' | 'left out';
  /** The text that the editor shows: the value itself, or notation. */
  readonly text: string;
  /** For a parameter that accepts any number of arguments, the notation of each. */
  readonly items?: readonly string[];
}

export type Fields = Readonly<Record<string, Field>>;

type Definition = Pick<MappingFunctionFacts, 'category' | 'name' | 'parameters'>;

/** Whether a text area can hold the text unchanged. Other text is shown as notation. */
function fitsTextArea(text: string): boolean {
  return !/[\r\0]/.test(text);
}

/** The field for an argument that is given as notation. */
export function fieldOfValue(name: string, parameter: Parameter, notation: string): Field {
  const editor = editorOf(name, parameter);
  const literal = literalIn(notation);
  const value = literal?.value;
  if (literal && value === null) {
    return {given: 'null', text: ''};
  }
  const isText = typeof value === 'string' && fitsTextArea(value);
  switch (editor) {
    case 'text':
    case 'date':
    case 'zone':
    case 'locale':
      return isText ? {given: 'value', text: value} : {given: 'notation', text: notation};
    case 'choice':
      return isText && Object.hasOwn(parameter.values!, value)
        ? {given: 'value', text: value}
        : {given: 'notation', text: notation};
    case 'number':
      return typeof value === 'number'
        ? {given: 'value', text: notation}
        : {given: 'notation', text: notation};
    case 'switch':
      return typeof value === 'boolean'
        ? {given: 'value', text: notation}
        : {given: 'notation', text: notation};
    default:
      return {given: 'notation', text: spread(notation)};
  }
}

/** The field for an argument that is left out. It shows the default, if there is one. */
export function fieldLeftOut(name: string, parameter: Parameter): Field {
  if (parameter.rest) {
    return {given: 'value', text: '', items: []};
  }
  const {default: fallback = null} = parameter;
  const shown =
    fallback === null
      ? {text: editorOf(name, parameter) === 'switch' ? 'false' : ''}
      : fieldOfValue(name, parameter, JSON.stringify(fallback));
  return {given: 'left out', text: shown.text};
}

/** A form with more arguments would be slow and hard to use. */
const MAX_ARGUMENTS = 100;

/** The arguments of a call as written, by parameter. Undefined if a form can't show them. */
function argumentsByName(
  {parameters}: Definition,
  call: Call,
  notation: string,
): Map<string, string[]> | undefined {
  const names = Object.keys(parameters);
  if (call.arguments.length > MAX_ARGUMENTS) {
    return undefined;
  }
  const byName = new Map<string, string[]>();
  for (const [position, {name: label, value}] of call.arguments.entries()) {
    const name =
      label?.name ?? names[position] ?? names.findLast((each) => parameters[each]!.rest) ?? '';
    const parameter = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
    if (!parameter || (byName.has(name) && !parameter.rest)) {
      return undefined;
    }
    byName.set(name, [...(byName.get(name) ?? []), notation.slice(value.from, value.to)]);
  }
  return byName;
}

/**
 * The fields of a call. Undefined if it isn't a direct call to this function, or if a form can't show it.
 * Throws a NotationError if the call can't be parsed.
 */
export function readFields(definition: Definition, call: string): Fields | undefined {
  const root = parse(call);
  const given =
    root.type === 'Call' && root.name === qualifiedName(definition)
      ? argumentsByName(definition, root, call)
      : undefined;
  if (!given) {
    return undefined;
  }
  return Object.fromEntries(
    Object.entries(definition.parameters).map(([name, parameter]) => {
      const texts = given.get(name);
      if (!texts) {
        return [name, fieldLeftOut(name, parameter)];
      }
      return [
        name,
        parameter.rest
          ? {given: 'value', text: '', items: texts}
          : fieldOfValue(name, parameter, texts[0]!),
      ];
    }),
  );
}

/** The notation of one field's argument. */
export function notationOf(name: string, parameter: Parameter, {given, text}: Field): string {
  if (given === 'null') {
    return 'null';
  }
  const editor = editorOf(name, parameter);
  const isPlainText = given === 'value' && !['number', 'switch'].includes(editor);
  return isPlainText ? JSON.stringify(text) : onOneLine(text);
}

/** The call for the fields, with required arguments by position and options by name. */
export function composeCall(definition: Definition, fields: Fields): string {
  const parts: string[] = [];
  for (const [index, [name, parameter]] of Object.entries(definition.parameters).entries()) {
    const field = fields[name]!;
    if (parameter.rest) {
      parts.push(...(field.items ?? []).map(onOneLine));
    } else if (field.given !== 'left out') {
      const notation = notationOf(name, parameter, field);
      // After an omitted argument, positions no longer match, so the rest are passed by name.
      const isByPosition = parameter.default === undefined && parts.length === index;
      parts.push(isByPosition ? notation : `${name}: ${notation}`);
    }
  }
  return `${qualifiedName(definition)}(${parts.join(', ')})`;
}

function mistakeIn(notation: string, what: string): string | undefined {
  if (notation.length > MAX_FORM_LENGTH) {
    return undefined;
  }
  if (notation.trim() === '') {
    return `Enter ${what}, or choose null.`;
  }
  try {
    parse(notation);
    return undefined;
  } catch (error) {
    return (error as NotationError).message;
  }
}

/** Says why a field's text isn't a valid argument. Undefined if it is valid. */
export function mistakeOf(name: string, parameter: Parameter, field: Field): string | undefined {
  if (field.items) {
    return field.items.map((item) => mistakeIn(item, 'a value')).find(Boolean);
  }
  const isNumber = field.given === 'value' && editorOf(name, parameter) === 'number';
  return field.given === 'notation' || isNumber
    ? mistakeIn(field.text, isNumber ? 'a number' : 'a value')
    : undefined;
}

/** Returns a field that uses its text again, after it was null or left out. */
export function givenAgain(name: string, parameter: Parameter, {text}: Field): Field {
  return {given: editorOf(name, parameter) === 'notation' ? 'notation' : 'value', text};
}

/** The same argument as notation. */
export function asNotation(name: string, parameter: Parameter, field: Field): Field {
  return {given: 'notation', text: notationOf(name, parameter, field)};
}

/** The same argument in the editor for its type. Undefined if that editor can't show it. */
export function asValue(name: string, parameter: Parameter, {text}: Field): Field | undefined {
  const field = fieldOfValue(name, parameter, text);
  return field.given === 'notation' ? undefined : field;
}

/** A field with an empty value: "", [] or {}. Undefined for types that can't be empty. */
export function emptyField(name: string, parameter: Parameter): Field | undefined {
  const type = [parameter.type].flat()[0]!;
  if (parameter.values || parameter.type === 'Expression') {
    return undefined;
  }
  if (type.startsWith('List')) {
    return {given: 'notation', text: '[]'};
  }
  if (type === 'Object') {
    return {given: 'notation', text: '{}'};
  }
  const isText = ['Text', 'Xml', 'Any'].includes(type);
  return isText ? fieldOfValue(name, parameter, '""') : undefined;
}
