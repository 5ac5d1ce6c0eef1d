import {MappingError} from '@documentation/base/internal/values/errors';
import {NotationError} from '@documentation/mapping/internal/language/notation/notationError';
import type {Call, Node} from '@documentation/mapping/internal/language/notation/tree';
import {qualifiedName} from '@documentation/mapping/internal/language/qualifiedName';
import {
  suggestArgument,
  suggestName,
} from '@documentation/mapping/internal/language/suggestions/suggest';
import type {MappingFunction} from '@documentation/mapping/internal/language/types';
import {listedFunctions} from './listedFunctions';
import type {Failure} from './messages';
import {shorten} from '@documentation/base/internal/values/quote';

export class UnknownFunction extends NotationError {
  readonly found: string;

  constructor({name, from}: Call) {
    super(`There is no function named ${shorten(name)}. Check the category and name.`, {
      from,
      to: from + name.length,
    });
    this.found = name;
  }
}

function unexpectedFailure(error: unknown): Failure {
  const {name, message} = error as Error;
  if (name === 'HostError') {
    return {message};
  }
  return name === 'RangeError'
    ? {
        code: 'E_LIMIT',
        message: 'The data is too large or nested too deeply. Try again with part of the data.',
      }
    : {message: `The run ended with an unexpected error. Check the input. (${name}: ${message})`};
}

/** Describes an error. `root` is missing if the mapping couldn't be parsed. */
export function failureOf(
  error: unknown,
  root: Node | undefined,
  find: (name: string) => MappingFunction | undefined,
): Failure {
  if (error instanceof UnknownFunction) {
    const {message, range, found} = error;
    return {message, range, suggestion: suggestName(found, listedFunctions.map(qualifiedName))};
  }
  if (error instanceof NotationError) {
    const {message, range} = error;
    return {message, range};
  }
  if (!(error instanceof MappingError)) {
    return unexpectedFailure(error);
  }
  const {code, message, functionName, parameter, range} = error;
  const definition = find(functionName);
  const suggestion =
    root && definition && parameter !== undefined
      ? suggestArgument(root, error, definition)
      : undefined;
  return {code, message, functionName, parameter, range, suggestion};
}
