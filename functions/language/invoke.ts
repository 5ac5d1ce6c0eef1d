import {fail, MappingError} from './errors';
import {qualifiedName} from './qualifiedName';
import {hasOneOfTypes, nameOfTypes, nameOfValue} from './typeChecks';
import type {Context, Expression, MappingFunction, Parameter, TypeName, Value} from './types';

/** What a call hands over: values, and expressions for the parameters that want them unevaluated. */
export type Argument = Value | Expression | readonly Expression[];

/** Deeper values are refused, so that no function can be made to overflow. */
export const MAX_NESTING = 500;
const MAX_VALUES = 10_000_000;
const MAX_TEXT_LENGTH = 20_000_000;

/** Null in the data decides the whole call: the result is null. */
const nullDecides = Symbol('null decides');

/**
 * Walks level by level, because a walk in nested calls could overflow itself. A value that stands in many places counts
 * in each: [@total, @total] in a loop is small in memory, but whatever walks through it would never end.
 */
export function checkSize(what: string, argument: Argument, parameter?: string): void {
  let level: unknown[] = [[argument]];
  let count = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_NESTING + 1) {
      fail('E_LIMIT', `${what} is nested more than ${MAX_NESTING} levels deep.`, parameter);
    }
    const next: object[] = [];
    for (const value of level) {
      const children: unknown[] = Array.isArray(value) ? value : Object.values(value as object);
      count += children.length;
      if (count > MAX_VALUES) {
        fail('E_LIMIT', `${what} has more than ${MAX_VALUES} values in it.`, parameter);
      }
      for (const child of children) {
        if (typeof child === 'string' && child.length > MAX_TEXT_LENGTH) {
          fail(
            'E_LIMIT',
            `${what} has a text of more than ${MAX_TEXT_LENGTH} characters.`,
            parameter,
          );
        }
        if (typeof child === 'object' && child !== null && !(child instanceof Uint8Array)) {
          next.push(child);
        }
      }
    }
    level = next;
  }
}

/** Whether the engine refused a text or a list that it can't hold. Other errors are mistakes in a function. */
function isEngineLimit(error: unknown): boolean {
  return (
    error instanceof Error &&
    ['RangeError', 'InternalError'].includes(error.name) &&
    /length|allocation|memory/i.test(error.message)
  );
}

const tooLarge = `The result would be a text of more than ${MAX_TEXT_LENGTH} characters, or as large a list.`;

function checkClosedValues(name: string, {values}: Parameter, value: Value): void {
  if (values && (typeof value !== 'string' || !Object.hasOwn(values, value))) {
    const allowed = Object.keys(values).map((key) => JSON.stringify(key));
    fail('E_TYPE', `${name} must be ${allowed.join(' or ')}.`, name);
  }
}

function checkType(name: string, parameter: Parameter, value: Value): void {
  const types = parameter.type as TypeName | readonly TypeName[];
  if (!hasOneOfTypes(value, types)) {
    fail('E_TYPE', `${name} must be ${nameOfTypes(types)}, but it is ${nameOfValue(value)}.`, name);
  }
  checkClosedValues(name, parameter, value);
}

function toExpression(argument: Argument): Expression {
  return typeof argument === 'function' ? argument : () => Promise.resolve(argument as Value);
}

function checkRest(name: string, parameter: Parameter, argument: Argument): Argument {
  const items = (argument ?? []) as readonly Argument[];
  if (!Array.isArray(items)) {
    fail('E_TYPE', `${name} must be a list of arguments.`, name);
  }
  if (parameter.type === 'Expression') {
    return items.map(toExpression);
  }
  for (const item of items as Value[]) {
    if (item !== null || !parameter.nullable) {
      checkType(name, parameter, item);
    }
  }
  return items as Value[];
}

/** Returns the argument as `run` gets it, or the sign that null decides the call. */
function checkArgument(
  name: string,
  parameter: Parameter,
  given: Argument | undefined,
  definition: MappingFunction,
): Argument | typeof nullDecides {
  if (parameter.rest) {
    return checkRest(name, parameter, given ?? []);
  }
  const hasDefault = parameter.default !== undefined;
  if (given === undefined && !hasDefault) {
    fail('E_TYPE', `${name} is required.`, name);
  }
  const argument =
    given === undefined || (given === null && hasDefault) ? parameter.default! : given;
  if (parameter.type === 'Expression') {
    return argument === null && hasDefault ? null : toExpression(argument);
  }
  if (argument === null) {
    if (parameter.nullable || parameter.default === null) {
      return null;
    }
    if (parameter.data && ['passes on', 'skips'].includes(definition.nullPolicy)) {
      return nullDecides;
    }
    return fail('E_TYPE', `${name} must not be null.`, name);
  }
  let value = argument as Value;
  if (parameter.data && definition.nullPolicy === 'skips' && Array.isArray(value)) {
    value = (value as Value[]).filter((item) => item !== null);
  }
  checkType(name, parameter, value);
  return value;
}

function checkArguments(
  definition: MappingFunction,
  given: Readonly<Record<string, Argument | undefined>>,
): Record<string, Argument> | typeof nullDecides {
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(definition.parameters, name)) {
      fail('E_TYPE', `There is no parameter named ${name}.`, name);
    }
    checkSize(name, given[name] ?? null, name);
  }
  const checked = Object.entries(definition.parameters).map(
    ([name, parameter]) => [name, checkArgument(name, parameter, given[name], definition)] as const,
  );
  // All arguments are checked first, so that a mistake shows even when the data is null.
  return checked.some(([, argument]) => argument === nullDecides)
    ? nullDecides
    : (Object.fromEntries(checked) as Record<string, Argument>);
}

/** Checks the arguments against the declared parameters, applies the null policy, and runs. */
export async function invoke(
  definition: MappingFunction,
  given: Readonly<Record<string, Argument | undefined>>,
  context: Context,
): Promise<Value> {
  try {
    const checked = checkArguments(definition, given);
    const result = checked === nullDecides ? null : await definition.run(checked as never, context);
    if (typeof result === 'string' && result.length > MAX_TEXT_LENGTH) {
      fail('E_LIMIT', tooLarge);
    }
    return result;
  } catch (caught) {
    const error = isEngineLimit(caught) ? new MappingError('E_LIMIT', tooLarge) : caught;
    if (error instanceof MappingError) {
      error.functionName ||= qualifiedName(definition);
    }
    throw error;
  }
}
