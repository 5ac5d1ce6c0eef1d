// Runs expressions in the tools that are npm packages, to compare their results with ours.
import {runInNewContext} from 'node:vm';
import {search} from 'jmespath';
import {raw as jq} from 'jq-wasm';
import jsonata from 'jsonata';
import lodash from 'lodash';
import type {Equivalent, OtherTool} from '../language/otherTools';
import {evaluateNotation} from '../language/run/evaluate';
import {isObject} from '@documentation/base/internal/values/isObject';
import type {Value} from '@documentation/base/internal/values/types';
import type {Example, MappingFunction} from '../language/types';
import {findMappingFunction} from '.';

type Input = Readonly<Record<string, Value>>;
type Run = (expression: string, input: Input) => unknown;

export const runnable: Partial<Record<OtherTool, Run>> = {
  jq: async (expression, input) =>
    JSON.parse(await jq(JSON.stringify(input), expression, ['-c'])) as unknown,
  jsonata: (expression, input) => jsonata(expression).evaluate(input),
  jmespath: (expression, input) => search(input, expression) as unknown,
  lodash: (expression, input) =>
    runInNewContext(`(${expression})`, {_: lodash, ...input}) as unknown,
};

/** Returns an example's arguments by name. Those that refer to the current item of a list are left out. */
async function argumentsOf(
  {parameters}: MappingFunction,
  {args, input = null, now = '2024-05-01T12:00:00Z'}: Example,
): Promise<Input> {
  async function valueOf(argument: unknown): Promise<Value> {
    if (Array.isArray(argument)) {
      return Promise.all(argument.map(valueOf));
    }
    return isObject(argument) && typeof argument.expression === 'string'
      ? evaluateNotation(argument.expression, {
          input: input as Value,
          context: {now},
          resolve: findMappingFunction,
        })
      : (argument as Value);
  }
  const values: [string, Value][] = [];
  for (const [name, argument] of Object.entries(args)) {
    const takesExpression = [parameters[name]!.type].flat().includes('Expression');
    if (!takesExpression || !JSON.stringify(argument).includes('@')) {
      values.push([name, await valueOf(argument)]);
    }
  }
  return Object.fromEntries(values);
}

/** Finds the example that an expression reproduces. */
export function exampleOf({examples}: MappingFunction, {example}: Equivalent): Example | undefined {
  return example === undefined ? examples[0] : examples.find(({title}) => title === example);
}

/** Runs the expression of an equivalent with the arguments of its example. Returns what JSON can express. */
export async function runEquivalent(
  definition: MappingFunction,
  equivalent: Equivalent,
): Promise<unknown> {
  const input = await argumentsOf(definition, exampleOf(definition, equivalent)!);
  // A copy, because some functions change their arguments.
  const result = await runnable[equivalent.tool]!(equivalent.expression!, structuredClone(input));
  return result === undefined ? undefined : JSON.parse(JSON.stringify(result));
}
