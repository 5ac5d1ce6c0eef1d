import type {Failure} from './messages';

export const didNotLoad: Failure = {
  message:
    'The code that runs this couldn’t be loaded. Check your connection, then press Ctrl and Enter to run it again.',
};

/** What is said of an error that no function raises on purpose: its own words are for developers. */
export function unexpectedFailure(error: unknown): Failure {
  const {name, message} = error as Error;
  if (/chunk|network/i.test(name) || /importScripts|chunk/i.test(message)) {
    return didNotLoad;
  }
  console.warn('A run ended with an unexpected error.', error);
  return name === 'RangeError'
    ? {
        code: 'E_LIMIT',
        message: 'The data is too large or nested too deeply. Run this on a part of it.',
      }
    : {
        message:
          'The run ended with an unexpected error. Check the input, or run it on a part of it.',
      };
}
