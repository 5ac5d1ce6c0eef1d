import type {Range} from '@documentation/base/internal/values/range';
import {MAX_MESSAGE_CHARACTERS, shorten} from '@documentation/base/internal/values/quote';

/** A mistake in the notation itself, as opposed to an error that a function raises. */
export class NotationError extends Error {
  override readonly name = 'NotationError';

  /** Where the mistake is, if known. */
  readonly range?: Range;

  constructor(message: string, range?: Range) {
    super(shorten(message, MAX_MESSAGE_CHARACTERS));
    // A node is a range, too, but errors don't need the rest of it.
    this.range = range && {from: range.from, to: range.to};
  }
}
