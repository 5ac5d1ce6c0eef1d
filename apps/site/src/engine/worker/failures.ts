// This module is loaded when an unexpected error first occurs.
import {didNotLoad, type Failure} from '../messages';

/** Describes an unexpected error to readers, because its own message is for developers. */
export function unexpectedFailure(error: unknown): Failure {
  const {name, message} = error as Error;
  if (/chunk|network/i.test(name) || /importScripts|chunk/i.test(message)) {
    return didNotLoad;
  }
  if (name === 'HostError') {
    return {message};
  }
  console.warn('A run ended with an unexpected error.', error);
  return name === 'RangeError'
    ? {
        code: 'E_LIMIT',
        message: 'The data is too large or nested too deeply. Try again with part of the data.',
      }
    : {
        message:
          'The run ended with an unexpected error. Check the input, or try again with part of the data.',
      };
}
