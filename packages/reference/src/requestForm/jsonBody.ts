import {loadParseJson, placeAfter} from '@documentation/mapping/internal/formats/json/parseJson';
import {MappingError} from '@documentation/base/internal/values/errors';
import type {Range} from '@documentation/base/internal/values/range';
import type {Value} from '@documentation/base/internal/values/types';
import {schemaProblems} from '@documentation/base/internal/jsonSchema/schemaProblems';
import {valueStart} from './valueStart';

/** What is wrong with JSON text, where, and what to do. */
export interface JsonMistake {
  readonly message: string;
  readonly range?: Range;
}

/** The value of JSON text, unless it has a syntax error. */
export type ReadJson = (text: string) => {readonly value: Value} | JsonMistake;

/** How many problems are listed. A wrong value at the top can cause hundreds. */
const MAX_PROBLEMS = 5;

/** Returns the character at a place that a message names: 'Line 2, column 8: …' */
function rangeIn(text: string, message: string): Range | undefined {
  const [, line, column] = /^Line (\d+), column (\d+)/.exec(message) ?? [];
  if (line === undefined) {
    return undefined;
  }
  const lines = text.split('\n');
  const start = lines.slice(0, Number(line) - 1).reduce((sum, each) => sum + each.length + 1, 0);
  const before = Array.from(lines[Number(line) - 1]!)
    .slice(0, Number(column) - 1)
    .join('');
  return {from: start + before.length, to: start + before.length + 1};
}

/** Loads the JSON parser. */
export async function loadReadJson(): Promise<ReadJson> {
  const parse = await loadParseJson();
  return (text) => {
    try {
      const longNumbersFix = 'Write it as text, or with fewer digits.';
      return {value: parse(text, {longNumbers: 'fail', longNumbersFix})};
    } catch (error) {
      if (!(error instanceof MappingError)) {
        throw error;
      }
      return {message: error.message, range: rangeIn(text, error.message)};
    }
  };
}

/** Lists how the value of JSON text differs from a schema, each with its line and path. */
export function bodyProblems(schema: object, text: string, value: Value): JsonMistake[] {
  const problems = schemaProblems(schema, value);
  const listed = problems.slice(0, MAX_PROBLEMS).map(({pointer, message}): JsonMistake => {
    const range = valueStart(text, pointer);
    const {line} = placeAfter(text.slice(0, range?.from ?? 0));
    return {
      message: `Line ${line}${pointer && `, \`${pointer}\``}: ${message}`,
      ...(range && {range}),
    };
  });
  const more = problems.length - listed.length;
  return more > 0 ? [...listed, {message: `There are ${more} more problems.`}] : listed;
}
