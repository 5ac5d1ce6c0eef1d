import {expression} from '../../examples/expression';
import type {MaybePromise} from '../../language/steps';
import type {Value} from '@documentation/base/internal/values/types';
import {
  JSON_PATH_SEGMENTS,
  JSON_PATH_VALUES,
  PATH_CHARACTERS,
} from '@documentation/base/internal/limits/values/documents';
import {grouped} from '@documentation/base/internal/limits/format';

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
  `A path can have at most ${grouped(PATH_CHARACTERS)} characters and ${JSON_PATH_SEGMENTS} segments. A path that visits more than ${grouped(JSON_PATH_VALUES)} values fails with \`E_LIMIT\`.`,
];
