import type {ErrorCode} from './types';

/** What an argument has, and what it should probably have: {found: 'YYYY', replacement: 'yyyy'} */
export interface Instead {
  readonly found: string;
  readonly replacement: string;
}

/** The one error that a mapping function raises. */
export class MappingError extends Error {
  override readonly name = 'MappingError';
  /** 'Text.Upper'; filled in by the call. */
  functionName = '';

  constructor(
    readonly code: ErrorCode,
    message: string,
    /** The parameter whose argument is at fault, where there is one. */
    readonly parameter?: string,
    readonly instead?: Instead,
  ) {
    super(message);
  }
}

/** fail('E_PARSE', 'The text isn’t a number.', 'text') */
export function fail(
  code: ErrorCode,
  message: string,
  parameter?: string,
  instead?: Instead,
): never {
  throw new MappingError(code, message, parameter, instead);
}
