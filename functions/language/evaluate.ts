import {fail} from './errors';
import {checkSize, invoke, type Argument} from './invoke';
import {isObject} from './isObject';
import {qualifiedName} from './qualifiedName';
import type {Context, Expression, MappingFunction, Scope, Value} from './types';
import {NotationError, parse, type NamedArgument, type Node} from './parse';

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

const MAX_DEPTH = 200;
const DEFAULT_TIME_LIMIT_MS = 10_000;

/** Returns the names in a member chain: Readers.CSV.ReadRows → ['Readers', 'CSV', 'ReadRows'] */
function chainOf(node: Node): string[] {
  if (node.type === 'Identifier') {
    return [node.name as string];
  }
  if (node.type === 'MemberExpression' && !node.computed) {
    return [...chainOf(node.object as Node), (node.property as Node).name as string];
  }
  throw new NotationError('A call must start with a function name, such as Text.Upper(…).');
}

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

function variable(name: string, run: Run, scope: Scope): Value {
  switch (name) {
    case '$':
      return run.input;
    case '@':
      return scope.item ?? null;
    case '@index':
      return scope.index ?? null;
    case '@total':
      return scope.total ?? null;
    default:
      throw new NotationError(
        `"${name}" isn’t a known name. Put text in quotation marks, and start paths with $.`,
      );
  }
}

async function objectOf(node: Node, run: Run, scope: Scope, depth: number): Promise<Value> {
  const entries: [string, Value][] = [];
  for (const property of node.properties as Node[]) {
    const key = property.key as Node | undefined;
    if (key?.type !== 'Literal' || typeof key.value !== 'string') {
      throw new NotationError('Object keys must be in quotation marks, as in {"id": 7}.');
    }
    entries.push([key.value, await valueOf(property.value as Node, run, scope, depth)]);
  }
  // fromEntries defines own keys, so "__proto__" is a key like any other.
  return Object.fromEntries(entries);
}

async function callOf(node: Node, run: Run, scope: Scope, depth: number): Promise<Value> {
  const name = chainOf(node.callee as Node).join('.');
  const definition = await run.resolve(name);
  if (!definition) {
    throw new NotationError(`There is no function named ${name}. Check the category and name.`);
  }
  const args = await argumentsOf(node.arguments as Node[], definition, run, scope, depth);
  return invoke(definition, Object.fromEntries(args), run.context);
}

/** Returns the arguments as entries, because `await` would treat an object with an argument named `then` as a promise. */
async function argumentsOf(
  nodes: readonly Node[],
  definition: MappingFunction,
  run: Run,
  scope: Scope,
  depth: number,
): Promise<[string, Argument][]> {
  const parameters = Object.entries(definition.parameters);
  const given = new Map<string, Argument>();
  const rest: Argument[] = [];

  function argumentOf(node: Node, isExpression: boolean): Promise<Argument> | Argument {
    if (!isExpression) {
      return valueOf(node, run, scope, depth);
    }
    // For an option, null selects the default, so it must not be wrapped in an expression.
    if (node.type === 'Literal' && node.value === null) {
      return null;
    }
    const expression: Expression = (inner) => valueOf(node, run, {...scope, ...inner}, depth);
    return expression;
  }

  for (const [position, node] of nodes.entries()) {
    const isNamed = node.type === 'NamedArgument';
    const name = isNamed ? (node as NamedArgument).name : parameters[position]?.[0];
    const parameter = isNamed
      ? definition.parameters[name!]
      : (parameters[position] ?? parameters.at(-1))?.[1];
    if (!isNamed && parameter?.rest) {
      rest.push(await argumentOf(node, parameter.type === 'Expression'));
    } else if (name === undefined) {
      fail(
        'E_TYPE',
        `The call has too many arguments. \`${qualifiedName(definition)}\` accepts at most ${parameters.length}.`,
      );
    } else if (given.has(name)) {
      throw new NotationError(`The argument \`${name}\` is passed twice. Remove one of the two.`);
    } else if (parameter?.rest) {
      throw new NotationError(
        `The arguments of \`${name}\` can’t have a name. Pass them by position.`,
      );
    } else {
      const value = isNamed ? (node as NamedArgument).value : node;
      given.set(name, await argumentOf(value, parameter?.type === 'Expression'));
    }
  }
  const restName = parameters.find(([, parameter]) => parameter.rest)?.[0];
  return restName ? [...given, [restName, rest as Expression[]]] : [...given];
}

async function valueOf(node: Node, run: Run, scope: Scope, depth: number): Promise<Value> {
  if (depth > MAX_DEPTH) {
    fail(
      'E_LIMIT',
      `The call is nested more than ${MAX_DEPTH} levels deep. Split it into smaller calls.`,
    );
  }
  if (performance.now() > run.deadline) {
    fail('E_LIMIT', 'The run exceeded its time limit. Use less data or fewer calls.');
  }
  switch (node.type) {
    case 'Literal':
      if (typeof node.value === 'number' && !Number.isFinite(node.value)) {
        throw new NotationError('A number is too large. Use a value below 1.8e308.');
      }
      return node.value as Value;
    case 'UnaryExpression': {
      const argument = node.argument as Node;
      if (
        node.operator === '-' &&
        argument.type === 'Literal' &&
        typeof argument.value === 'number'
      ) {
        return -argument.value;
      }
      break;
    }
    case 'ArrayExpression': {
      const items: Value[] = [];
      for (const element of node.elements as (Node | null)[]) {
        if (!element) {
          throw new NotationError('A list item is missing. Remove the extra comma.');
        }
        items.push(await valueOf(element, run, scope, depth + 1));
      }
      return items;
    }
    case 'ObjectExpression':
      return objectOf(node, run, scope, depth + 1);
    case 'Identifier':
      return variable(node.name as string, run, scope);
    case 'MemberExpression': {
      const owner = await valueOf(node.object as Node, run, scope, depth + 1);
      const property = node.property as Node;
      const key = node.computed
        ? await valueOf(property, run, scope, depth + 1)
        : (property.name as string);
      return member(owner, key);
    }
    case 'CallExpression':
      return callOf(node, run, scope, depth + 1);
    case 'NamedArgument':
      throw new NotationError(
        'A named argument is allowed only inside a call. Remove the name and the colon.',
      );
  }
  throw new NotationError(
    'This syntax isn’t supported. Use calls, paths and JSON values. Instead of an operator, call a function such as Math.Add.',
  );
}

/** Evaluates notation on an input document. It can only call functions that `resolve` finds. */
export async function evaluate(notation: string, surroundings: Surroundings): Promise<Value> {
  const limit = surroundings.timeLimitMs ?? DEFAULT_TIME_LIMIT_MS;
  const run: Run = {...surroundings, deadline: performance.now() + limit};
  const result = await valueOf(parse(notation), run, {}, 0);
  checkSize('The result', result);
  return result;
}
