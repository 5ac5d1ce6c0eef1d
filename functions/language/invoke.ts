import {fail, MappingError} from './errors';
import {joinWords} from './joinWords';
import {qualifiedName} from './qualifiedName';
import {nameOfTypes} from './namesOfTypes';
import {hasOneOfTypes, problemOfDateTime, typeInsteadOf} from './typeChecks';
import type {Context, Expression, MappingFunction, Parameter, TypeName, Value} from './types';

/** An argument of a call: a value, or an unevaluated expression if the parameter has the type Expression. */
export type Argument = Value | Expression | readonly Expression[];

/** The maximum nesting of a value. Deeper values are rejected, because recursive functions could overflow the stack. */
export const MAX_NESTING = 500;
const MAX_VALUES = 10_000_000;
const MAX_TEXT_LENGTH = 20_000_000;

/** Returned instead of arguments if the result must be null because the data is null. */
const nullDecides = Symbol('null decides');

/**
 * Checks the size of a value level by level, because recursion could overflow the stack. A value that occurs in
 * several places counts each time. For example, [@total, @total] in a loop takes little memory, but the number of
 * values to visit doubles with each item.
 */
export function checkSize(what: string, argument: Argument, parameter?: string): void {
  let level: unknown[] = [[argument]];
  let count = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_NESTING + 1) {
      fail(
        'E_LIMIT',
        `${what} is nested more than ${MAX_NESTING} levels deep. Flatten the data first.`,
        parameter,
      );
    }
    const next: object[] = [];
    for (const value of level) {
      const children: unknown[] = Array.isArray(value) ? value : Object.values(value as object);
      count += children.length;
      if (count > MAX_VALUES) {
        fail('E_LIMIT', `${what} contains more than 10,000,000 values. Use less data.`, parameter);
      }
      for (const child of children) {
        if (typeof child === 'string' && child.length > MAX_TEXT_LENGTH) {
          fail(
            'E_LIMIT',
            `${what} contains text with more than 20,000,000 characters. Use less data.`,
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

/** Whether the JavaScript engine failed because text or a list was too large. Other errors are bugs in a function. */
function isEngineLimit(error: unknown): boolean {
  return (
    error instanceof Error &&
    ['RangeError', 'InternalError'].includes(error.name) &&
    /length|allocation|memory/i.test(error.message)
  );
}

const tooLarge =
  'The result would be too large. Text can have up to 20,000,000 characters. Use less data.';

function checkClosedValues(name: string, {values}: Parameter, value: Value): void {
  if (values && (typeof value !== 'string' || !Object.hasOwn(values, value))) {
    const allowed = Object.keys(values).map((key) => JSON.stringify(key));
    fail('E_TYPE', `\`${name}\` must be ${joinWords(allowed, 'or')}.`, name);
  }
}

/** Builds the end of a type error message. For a list with items of the wrong type, names the item types. */
function found(value: Value, types: TypeName | readonly TypeName[]): string {
  if (Array.isArray(value) && nameOfTypes(types).includes('List<')) {
    const itemTypes = new Set((value as Value[]).map((item) => typeInsteadOf(types, item)));
    return `but it contains ${joinWords([...itemTypes], 'and')}. Convert the items, or check the list’s path.`;
  }
  return `not ${typeInsteadOf(types, value)}. Convert the value, or check its path.`;
}

function checkType(name: string, parameter: Parameter, value: Value): void {
  const types = parameter.type as TypeName | readonly TypeName[];
  const valueTypes = [types].flat().filter((type) => (type as string) !== 'Expression');
  if (!hasOneOfTypes(value, valueTypes)) {
    fail(
      'E_TYPE',
      problemOfDateTime(name, value, types) ??
        `\`${name}\` must be of type ${nameOfTypes(types)}, ${found(value, types)}`,
      name,
    );
  }
  checkClosedValues(name, parameter, value);
}

function toExpression(argument: Argument): Expression {
  return typeof argument === 'function' ? argument : () => Promise.resolve(argument as Value);
}

function checkRest(name: string, parameter: Parameter, argument: Argument): Argument {
  const items = (argument ?? []) as readonly Argument[];
  if (!Array.isArray(items)) {
    fail('E_TYPE', `\`${name}\` must be a list of arguments.`, name);
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

/** Checks an argument. Returns the argument to pass to `run`, or `nullDecides` if null data makes the result null. */
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
    fail('E_TYPE', `\`${name}\` is required. Add it to the call.`, name);
  }
  const argument =
    given === undefined || (given === null && hasDefault) ? parameter.default! : given;
  if (parameter.type === 'Expression') {
    return argument === null && hasDefault ? null : toExpression(argument);
  }
  if (typeof argument === 'function') {
    return argument;
  }
  if (argument === null) {
    if (parameter.nullable || parameter.default === null) {
      return null;
    }
    if (parameter.data && ['passes on', 'skips'].includes(definition.nullPolicy)) {
      return nullDecides;
    }
    return fail('E_TYPE', `\`${name}\` must not be null. Pass a value, or check its path.`, name);
  }
  let value = argument as Value;
  // A function that accepts null skips it by itself.
  if (
    parameter.data &&
    !parameter.nullable &&
    definition.nullPolicy === 'skips' &&
    Array.isArray(value)
  ) {
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
      const names = Object.keys(definition.parameters).join(', ');
      fail('E_TYPE', `There is no parameter named \`${name}\`. Use one of these: ${names}.`, name);
    }
    checkSize(`\`${name}\``, given[name] ?? null, name);
  }
  const checked = Object.entries(definition.parameters).map(
    ([name, parameter]) => [name, checkArgument(name, parameter, given[name], definition)] as const,
  );
  // Decide only after checking all arguments, so a mistake in another argument is reported even if the data is null.
  return checked.some(([, argument]) => argument === nullDecides)
    ? nullDecides
    : (Object.fromEntries(checked) as Record<string, Argument>);
}

/** Checks the arguments against the declared parameters, applies the null policy, and runs the function. */
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
