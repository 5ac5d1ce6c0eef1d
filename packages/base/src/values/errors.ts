import type {Range} from './range';
import type {ErrorCode} from './types';
import {MAX_MESSAGE_CHARACTERS, shorten} from './quote';

/** A likely mistake in an argument, and its correction: {found: 'YYYY', replacement: 'yyyy'} */
export interface Instead {
  readonly found: string;
  readonly replacement: string;
}

/** The only error that mapping functions raise because of their arguments. */
export class MappingError extends Error {
  override readonly name = 'MappingError';
  /** The function that failed, set by invoke(): 'Text.Upper' */
  functionName = '';
  /** The call that failed, set by evaluate(). */
  range?: Range;

  constructor(
    readonly code: ErrorCode,
    message: string,
    /** The parameter whose argument is wrong, if there is one. */
    readonly parameter?: string,
    readonly instead?: Instead,
  ) {
    // Messages quote only the start of values. This limit is for the one that forgets.
    super(shorten(message, MAX_MESSAGE_CHARACTERS));
  }
}

/** Something that this browser or program can’t do. The arguments aren’t at fault, so there is no code. */
export class HostError extends Error {
  override readonly name = 'HostError';
}

/** Throws a MappingError: fail('E_RANGE', '`length` must not be negative. Pass 0 or more.', 'length') */
export function fail(
  code: ErrorCode,
  message: string,
  parameter?: string,
  instead?: Instead,
): never {
  throw new MappingError(code, message, parameter, instead);
}
