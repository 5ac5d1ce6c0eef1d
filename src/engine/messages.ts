import type {Rehearsal} from '../../functions/workflow/rehearseStep';
import type {StepPlace} from '../../functions/workflow/stepErrors';
import type {Value} from '../../functions/language/types';
import type {
  Call,
  JsonObject,
  RecordedCall,
  WorkflowErrorCode,
} from '../../functions/workflow/types';

/** What the page and a worker say to each other. */

/** One call to run. */
export interface Run {
  /** In the catalogue's notation. */
  readonly call: string;
  /** The value of `$`: JSON, which the worker reads, or a file. */
  readonly input: string | Uint8Array;
  /** The moment of the run: '2024-05-01T12:00:00Z' */
  readonly now: string;
  /** Notation that reads the result back, `@` being the result. */
  readonly readBack?: string;
}

/** What the writer probably meant; the first text is in the call. */
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
  /** Where the data of a step doesn't match its schema. */
  readonly place?: StepPlace;
}

export const didNotLoad: Failure = {
  message: 'The code that runs this couldn’t be loaded. Check your connection, then run it again.',
};

/** Facts about a result that is shown only in part. */
export interface Whole {
  /** About how many characters it has as JSON on one line. */
  readonly length: number;
  /** '120000 items' */
  readonly description: string;
  /** Of a list: how many it has. */
  readonly items?: number;
}

export type Outcome =
  | {
      readonly value: Value;
      readonly readBack?: Value;
      /** Only when the result is too large to be shown, so that this is its start. The worker keeps the rest. */
      readonly whole?: Whole;
    }
  | {readonly failure: Failure};

/** One step to run, with the platform state and the recorded responses. The worker reads the JSON. */
export interface StepRun extends Pick<Rehearsal, 'calls'> {
  /** 'Slack/PostMessage' */
  readonly function: string;
  readonly configuration: string;
  readonly input: string;
  readonly given: string;
  /** By what refers to them in the input: '{"sample":"orders.csv"}' */
  readonly files?: Readonly<Record<string, Uint8Array>>;
}

/** The calls of a step with their responses, and how it ended. */
export type StepOutcome = {
  /** By part that is shown only in part: 'output', 'store', or the number of a call. */
  readonly cut?: Readonly<Record<string, Whole>>;
} & (
  | {
      readonly calls: readonly RecordedCall[];
      /** Null starts no run. */
      readonly output: JsonObject | null;
      /** The whole key-value store afterwards, where the step changed it. */
      readonly storeAfter?: JsonObject;
    }
  /** It waits for a response that isn't recorded. */
  | {readonly calls: readonly RecordedCall[]; readonly unanswered: Call}
  | {readonly calls?: readonly RecordedCall[]; readonly failure: Failure}
);

/** A run, or a request for the full text of a part that a run returned only in part. */
export type Question<R> =
  {readonly id: number; readonly run: R} | {readonly id: number; readonly part: string};

/** `running` and `loading` start and stop the clock: the time that code takes to arrive and to start doesn't count. */
export type Answer<O> =
  | {readonly id: number; readonly state: 'loading' | 'running'}
  | {readonly id: number; readonly state: 'done'; readonly outcome: O}
  /** Undefined when a later run replaced it. */
  | {readonly id: number; readonly state: 'whole'; readonly text: Blob | undefined};
