/** What a rehearsal of a workflow needs, and what it shows. */
import type {FindMappingFunction} from '../surroundings';
import type {Json, JsonObject} from '@documentation/base/internal/values/json';
import type {
  HttpResponse,
  RecordedCall,
  RecordedResponse,
  WorkflowErrorCode,
  WorkflowExample,
  WorkflowFunction,
} from '../types';

/** What happens outside the workflow during one run. */
export interface Scenario {
  readonly title: string;
  /** The trigger's input. */
  readonly event: JsonObject;
  readonly given?: WorkflowExample['given'];
  /** The responses of other systems, by the ID of the step that calls them, in the order of the calls. */
  readonly calls?: Readonly<Record<string, readonly RecordedResponse[]>>;
  /** What to notice, in a sentence. */
  readonly note?: string;
}

/** Finds the functions that a workflow uses. */
export interface Catalogue {
  readonly find: (identifier: string) => Promise<WorkflowFunction | undefined>;
  readonly resolve: FindMappingFunction;
}

export interface RunError {
  readonly code: WorkflowErrorCode;
  readonly message: string;
}

/** What a step does when it fails for good, or `retry` if it is repeated. */
export type Reaction = 'stop' | 'continue' | 'branch' | 'retry';

/** What happens in a run, in the order in which it happens. */
export type Happening =
  | {readonly type: 'started'; readonly input: JsonObject}
  | {readonly type: 'attempt'; readonly number: number}
  | {readonly type: 'call'; readonly call: RecordedCall; readonly seconds: number}
  | {
      readonly type: 'wait';
      readonly seconds: number;
      readonly reason: 'function' | 'retry' | 'pause';
    }
  | {
      readonly type: 'output';
      readonly output: Json;
      /** Set if the trigger fires, or a guard allows the request. */
      readonly by?: 'trigger' | 'guard';
    }
  | {readonly type: 'failed'; readonly error: RunError; readonly reaction: Reaction}
  | {readonly type: 'skipped'}
  | {
      readonly type: 'branch';
      /** 'invoice', 'otherwise', 'errorBranch' or 'branch' */
      readonly branch: string;
      /** The batch number, if the branch runs once per batch. */
      readonly index?: number;
    }
  | {
      readonly type: 'responded';
      readonly response: HttpResponse;
      /** Set if no step has sent a response, so the platform sends one when the run ends. */
      readonly isFinal?: true;
    }
  | {readonly type: 'rejected'; readonly error: RunError}
  | {readonly type: 'ended'; readonly message: string | null};

export type RunEvent = Happening & {
  /** The ID of the step. */
  readonly step: string;
  /** The batch number, if the step is in a branch that runs once per batch. */
  readonly batch?: number;
  /** Seconds since the run began. */
  readonly at: number;
};

export type RunEnd =
  /** `step` and `message` are set if an `end` step ended the run. */
  | {readonly type: 'succeeded'; readonly step?: string; readonly message?: string | null}
  | {readonly type: 'failed'; readonly step: string; readonly error: RunError}
  /** The trigger ignored the event. */
  | {readonly type: 'notStarted'}
  /** The trigger or a guard rejected the request. */
  | {
      readonly type: 'rejected';
      readonly step: string;
      readonly status: number;
      readonly error: RunError;
    };

export interface WorkflowRehearsal {
  readonly events: readonly RunEvent[];
  /** The outputs of the steps outside branches, by ID. */
  readonly outputs: JsonObject;
  readonly store: JsonObject;
  /** What the caller got, if there was one. */
  readonly response?: HttpResponse;
  readonly end: RunEnd;
  readonly seconds: number;
}
