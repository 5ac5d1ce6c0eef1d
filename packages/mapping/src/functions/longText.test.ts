import {describe, expect, it} from 'vitest';
import {readFileSync} from 'node:fs';
import {formatCall} from '../language/formatCall';
import {MappingError} from '@documentation/base/internal/values/errors';
import {qualifiedName} from '../language/qualifiedName';
import {evaluateNotation} from '../language/run/evaluate';
import type {Value} from '@documentation/base/internal/values/types';
import type {Example, MappingFunction} from '../language/types';
import {isBranch, longCopies} from '../examples/longCopies.fixture';
import {findMappingFunction, mappingFunctions} from '.';

/** Messages quote the start of a value, so they stay short when an example gets long text in one place. */

const MAX_MESSAGE_LENGTH = 1000;
async function messageOf(notation: string, input: Value): Promise<string> {
  try {
    await evaluateNotation(notation, {
      input,
      context: {now: '2024-05-01T12:00:00Z'},
      resolve: findMappingFunction,
    });
    return '';
  } catch (error) {
    if (error instanceof MappingError) {
      return error.message;
    }
    throw error;
  }
}

function inputOf({input = null}: Example): Value {
  return isBranch(input) && Object.keys(input).join() === 'sample'
    ? new Uint8Array(
        readFileSync(`apps/site/content/static/samples/${(input as {sample: string}).sample}`),
      )
    : (input as Value);
}

/** The longest message for an example with long text in one place. */
async function longestMessage(definition: MappingFunction, example: Example): Promise<string> {
  const input = inputOf(example);
  const calls = [
    ...Object.entries(example.args).flatMap(([name, argument]) =>
      longCopies(argument as Value).map(
        (copy) => [formatCall(definition, {...example.args, [name]: copy}), input] as const,
      ),
    ),
    ...longCopies(input).map((copy) => [formatCall(definition, example.args), copy] as const),
  ];
  let longest = '';
  for (const [notation, given] of calls) {
    const message = await messageOf(notation, given);
    longest = message.length > longest.length ? message : longest;
  }
  return longest;
}

describe.each(
  mappingFunctions.map((definition) => [qualifiedName(definition), definition] as const),
)('%s', (_name, definition) => {
  it('has short messages for long text', async () => {
    for (const example of definition.examples) {
      const message = await longestMessage(definition, example);
      expect(message.length, message.slice(0, 300)).toBeLessThan(MAX_MESSAGE_LENGTH);
    }
  });
});
