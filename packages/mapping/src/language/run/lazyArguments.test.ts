import {expect, it} from 'vitest';
import {defineMappingFunction} from '../defineMappingFunction';
import type {Value} from '@documentation/base/internal/values/types';
import type {Expression, Parameter} from '../types';
import {evaluateNotation} from './evaluate';

/** Lists the names and values of its arguments. */
async function run(args: Record<string, Expression | Expression[] | null>): Promise<Value> {
  const entries: [string, Value][] = [];
  for (const [name, argument] of Object.entries(args)) {
    const value = Array.isArray(argument)
      ? await Promise.all(argument.map(async (item) => item()))
      : ((await argument?.()) ?? 'nothing');
    entries.push([name, value]);
  }
  return entries;
}

function call(parameters: Record<string, Parameter>, notation: string): Promise<Value> {
  const definition = defineMappingFunction({
    category: 'Test',
    name: 'Run',
    summary: '',
    parameters,
    returns: {type: 'Any', description: ''},
    nullPolicy: 'no data',
    nullAndEmpty: '',
    errors: [],
    examples: [],
    related: [],
    tags: [],
    aliases: '',
    run: run as never,
  });
  return evaluateNotation(notation, {
    input: null,
    context: {now: '2024-05-01T12:00:00Z'},
    resolve: () => Promise.resolve(definition),
  });
}

const required: Parameter = {type: 'Expression', description: ''};
const optional: Parameter = {type: 'Expression', default: null, description: ''};
const rest: Parameter = {type: 'Expression', rest: true, description: ''};

it('allows a parameter named `then`', async () => {
  expect(await call({then: required, else: optional}, 'Test.Run(1, else: 2)')).toEqual([
    ['then', 1],
    ['else', 2],
  ]);
});

it('treats null as a value in a required expression, and as the default in an option', async () => {
  expect(await call({first: required, key: optional}, 'Test.Run(null, key: null)')).toEqual([
    ['first', 'nothing'],
    ['key', 'nothing'],
  ]);
  expect(await call({values: rest}, 'Test.Run(null, 1)')).toEqual([['values', [null, 1]]]);
});

it('rejects a name for rest arguments', async () => {
  await expect(call({values: rest}, 'Test.Run(values: 1)')).rejects.toThrow(
    'The arguments of `values` can’t be passed by name. Pass them by position.',
  );
});

it('rejects an argument named __proto__ as an unknown parameter', async () => {
  await expect(call({first: optional}, 'Test.Run(__proto__: {"first": 1})')).rejects.toMatchObject({
    code: 'E_TYPE',
  });
});
