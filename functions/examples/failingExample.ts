import type {
  HttpResponse,
  RecordedCall,
  WorkflowErrorCode,
  WorkflowExample,
} from '../workflow/types';

export interface Failure {
  readonly title: string;
  readonly response: HttpResponse | 'timeout';
  readonly error: WorkflowErrorCode;
  readonly note?: string;
}

/** What an example asks; its title and outcome don't matter here. */
export type Asking = Pick<WorkflowExample, 'configuration' | 'input' | 'given' | 'calls'>;

/** The same step as in another example, when its first call gets another answer. */
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
