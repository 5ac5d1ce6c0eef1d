import {shorten} from '@documentation/base/internal/values/quote';

/** Longer than any path or name that a reader would recognise. */
const LONG_WORD = /\S{1000,}/g;

/** An error in how the program was called, or a file that it can't read or write. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message.replaceAll(LONG_WORD, (word) => shorten(word, 200)));
  }
}
