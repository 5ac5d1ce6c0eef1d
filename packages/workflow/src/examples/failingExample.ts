import type {
  HttpResponse,
  RecordedCall,
  WorkflowErrorCode,
  WorkflowExample,
} from '../language/types';

export interface Failure {
  readonly title: string;
  readonly response: HttpResponse | 'timeout';
  readonly error: WorkflowErrorCode;
  readonly note?: string;
}

/** An example without its title or outcome. */
export type Asking = Pick<WorkflowExample, 'configuration' | 'input' | 'given' | 'calls'>;

/** Returns a copy of an example with only its first call, and a response that makes the step fail. */
export function failingExample(
  {configuration, input, given, calls = []}: Asking,
  {title, response, error, note}: Failure,
): WorkflowExample {
  const first = calls[0] as Extract<RecordedCall, {request: unknown}>;
  return {
    title,
    ...(note !== undefined && {note}),
    configuration,
    input,
    ...(given && {given}),
    calls: [{request: first.request, response}],
    error,
  };
}
