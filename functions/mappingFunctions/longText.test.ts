import {describe, expect, it} from 'vitest';
import {readFileSync} from 'node:fs';
import {formatCall} from '../language/formatCall';
import {MappingError} from '../language/errors';
import {qualifiedName} from '../language/qualifiedName';
import {evaluate} from '../language/run/evaluate';
import type {Example, MappingFunction, Value} from '../language/types';
import {findMappingFunction, mappingFunctions} from '.';

/** Messages quote the start of a value, so they stay short when an example gets long text in one place. */

const MAX_MESSAGE_LENGTH = 1000;
const LONG = 3000;
const MANY = 500;

type Parts = Readonly<Record<string, Value>>;

const isBranch = (value: unknown): value is Parts | readonly Value[] =>
  typeof value === 'object' && value !== null && !(value instanceof Uint8Array);

const isExpression = (value: unknown) =>
  isBranch(value) && Object.keys(value).join() === 'expression';

function longTexts(text: string): string[] {
  const long = 'x'.repeat(LONG);
  const middle = Math.floor(text.length / 2);
  return [
    long,
    text + long,
    long + text,
    text.slice(0, middle) + long + text.slice(middle),
    ...(text === '' ? [] : [text.slice(0, 1).repeat(LONG), text.slice(-1).repeat(LONG)]),
  ];
}

function longBytes(bytes: Uint8Array): Uint8Array[] {
  const text = Buffer.from(bytes).toString('latin1');
  const long = 'x'.repeat(LONG);
  return [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const at = Math.floor(text.length * share);
    return new Uint8Array(Buffer.from(text.slice(0, at) + long + text.slice(at), 'latin1'));
  });
}

/** Returns copies of a value, each with long text, a long key or many parts in one place. */
function longCopies(value: Value): Value[] {
  if (typeof value === 'string') {
    return longTexts(value);
  }
  if (value instanceof Uint8Array) {
    return longBytes(value);
  }
  if (!isBranch(value) || isExpression(value)) {
    return [];
  }
  const entries = Object.entries(value as Parts);
  const make = (changed: readonly (readonly [string, Value])[]): Value =>
    Array.isArray(value) ? changed.map(([, item]) => item) : Object.fromEntries(changed);
  const inside = entries.flatMap(([key, part], at) =>
    longCopies(part).map((copy) => make(entries.with(at, [key, copy]))),
  );
  const more = entries.flatMap(([, part]) =>
    Array.from({length: MANY}, (_, index) => [`key ${index}`, part] as const),
  );
  const renamed = Array.isArray(value)
    ? []
    : entries.map(([key, part], at) => make(entries.with(at, [key + 'x'.repeat(LONG), part])));
  return [...inside, ...renamed, make([...entries, ...more.slice(0, MANY)])];
}

async function messageOf(notation: string, input: Value): Promise<string> {
  try {
    await evaluate(notation, {
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
    ? new Uint8Array(readFileSync(`static/samples/${(input as {sample: string}).sample}`))
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
