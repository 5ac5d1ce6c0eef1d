import {MappingError} from '@documentation/base/internal/values/errors';
import type {Range} from '@documentation/base/internal/values/range';
import type {ErrorCode} from '@documentation/base/internal/values/types';
import {NotationError} from '../language/notation/notationError';
import type {Node} from '../language/notation/tree';
import type {Suggestion} from '../language/suggestions/suggest';
import {UnknownFunction, type Catalogue} from './loadFunctions';

/** Why a mapping didn't return a result, as hosts show it. */
export interface Failure {
  /** Missing if the mapping can't be read, or isn't a mapping at all. */
  readonly code?: ErrorCode;
  readonly message: string;
  /** 'Text.Upper' */
  readonly functionName?: string;
  readonly parameter?: string;
  /** The part of the mapping that failed. */
  readonly range?: Range;
  readonly suggestion?: Suggestion;
}

/** Suggests what the author probably meant. The code for this is loaded when a run first fails. */
async function suggestionFor(
  error: unknown,
  root: Node,
  {find, suggested}: Catalogue,
): Promise<Suggestion | undefined> {
  const isUnknown = error instanceof UnknownFunction;
  if (!isUnknown && !(error instanceof MappingError && error.parameter !== undefined)) {
    return undefined;
  }
  const {suggestName, suggestArgument} = await import('../language/suggestions/suggest');
  if (isUnknown) {
    return suggestName(error.found, suggested);
  }
  const definition = await find(error.functionName);
  return definition && suggestArgument(root, error, definition);
}

/**
 * Describes an error in a mapping or in its data. `root` is missing if the mapping couldn't be parsed. Returns undefined
 * for other errors, because what to say about them depends on the host.
 */
export async function failureOf(
  error: unknown,
  root: Node | undefined,
  catalogue: Catalogue,
): Promise<Failure | undefined> {
  if (!(error instanceof MappingError) && !(error instanceof NotationError)) {
    return undefined;
  }
  // If the suggestion can't be loaded, the failure is shown without one.
  const suggestion = root && (await suggestionFor(error, root, catalogue).catch(() => undefined));
  const {message, range} = error;
  if (error instanceof NotationError) {
    return {message, range, suggestion};
  }
  const {code, functionName, parameter} = error;
  return {code, message, functionName, parameter, range, suggestion};
}
