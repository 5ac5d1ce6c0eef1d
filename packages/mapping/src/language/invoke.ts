import {fail, MappingError} from '@documentation/base/internal/values/errors';
import {joinWords} from '@documentation/base/internal/values/joinWords';
import {nameOfTypes} from '@documentation/base/internal/values/namesOfTypes';
import {qualifiedName} from './qualifiedName';
import {checkSize} from '@documentation/base/internal/values/size';
import {isSteps, runSteps, type MaybePromise} from './steps';
import {
  problemOfDateTime,
  typeCheck,
  typeInsteadOf,
} from '@documentation/base/internal/values/typeChecks';
import type {TypeName, Value} from '@documentation/base/internal/values/types';
import type {Context, Expression, MappingFunction, Parameter} from './types';
import {TEXT_CHARACTERS} from '@documentation/base/internal/limits/values/values';
import {grouped} from '@documentation/base/internal/limits/format';
import {shorten} from '@documentation/base/internal/values/quote';

/** An argument of a call: a value, or an unevaluated expression if the parameter has the type Expression. */
export type Argument = Value | Expression | readonly Expression[];

/** Returned instead of an argument if the result must be null because the data is null. */
const nullDecides = Symbol('null decides');

/** Whether the JavaScript engine failed because text or a list was too large. Other errors are bugs in a function. */
function isEngineLimit(error: unknown): boolean {
  return (
    error instanceof Error &&
    ['RangeError', 'InternalError'].includes(error.name) &&
    /length|allocation|memory/i.test(error.message)
  );
}

const tooLarge = `The result would be too large. Text can have up to ${grouped(TEXT_CHARACTERS)} characters. Use less data.`;

/** Builds the end of a type error message. For a list with items of the wrong type, names the item types. */
function found(value: Value, types: TypeName | readonly TypeName[]): string {
  if (Array.isArray(value) && nameOfTypes(types).includes('List<')) {
    const itemTypes = new Set((value as Value[]).map((item) => typeInsteadOf(types, item)));
    return `but it contains ${joinWords([...itemTypes], 'and')}. Convert the items, or check the list’s path.`;
  }
  return `not ${typeInsteadOf(types, value)}. Convert the value, or check its path.`;
}

function toExpression(argument: Argument): Expression {
  return typeof argument === 'function' ? argument : () => argument as Value;
}

type Check = (given: Argument | undefined) => Argument | typeof nullDecides;

/** Returns a function that checks the type of values other than null. */
function valueCheck(name: string, {type, values}: Parameter): (value: Value) => void {
  const types = type as TypeName | readonly TypeName[];
  const hasType = typeCheck([types].flat().filter((one) => (one as string) !== 'Expression'));
  return (value) => {
    if (!hasType(value)) {
      fail(
        'E_TYPE',
        problemOfDateTime(name, value, types) ??
          `\`${name}\` must be of type ${nameOfTypes(types)}, ${found(value, types)}`,
        name,
      );
    }
    if (values && (typeof value !== 'string' || !Object.hasOwn(values, value))) {
      const allowed = Object.keys(values).map((key) => JSON.stringify(key));
      fail('E_TYPE', `\`${name}\` must be ${joinWords(allowed, 'or')}.`, name);
    }
  };
}

function restCheck(name: string, parameter: Parameter): Check {
  const checkValue = valueCheck(name, parameter);
  return (given) => {
    const items = (given ?? []) as readonly Argument[];
    if (!Array.isArray(items)) {
      fail('E_TYPE', `\`${name}\` must be a list of arguments.`, name);
    }
    if (parameter.type === 'Expression') {
      return items.map(toExpression);
    }
    for (const item of items as Value[]) {
      checkSize(`\`${name}\``, item, name);
      if (item !== null || !parameter.nullable) {
        checkValue(item);
      }
    }
    return items as Value[];
  };
}

/**
 * Returns a function that checks an argument, and returns the argument to pass to `run`, or `nullDecides` if null data
 * makes the result null.
 */
function argumentCheck(name: string, parameter: Parameter, {nullPolicy}: MappingFunction): Check {
  const hasDefault = parameter.default !== undefined;
  const acceptsNull = parameter.nullable || parameter.default === null;
  const passesNullOn = parameter.data && ['passes on', 'skips'].includes(nullPolicy);
  // A function that accepts null skips it by itself.
  const skipsNull = parameter.data && !parameter.nullable && nullPolicy === 'skips';
  const checkValue = valueCheck(name, parameter);
  const what = `\`${name}\``;
  return (given) => {
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
      if (acceptsNull) {
        return null;
      }
      return passesNullOn
        ? nullDecides
        : fail('E_TYPE', `\`${name}\` must not be null. Pass a value, or check its path.`, name);
    }
    checkSize(what, argument, name);
    const value =
      skipsNull && Array.isArray(argument)
        ? (argument as Value[]).filter((item) => item !== null)
        : (argument as Value);
    checkValue(value);
    return value;
  };
}

/** A function that is ready to be called many times. */
export interface Callable {
  readonly definition: MappingFunction;
  /** The parameter names, in order. */
  readonly names: readonly string[];
  /** Checks the arguments, which are in the order of the parameters, applies the null policy, and runs the function. */
  readonly call: (
    given: readonly (Argument | undefined)[],
    context: Context,
  ) => MaybePromise<Value>;
}

function checkResult(result: Value): Value {
  if (typeof result === 'string' && result.length > TEXT_CHARACTERS) {
    fail('E_LIMIT', tooLarge);
  }
  return result;
}

async function prepare(definition: MappingFunction): Promise<Callable> {
  const loaded = await definition.load?.();
  const names = Object.keys(definition.parameters);
  const checks = Object.entries(definition.parameters).map(([name, parameter]) =>
    parameter.rest ? restCheck(name, parameter) : argumentCheck(name, parameter, definition),
  );

  function rethrow(caught: unknown): never {
    const error = isEngineLimit(caught) ? new MappingError('E_LIMIT', tooLarge) : caught;
    if (error instanceof MappingError) {
      error.functionName ||= qualifiedName(definition);
    }
    throw error;
  }

  function call(given: readonly (Argument | undefined)[], context: Context): MaybePromise<Value> {
    try {
      const args: Record<string, Argument> = {};
      let isNull = false;
      for (let index = 0; index < checks.length; index += 1) {
        const argument = checks[index]!(given[index]);
        // Decided only after all checks, so a mistake in another argument is reported even if the data is null.
        if (argument === nullDecides) {
          isNull = true;
        } else {
          args[names[index]!] = argument;
        }
      }
      if (isNull) {
        return null;
      }
      const returned = definition.run(args as never, context, loaded as never);
      const result =
        typeof returned === 'object' && returned !== null && isSteps(returned)
          ? runSteps(returned)
          : (returned as MaybePromise<Value>);
      return result instanceof Promise
        ? result.then(checkResult).catch(rethrow)
        : checkResult(result);
    } catch (error) {
      return rethrow(error);
    }
  }

  return {definition, names, call};
}

const callables = new WeakMap<MappingFunction, Promise<Callable>>();

/** Loads what a function needs, once, and prepares its checks. */
export function callableOf(definition: MappingFunction): Promise<Callable> {
  const callable = callables.get(definition) ?? prepare(definition);
  callables.set(definition, callable);
  // After a failed download, the next call tries again.
  callable.catch(() => callables.delete(definition));
  return callable;
}

/** Fails if a name isn't one of the function's parameters. */
export function checkParameterName({definition, names}: Callable, name: string): void {
  if (!names.includes(name)) {
    const error = new MappingError(
      'E_TYPE',
      `There is no parameter named \`${shorten(name)}\`. Use one of these: ${names.join(', ')}.`,
      name,
    );
    error.functionName = qualifiedName(definition);
    throw error;
  }
}

/** Calls a function with arguments by name. */
export async function invoke(
  definition: MappingFunction,
  given: Readonly<Record<string, Argument | undefined>>,
  context: Context,
): Promise<Value> {
  const callable = await callableOf(definition);
  Object.keys(given).forEach((name) => checkParameterName(callable, name));
  return callable.call(
    callable.names.map((name) => given[name]),
    context,
  );
}
