import type {WorkflowErrorCode} from './types';
import {MAX_MESSAGE_CHARACTERS, shorten} from '@documentation/base/internal/values/quote';

/** The place where data doesn't match its schema. */
export interface StepPlace {
  readonly part: 'configuration' | 'input';
  /** A JSON Pointer: '/items/0/price', or '' for the whole value. */
  readonly pointer: string;
}

/** The error that a step throws when it fails. */
export class StepError extends Error {
  override readonly name = 'StepError';

  constructor(
    readonly code: WorkflowErrorCode,
    message: string,
    readonly place?: StepPlace,
  ) {
    super(shorten(message, MAX_MESSAGE_CHARACTERS));
  }
}

/** Stops the step with an error: failStep('E_NOT_FOUND', 'There is no channel "orders". Check the name.') */
export function failStep(code: WorkflowErrorCode, message: string, place?: StepPlace): never {
  throw new StepError(code, message, place);
}

export function isTimeout(error: unknown): boolean {
  return error instanceof StepError && error.code === 'E_TIMEOUT';
}
