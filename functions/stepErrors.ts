import type {WorkflowErrorCode} from './workflowTypes';

/** The one error that a workflow function raises. */
export class StepError extends Error {
  override readonly name = 'StepError';

  constructor(
    readonly code: WorkflowErrorCode,
    message: string,
  ) {
    super(message);
  }
}

/** failStep('E_NOT_FOUND', 'There is no channel "orders".') */
export function failStep(code: WorkflowErrorCode, message: string): never {
  throw new StepError(code, message);
}
