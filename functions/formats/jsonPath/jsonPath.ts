import {expression} from '../../examples/expression';
import type {MaybePromise} from '../../language/steps';
import type {Value} from '../../language/types';
import {MAX_PATH_LENGTH, MAX_PATH_STEPS, MAX_PATH_WORK} from './limits';

/** Returns an iterator over the values that a JSONPath (RFC 9535) selects. */
export type SelectByPath = (source: Value, path: string) => MaybePromise<Generator<Value>>;

export async function loadSelectByPath(): Promise<SelectByPath> {
  const {query} = await import('./query');
  return query;
}

/** The path parameter of all functions that accept a JSONPath. */
export const pathParameter = {
  type: 'Text',
  description: 'a JSONPath (RFC 9535) such as `"$.items[0].price"` or `"$..id"`',
} as const;

export const pathErrors = [
  {code: 'E_PATH', when: 'the path isn’t a valid JSONPath (RFC 9535)'},
  {code: 'E_LIMIT', when: 'the path visits too many values'},
] as const;

/** A document and a path that visits millions of combinations of its levels, for examples. */
export const costlyPath = {
  source: expression('JSON.Parse(Text.Concat(Text.Pad("", 100, "["), Text.Pad("", 100, "]")))'),
  path: '$..[?@..[?@..[?@..[?@.id]]]]',
};

export const pathLimits = [
  `A path can have at most ${MAX_PATH_LENGTH.toLocaleString('en')} characters and ${MAX_PATH_STEPS} segments. A path that visits more than ${MAX_PATH_WORK.toLocaleString('en')} values fails with \`E_LIMIT\`.`,
];
