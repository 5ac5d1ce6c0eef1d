import type {Rehearsal} from '../../functions/rehearseStep';
import type {StepPlace} from '../../functions/stepErrors';
import type {Value} from '../../functions/types';
import type {
  Call,
  JsonObject,
  RecordedCall,
  WorkflowErrorCode,
} from '../../functions/workflowTypes';

/** What the page and a worker say to each other. */

/** One call to run. */
export interface Run {
  /** In the catalogue's notation. */
  readonly call: string;
  /** What `$` stands for. */
  readonly input: Value;
  /** The moment of the run: '2024-05-01T12:00:00Z' */
  readonly now: string;
  /** Notation that reads the result back, `@` being the result. */
  readonly readBack?: string;
}

/** What the writer probably meant; the first text stands in the call. */
export interface Suggestion {
  readonly found: string;
  readonly replacement: string;
}

export interface Failure {
  /** Missing when the notation itself can't be read. */
  readonly code?: WorkflowErrorCode;
  readonly message: string;
  /** 'Text.Upper' */
  readonly functionName?: string;
  readonly parameter?: string;
  /** Where the notation has its mistake, counted from 0. */
  readonly position?: number;
  readonly suggestion?: Suggestion;
  /** Where the data of a step doesn't have its form. */
  readonly place?: StepPlace;
}

export type Outcome =
  {readonly value: Value; readonly readBack?: Value} | {readonly failure: Failure};

/** One step to run, with what the platform holds and the answers that stand in for others. */
export interface StepRun extends Rehearsal {
  /** 'Slack/PostMessage' */
  readonly function: string;
}

/** What a step asked of others and got as answers, and how it ended. */
export type StepOutcome =
  | {
      readonly calls: readonly RecordedCall[];
      /** Null starts no run. */
      readonly output: JsonObject | null;
      /** The whole key-value store afterwards, where the step changed it. */
      readonly storeAfter?: JsonObject;
    }
  /** It waits for an answer that nobody recorded. */
  | {readonly calls: readonly RecordedCall[]; readonly unanswered: Call}
  | {readonly calls?: readonly RecordedCall[]; readonly failure: Failure};

export interface Question<R> {
  readonly id: number;
  readonly run: R;
}

/** `running` and `loading` start and stop the clock: the time that code takes to arrive and to start doesn't count. */
export type Answer<O> =
  | {readonly id: number; readonly state: 'loading' | 'running'}
  | {readonly id: number; readonly state: 'done'; readonly outcome: O};
