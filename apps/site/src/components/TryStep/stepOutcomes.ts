import {isEqual} from '@documentation/base/internal/values/equality';
import {askedIn} from '@documentation/workflow/internal/language/recordedCalls';
import type {Value} from '@documentation/base/internal/values/types';
import type {JsonObject} from '@documentation/base/internal/values/json';
import type {WorkflowExample} from '@documentation/workflow/internal/language/types';
import type {StepOutcome} from '../../engine/messages';

/** The documented result of an example, as the outcome of a run. */
export function documentedOutcome(example: WorkflowExample): StepOutcome {
  const {calls = [], storeAfter} = example;
  if ('error' in example) {
    return {calls, failure: {code: example.error, message: ''}};
  }
  const output = 'startsNothing' in example ? null : (example.output as JsonObject);
  return {calls, output, ...(storeAfter && {storeAfter})};
}

/** Returns the parts of an outcome that are compared: the calls, the output or error code, and the store. */
function essence(outcome: StepOutcome): Value {
  const {calls = []} = outcome;
  const end =
    'failure' in outcome
      ? {code: outcome.failure.code ?? null}
      : 'unanswered' in outcome
        ? {unanswered: true}
        : {output: outcome.output, store: outcome.storeAfter ?? null};
  return {calls: calls.map(askedIn), ...end} as unknown as Value;
}

/** Whether the outcome of a run is as documented. */
export function isAsDocumented(outcome: StepOutcome, example: WorkflowExample): boolean {
  return isEqual(essence(outcome), essence(documentedOutcome(example)));
}

/** The screen reader announcement after a run. */
export function announceStep(outcome: StepOutcome): string {
  const asked = (outcome.calls ?? []).length + ('unanswered' in outcome ? 1 : 0);
  const calls = asked > 0 ? `${asked} ${asked === 1 ? 'call' : 'calls'} shown but not made. ` : '';
  if ('failure' in outcome) {
    const {code, message} = outcome.failure;
    return calls + (code ? `Fails with ${code}: ${message}` : message).replaceAll('`', '');
  }
  if ('unanswered' in outcome) {
    return `${calls}No response is recorded.`;
  }
  return calls + (outcome.output ? 'The step succeeded. Its output is shown.' : 'No run starts.');
}
