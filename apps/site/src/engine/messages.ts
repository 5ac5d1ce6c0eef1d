import type {
  Scenario,
  WorkflowRehearsal,
} from '@documentation/workflow/internal/language/rehearsal/types';
import type {Rehearsal} from '@documentation/workflow/internal/language/rehearseStep';
import type {StepPlace} from '@documentation/workflow/internal/language/stepErrors';
import type {Range} from '@documentation/base/internal/values/range';
import type {Suggestion} from '@documentation/mapping/internal/language/suggestions/suggest';
import type {Value} from '@documentation/base/internal/values/types';
import type {JsonObject} from '@documentation/base/internal/values/json';
import type {
  Call,
  RecordedCall,
  WorkflowErrorCode,
} from '@documentation/workflow/internal/language/types';

/** The messages between the page and a worker. */

/** One call to run. */
export interface Run {
  /** 'Text.Upper($.name)' */
  readonly call: string;
  /** The value of `$`: JSON, which the worker parses, or a file. */
  readonly input: string | Uint8Array;
  /** The current time in the run: '2024-05-01T12:00:00Z' */
  readonly now: string;
  /** The call that reads the result back, in which `@` is the result. */
  readonly readBack?: string;
}

export interface Failure {
  /** Missing if the failure has no documented code: for example, if the notation can't be parsed. */
  readonly code?: WorkflowErrorCode;
  readonly message: string;
  /** 'Text.Upper' */
  readonly functionName?: string;
  readonly parameter?: string;
  /** The call that was run, and the part of it that failed. */
  readonly call?: string;
  readonly range?: Range;
  readonly suggestion?: Suggestion;
  /** The place where a step's data doesn't match its schema. */
  readonly place?: StepPlace;
}

export const didNotLoad: Failure = {
  message: 'The function’s code couldn’t be loaded. Check your connection, then try again.',
};

/** The size of a result that is shown only in part. */
export interface Whole {
  /** The approximate length in characters, as JSON on one line. */
  readonly length: number;
  /** '120,000 items' */
  readonly description: string;
  /** The number of items, if the result is a list. */
  readonly items?: number;
}

export type Outcome =
  | {
      readonly value: Value;
      readonly readBack?: Value;
      /** Set only if the result is too large to show in full. `value` or `readBack` is then truncated. */
      readonly whole?: Whole;
    }
  | {readonly failure: Failure};

/** One step to run, with the platform state and the recorded responses. The worker parses the JSON. */
export interface StepRun extends Pick<Rehearsal, 'calls'> {
  /** 'Slack/PostMessage' */
  readonly function: string;
  readonly configuration: string;
  readonly input: string;
  readonly given: string;
  /** The files by their references in the input: '{"sample":"orders.csv"}' */
  readonly files?: Readonly<Record<string, Uint8Array>>;
}

/** A step's calls with their responses, and how the step ended. */
export type StepOutcome = {
  /** The sizes of the parts that were cut, by name: 'output', 'store', or the index of a call. */
  readonly cut?: Readonly<Record<string, Whole>>;
} & (
  | {
      readonly calls: readonly RecordedCall[];
      /** Null if no run starts. */
      readonly output: JsonObject | null;
      /** The key-value store after the step, if the step changed it. */
      readonly storeAfter?: JsonObject;
    }
  /** The step made a call that has no recorded response. */
  | {readonly calls: readonly RecordedCall[]; readonly unanswered: Call}
  | {readonly calls?: readonly RecordedCall[]; readonly failure: Failure}
);

/** A whole workflow to rehearse. The worker parses the document. */
export interface WorkflowRun {
  readonly document: string;
  readonly scenario: Scenario;
}

export type WorkflowOutcome = {readonly rehearsal: WorkflowRehearsal} | {readonly failure: Failure};

/** A request to the worker: for a run, or for the full text of a part that was cut. */
export type Question<R> =
  | {readonly id: number; readonly run: R}
  | {readonly id: number; readonly part: string};

/** `running` starts the clock and `loading` stops it, because the time for loading and starting code doesn't count. */
export type Answer<O> =
  | {readonly id: number; readonly state: 'loading' | 'running'}
  | {readonly id: number; readonly state: 'done'; readonly outcome: O}
  /** `text` is undefined if the full text is no longer available. */
  | {readonly id: number; readonly state: 'whole'; readonly text: Blob | undefined};
