import type {Node} from '@documentation/mapping/internal/language/notation/tree';
import {failureOf, type Failure} from '@documentation/mapping/internal/runtime/failureOf';
import {catalogue} from './listedFunctions';

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
export async function describeFailure(error: unknown, root: Node | undefined): Promise<Failure> {
  return (await failureOf(error, root, catalogue)) ?? unexpectedFailure(error);
}
