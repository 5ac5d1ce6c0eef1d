import {fail, MappingError} from './errors';
import {checkSize, invoke, type Argument} from './invoke';
import {isObject} from './isObject';
import {nodesIn} from './notation/nodesIn';
import {NotationError} from './notation/notationError';
import {parse} from './notation/parse';
import type {Call, Node, ObjectNode, Path, Variable} from './notation/tree';
import {qualifiedName} from './qualifiedName';
import type {Context, Expression, MappingFunction, Parameter, Scope, Value} from './types';

export interface Surroundings {
  /** The document that `$` refers to. */
  readonly input: Value;
  readonly context: Context;
  /** Finds a function by its qualified name: 'Text.Upper' */
  readonly resolve: (name: string) => Promise<MappingFunction | undefined>;
  /** The time in milliseconds after which a run fails with E_LIMIT. */
  readonly timeLimitMs?: number;
}

interface Run extends Surroundings {
  readonly deadline: number;
}

/** Where a value is evaluated. */
interface Place {
  readonly scope: Scope;
  /** The argument that the value is part of, for messages: '`text` of `Text.Upper`' */
  readonly argument?: string;
}

const DEFAULT_TIME_LIMIT_MS = 10_000;

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

function variableOf(node: Variable, {input}: Run, {scope, argument}: Place): Value {
  const {name} = node;
  if (name === '$') {
    return input;
  }
  const value = name === '@' ? scope.item : name === '@index' ? scope.index : scope.total;
  const where = argument === undefined ? 'here' : `in ${argument}`;
  if (value === undefined && name === '@total') {
    throw new NotationError(
      `There is no \`@total\` ${where}. Use it only in \`List.Reduce\`.`,
      node,
    );
  }
  if (value === undefined) {
    throw new NotationError(
      `There is no current item for \`${name}\` ${where}. Use \`$\` for the input, or put this in a function that goes through a list, such as \`List.Map\`.`,
      node,
    );
  }
  return value;
}

async function objectOf({entries}: ObjectNode, run: Run, place: Place): Promise<Value> {
  const values: [string, Value][] = [];
  for (const {key, value} of entries) {
    values.push([key.name, await valueOf(value, run, place)]);
  }
  // fromEntries defines own keys, so "__proto__" is a key like any other.
  return Object.fromEntries(values);
}

async function pathOf({start, keys}: Path, run: Run, place: Place): Promise<Value> {
  let value = await valueOf(start, run, place);
  for (const key of keys) {
    value = member(value, await valueOf(key, run, place));
  }
  return value;
}

async function callOf(node: Call, run: Run, place: Place): Promise<Value> {
  const definition = await run.resolve(node.name);
  if (!definition) {
    throw new NotationError(
      `There is no function named ${node.name}. Check the category and name.`,
      {from: node.from, to: node.from + node.name.length},
    );
  }
  try {
    const args = await argumentsOf(node, definition, run, place);
    return await invoke(definition, Object.fromEntries(args), run.context);
  } catch (error) {
    if (error instanceof MappingError) {
      error.range ??= {from: node.from, to: node.to};
    }
    throw error;
  }
}

/** Whether an argument is passed unevaluated. If a parameter accepts values too, the argument must refer to an item. */
function isExpression(parameter: Parameter | undefined, node: Node): boolean {
  const types: readonly string[] = [parameter?.type ?? []].flat();
  return (
    types.includes('Expression') &&
    (types.length === 1 ||
      nodesIn(node).some((inner) => inner.type === 'Variable' && inner.name !== '$'))
  );
}

/** Returns the arguments as entries, because `await` would treat an object with an argument named `then` as a promise. */
async function argumentsOf(
  call: Call,
  definition: MappingFunction,
  run: Run,
  {scope}: Place,
): Promise<[string, Argument][]> {
  const parameters = Object.entries(definition.parameters);
  const given = new Map<string, Argument>();
  const rest: Argument[] = [];

  function argumentOf(
    name: string,
    parameter: Parameter | undefined,
    node: Node,
  ): Promise<Argument> | Argument {
    const argument = `\`${name}\` of \`${qualifiedName(definition)}\``;
    if (!isExpression(parameter, node)) {
      return valueOf(node, run, {scope, argument});
    }
    // For an option, null selects the default, so it must not be wrapped in an expression.
    if (node.type === 'Literal' && node.value === null) {
      return null;
    }
    const expression: Expression = (inner) =>
      valueOf(node, run, {scope: {...scope, ...inner}, argument});
    return expression;
  }

  for (const [position, {name: label, value}] of call.arguments.entries()) {
    const name = label?.name ?? parameters[position]?.[0];
    const [lastName, lastParameter] = parameters.at(-1) ?? [];
    const parameter = label
      ? definition.parameters[label.name]
      : (parameters[position]?.[1] ?? lastParameter);
    if (!label && parameter?.rest) {
      rest.push(await argumentOf(lastName!, parameter, value));
    } else if (name === undefined) {
      fail(
        'E_TYPE',
        `The call has too many arguments. \`${qualifiedName(definition)}\` accepts at most ${parameters.length}.`,
      );
    } else if (given.has(name)) {
      throw new NotationError(
        `The argument \`${name}\` is passed twice. Remove one of the two.`,
        label ?? value,
      );
    } else if (parameter?.rest) {
      throw new NotationError(
        `The arguments of \`${name}\` can’t have a name. Pass them by position.`,
        label,
      );
    } else {
      given.set(name, await argumentOf(name, parameter, value));
    }
  }
  const restName = parameters.find(([, parameter]) => parameter.rest)?.[0];
  return restName ? [...given, [restName, rest as Expression[]]] : [...given];
}

async function valueOf(node: Node, run: Run, place: Place): Promise<Value> {
  if (performance.now() > run.deadline) {
    fail('E_LIMIT', 'The run exceeded its time limit. Use less data or fewer calls.');
  }
  switch (node.type) {
    case 'Literal':
      return node.value;
    case 'List': {
      const items: Value[] = [];
      for (const item of node.items) {
        items.push(await valueOf(item, run, place));
      }
      return items;
    }
    case 'Object':
      return objectOf(node, run, place);
    case 'Variable':
      return variableOf(node, run, place);
    case 'Path':
      return pathOf(node, run, place);
    case 'Call':
      return callOf(node, run, place);
  }
}

/** Evaluates notation on an input document. It can only call functions that `resolve` finds. */
export async function evaluate(notation: string, surroundings: Surroundings): Promise<Value> {
  const limit = surroundings.timeLimitMs ?? DEFAULT_TIME_LIMIT_MS;
  const run: Run = {...surroundings, deadline: performance.now() + limit};
  const result = await valueOf(parse(notation), run, {scope: {}});
  checkSize('The result', result);
  return result;
}
