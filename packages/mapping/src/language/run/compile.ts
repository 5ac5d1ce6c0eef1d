import {fail, MappingError} from '@documentation/base/internal/values/errors';
import {callableOf, checkParameterName, type Argument, type Callable} from '../invoke';
import {isObject} from '@documentation/base/internal/values/isObject';
import {joinWords} from '@documentation/base/internal/values/joinWords';
import {callsIn, nodesIn} from '../notation/nodesIn';
import {NotationError} from '../notation/notationError';
import type {Range} from '@documentation/base/internal/values/range';
import type {Call, Literal, Node, ObjectNode, Path, Variable} from '../notation/tree';
import {qualifiedName} from '../qualifiedName';
import {whenReady, type MaybePromise} from '../steps';
import type {Value} from '@documentation/base/internal/values/types';
import type {Expression, MappingFunction, Parameter, Scope} from '../types';
import type {Evaluator, Run} from './evaluator';
import {observed, observedArgument, type Observer} from './observer';
import {quote, shorten} from '@documentation/base/internal/values/quote';

/** What stays the same while a mapping is compiled. */
interface Compilation {
  /** Finds a function that was loaded before, by its name. */
  readonly find: (name: string) => Callable | undefined;
  readonly observer: Observer | undefined;
}

/** Where a part is, for messages: '`text` of `Text.Upper`' */
type Place = string | undefined;

/** Reads a list item or an object key. Returns null if it is missing, and never reads inherited properties. */
function member(value: Value, key: Value): Value {
  if (Array.isArray(value) && Number.isInteger(key)) {
    return (value as Value[]).at(key as number) ?? null;
  }
  if (isObject(value) && typeof key === 'string') {
    return Object.hasOwn(value, key) ? (value[key] ?? null) : null;
  }
  return null;
}

async function restInTurn<T>(
  evaluators: readonly Evaluator<T>[],
  {run, scope, done, next}: {run: Run; scope: Scope; done: T[]; next: Promise<T>},
): Promise<T[]> {
  done.push(await next);
  for (const evaluate of evaluators.slice(done.length)) {
    done.push(await evaluate(run, scope));
  }
  return done;
}

/** Evaluates parts in order. Waits only for those that return a promise. */
function inTurn<T>(
  evaluators: readonly Evaluator<T>[],
  run: Run,
  scope: Scope,
): MaybePromise<readonly T[]> {
  const done: T[] = [];
  for (const evaluate of evaluators) {
    const next = evaluate(run, scope);
    if (next instanceof Promise) {
      return restInTurn(evaluators, {run, scope, done, next});
    }
    done.push(next);
  }
  return done;
}

function compileVariable(node: Variable, place: Place): Evaluator {
  const {name} = node;
  if (name === '$') {
    return ({input}) => input;
  }
  if (name === '$files') {
    return ({files}) => files;
  }
  const where = place === undefined ? 'here' : `in ${place}`;
  const message =
    name === '@total'
      ? `There is no \`@total\` ${where}. Use it only in \`List.Reduce\`.`
      : `There is no current item for \`${name}\` ${where}. Use \`$\` for the input, or put this in a function that goes through a list, such as \`List.Map\`.`;
  const key = ({'@': 'item', '@index': 'index', '@total': 'total'} as const)[name]!;
  return (_run, scope) => {
    const value = scope[key];
    if (value === undefined) {
      throw new NotationError(message, node);
    }
    return value;
  };
}

function compileObject({entries}: ObjectNode, compilation: Compilation, place: Place): Evaluator {
  const keys = entries.map(({key}) => key.name);
  const evaluators = entries.map(({value}) => compile(value, compilation, place));
  // fromEntries defines own keys, so "__proto__" is a key like any other.
  const build = keys.includes('__proto__')
    ? (values: readonly Value[]): Value =>
        Object.fromEntries(keys.map((key, index) => [key, values[index]!]))
    : (values: readonly Value[]): Value => {
        const object: Record<string, Value> = {};
        for (let index = 0; index < keys.length; index += 1) {
          object[keys[index]!] = values[index]!;
        }
        return object;
      };
  return (run, scope) => whenReady(inTurn(evaluators, run, scope), build);
}

/** How many files a message lists. */
const MAX_LISTED_FILES = 10;

/** Returns a file that was loaded besides the input, by its name. A wrong name is a mistake, not missing data. */
function fileNamed(files: Run['files'], key: Literal): Value {
  const name = String(key.value);
  if (!Object.hasOwn(files, name)) {
    const names = Object.keys(files).slice(0, MAX_LISTED_FILES).map(quote);
    throw new NotationError(
      `There is no file named ${quote(name)}. ${names.length > 0 ? `Use ${joinWords(names, 'or')}.` : 'Load the file first.'}`,
      key,
    );
  }
  return files[name]!;
}

function compileStart({start, keys}: Path, compilation: Compilation, place: Place): Evaluator {
  const [key] = keys;
  return start.type === 'Variable' && start.name === '$files' && key?.type === 'Literal'
    ? (run) => ({[String(key.value)]: fileNamed(run.files, key)})
    : compile(start, compilation, place);
}

function compilePath(node: Path, compilation: Compilation, place: Place): Evaluator {
  const {keys} = node;
  const evaluateStart = compileStart(node, compilation, place);
  const fixed = keys.map((key) => (key.type === 'Literal' ? key.value : undefined));
  if (!fixed.includes(undefined)) {
    const read = (value: Value) => (fixed as Value[]).reduce(member, value);
    return (run, scope) => whenReady(evaluateStart(run, scope), read);
  }
  const parts = [evaluateStart, ...keys.map((key) => compile(key, compilation, place))];
  return (run, scope) =>
    whenReady(inTurn(parts, run, scope), ([value, ...steps]) => steps.reduce(member, value!));
}

/** Whether an argument is passed unevaluated. If a parameter accepts values too, the argument must refer to an item. */
function isExpression(parameter: Parameter | undefined, node: Node): boolean {
  const types: readonly string[] = [parameter?.type ?? []].flat();
  return (
    types.includes('Expression') &&
    (types.length === 1 ||
      nodesIn(node).some((inner) => inner.type === 'Variable' && inner.name.startsWith('@')))
  );
}

const isEmptyScope = ({item, total}: Scope) => item === undefined && total === undefined;

function compileArgument(
  {definition, name}: {definition: MappingFunction; name: string},
  node: Node,
  compilation: Compilation,
): Evaluator<Argument> {
  const evaluate = compile(node, compilation, `\`${name}\` of \`${qualifiedName(definition)}\``);
  if (!isExpression(definition.parameters[name], node)) {
    return evaluate;
  }
  // For an option, null selects the default, so it must not be wrapped in an expression.
  if (node.type === 'Literal' && node.value === null) {
    return () => null;
  }
  if (compilation.observer) {
    return observedArgument(evaluate, compilation.observer);
  }
  return (run, scope): Expression => {
    if (isEmptyScope(scope)) {
      return (inner = scope) => {
        run.checkTime();
        return evaluate(run, inner);
      };
    }
    return (inner) => {
      run.checkTime();
      return evaluate(run, inner ? {...scope, ...inner} : scope);
    };
  };
}

/** The arguments of a call, in the order of the parameters. */
interface Bound {
  readonly evaluators: readonly Evaluator<Argument>[];
  /** The parameter position of each evaluator. */
  readonly positions: readonly number[];
  /** The arguments of a rest parameter. */
  readonly rest: readonly Evaluator<Argument>[];
}

/** Assigns the arguments of a call to the parameters. */
function bind(call: Call, callable: Callable, compilation: Compilation): Bound {
  const {definition, names} = callable;
  const lastName = names.at(-1);
  const restName =
    lastName !== undefined && definition.parameters[lastName]!.rest ? lastName : undefined;
  const bound = new Map<number, Evaluator<Argument>>();
  const rest: Evaluator<Argument>[] = [];
  for (const [position, {name: label, value}] of call.arguments.entries()) {
    const name = label?.name ?? names[position] ?? restName;
    if (name === undefined) {
      fail(
        'E_TYPE',
        `The call has too many arguments. \`${qualifiedName(definition)}\` accepts at most ${names.length}.`,
      );
    }
    try {
      checkParameterName(callable, name);
    } catch (error) {
      throw withRange(error, label ?? value);
    }
    const argument = compileArgument({definition, name}, value, compilation);
    if (name === restName) {
      if (label) {
        throw new NotationError(
          `The arguments of \`${name}\` can’t be passed by name. Pass them by position.`,
          label,
        );
      }
      rest.push(argument);
    } else if (bound.has(names.indexOf(name))) {
      throw new NotationError(
        `The argument \`${name}\` is passed twice. Remove one of the two.`,
        label ?? value,
      );
    } else {
      bound.set(names.indexOf(name), argument);
    }
  }
  return {evaluators: [...bound.values()], positions: [...bound.keys()], rest};
}

/** The arguments of a call, in the order of the parameters. */
type Values = (Argument | undefined)[];

/** Adds the range of the call to an error that has none. */
function withRange(error: unknown, {from, to}: Range): unknown {
  if (error instanceof MappingError) {
    error.range ??= {from, to};
  }
  return error;
}

/** Reports a mistake only when its part of the mapping is evaluated. In a part that isn't needed, it doesn't matter. */
function failing(error: unknown): Evaluator<never> {
  return () => {
    throw error;
  };
}

function compileCall(node: Call, compilation: Compilation): Evaluator {
  const callable = compilation.find(node.name);
  if (!callable) {
    return failing(
      new NotationError(
        `There is no function named ${shorten(node.name)}. Check the category and name.`,
        {
          from: node.from,
          to: node.from + node.name.length,
        },
      ),
    );
  }
  let bound: Bound;
  try {
    bound = bind(node, callable, compilation);
  } catch (error) {
    return failing(withRange(error, node));
  }
  const {evaluators, positions, rest} = bound;
  const {names, definition, call} = callable;
  const restPosition = definition.parameters[names.at(-1) ?? '']?.rest ? names.length - 1 : -1;

  function rethrow(error: unknown): never {
    throw withRange(error, node);
  }

  /** Adds the rest arguments, and calls the function. */
  function finish(run: Run, scope: Scope, values: Values): MaybePromise<Value> {
    if (restPosition < 0) {
      return call(values, run.context);
    }
    return whenReady(inTurn(rest, run, scope), (items) => {
      values[restPosition] = items as Argument;
      return call(values, run.context);
    });
  }

  async function finishLater(
    {run, scope, values}: {run: Run; scope: Scope; values: Values},
    index: number,
    argument: Promise<Argument>,
  ): Promise<Value> {
    values[positions[index]!] = await argument;
    for (let next = index + 1; next < evaluators.length; next += 1) {
      values[positions[next]!] = await evaluators[next]!(run, scope);
    }
    return finish(run, scope, values);
  }

  return (run, scope) => {
    run.checkTime();
    try {
      const values: Values = new Array<undefined>(names.length).fill(undefined);
      for (let index = 0; index < evaluators.length; index += 1) {
        const argument = evaluators[index]!(run, scope);
        if (argument instanceof Promise) {
          return finishLater({run, scope, values}, index, argument).catch(rethrow);
        }
        values[positions[index]!] = argument;
      }
      const result = finish(run, scope, values);
      return result instanceof Promise ? result.catch(rethrow) : result;
    } catch (error) {
      return rethrow(error);
    }
  };
}

function compile(node: Node, compilation: Compilation, place?: Place): Evaluator {
  const evaluate = compilePart(node, compilation, place);
  return compilation.observer ? observed(evaluate, compilation.observer.watch(node)) : evaluate;
}

/** Compiles a part of a mapping into a function that computes it. Decides as much as possible in advance. */
function compilePart(node: Node, compilation: Compilation, place?: Place): Evaluator {
  switch (node.type) {
    case 'Literal': {
      const {value} = node;
      return () => value;
    }
    case 'List': {
      const items = node.items.map((item) => compile(item, compilation, place));
      return (run, scope) => inTurn(items, run, scope);
    }
    case 'Object':
      return compileObject(node, compilation, place);
    case 'Variable':
      return compileVariable(node, place);
    case 'Path':
      return compilePath(node, compilation, place);
    case 'Call':
      return compileCall(node, compilation);
  }
}

/** Loads the functions that a mapping calls, and compiles it. */
export async function compileMapping(
  tree: Node,
  resolve: (name: string) => Promise<MappingFunction | undefined>,
  observer?: Observer,
): Promise<(run: Run) => MaybePromise<Value>> {
  const names = [...new Set(callsIn(tree).map(({name}) => name))];
  const callables = new Map<string, Callable>();
  await Promise.all(
    names.map(async (name) => {
      const definition = await resolve(name);
      if (definition) {
        callables.set(name, await callableOf(definition));
      }
    }),
  );
  const evaluate = compile(tree, {find: (name) => callables.get(name), observer});
  return (run) => evaluate(run, {});
}
