import {MappingError} from '@documentation/base/internal/values/errors';
import {callableOf} from '@documentation/mapping/internal/language/invoke';
import {callsIn} from '@documentation/mapping/internal/language/notation/nodesIn';
import {NotationError} from '@documentation/mapping/internal/language/notation/notationError';
import type {Call, Node} from '@documentation/mapping/internal/language/notation/tree';
import type {Suggestion} from '@documentation/mapping/internal/language/suggestions/suggest';
import type {Failure} from '../messages';
import {findMappingFunction, mappingNames} from './mappingDefinitions';
import {shorten} from '@documentation/base/internal/values/quote';

class UnknownFunction extends NotationError {
  readonly found: string;

  constructor({name, from}: Call) {
    super(`There is no function named ${shorten(name)}. Check the category and name.`, {
      from,
      to: from + name.length,
    });
    this.found = name;
  }
}

/** Fails if a mapping calls a function that doesn't exist. Loads the others with their libraries. */
export async function loadFunctions(root: Node): Promise<void> {
  const calls = callsIn(root);
  const unknown = calls.find(({name}) => !mappingNames.includes(name));
  if (unknown) {
    throw new UnknownFunction(unknown);
  }
  await Promise.all(calls.map(async ({name}) => callableOf((await findMappingFunction(name))!)));
}

/** Suggests what the reader probably meant. The code for this is loaded when a run first fails. */
async function suggestionFor(error: unknown, root: Node): Promise<Suggestion | undefined> {
  const isUnknown = error instanceof UnknownFunction;
  if (!isUnknown && !(error instanceof MappingError && error.parameter !== undefined)) {
    return undefined;
  }
  const {suggestName, suggestArgument} =
    await import('@documentation/mapping/internal/language/suggestions/suggest');
  if (isUnknown) {
    return suggestName(error.found, mappingNames);
  }
  const definition = await findMappingFunction(error.functionName);
  return definition && suggestArgument(root, error, definition);
}

/** Describes an error to readers. `root` is missing if the notation couldn't be parsed. */
export async function failureOf(error: unknown, root: Node | undefined): Promise<Failure> {
  // If the suggestion can't be loaded, the failure is shown without one.
  const suggestion = root && (await suggestionFor(error, root).catch(() => undefined));
  if (error instanceof MappingError) {
    const {code, message, functionName, parameter, range} = error;
    return {code, message, functionName, parameter, range, suggestion};
  }
  if (!(error instanceof NotationError)) {
    return (await import('./failures')).unexpectedFailure(error);
  }
  const {message, range} = error;
  return {message, range, suggestion};
}
