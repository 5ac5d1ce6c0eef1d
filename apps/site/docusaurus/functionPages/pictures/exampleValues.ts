import {evaluateNotation} from '@documentation/mapping/internal/language/run/evaluate';
import {isObject} from '@documentation/base/internal/values/isObject';
import {qualifiedName} from '@documentation/mapping/internal/language/qualifiedName';
import type {Value} from '@documentation/base/internal/values/types';
import type {Example, MappingFunction} from '@documentation/mapping/internal/language/types';
import {findMappingFunction} from '@documentation/mapping/internal/functions/index';

export interface ExampleValues {
  readonly title: string;
  /** The argument values, except for expressions that are evaluated per item. */
  readonly values: Readonly<Record<string, Value>>;
  readonly result: Value;
}

export class UnfitExample extends Error {
  constructor(definition: MappingFunction, title: string, reason: string) {
    super(
      `The picture of ${qualifiedName(definition)} can’t be drawn from the example "${title}": ${reason}`,
    );
  }
}

/** Returns an example's argument values and its documented result, which the tests check. */
export async function exampleValues(
  definition: MappingFunction,
  title: string,
): Promise<ExampleValues> {
  const example = definition.examples.find((one) => one.title === title);
  if (!example) {
    throw new UnfitExample(definition, title, 'there is no such example. Check its title.');
  }
  if (!('result' in example) || 'readBack' in example) {
    throw new UnfitExample(
      definition,
      title,
      'it has no result. Choose an example that returns one.',
    );
  }
  const values: Record<string, Value> = {};
  for (const [name, parameter] of Object.entries(definition.parameters)) {
    if (parameter.type !== 'Expression') {
      values[name] = await valueOf(example.args[name] ?? parameter.default ?? null, example);
    }
  }
  return {title, values, result: example.result};
}

function valueOf(argument: Example['args'][string], {input}: Example): Value | Promise<Value> {
  return isObject(argument) && typeof argument.expression === 'string'
    ? evaluateNotation(argument.expression, {
        input: (input ?? null) as Value,
        context: {now: '2024-05-01T12:00:00Z'},
        resolve: findMappingFunction,
      })
    : (argument as Value);
}
