/** The parts of a workflow document. */
import type {JsonObject} from '@documentation/base/internal/values/json';

/** A mapping expression, in which `$` contains the outputs of earlier steps by ID: '$.request.body' */
export type Expression = string;

export interface Retry {
  readonly times?: number;
  readonly backoffSeconds?: number;
}

export type OnError = 'stop' | 'continue' | 'branch';

/** A step that uses a workflow function. The first step of a workflow is its trigger. */
export interface FunctionStep {
  readonly id: string;
  /** 'Slack/PostMessage' */
  readonly function: string;
  readonly configuration?: JsonObject;
  /** The expressions that compute the step's input, by input name. */
  readonly input?: Readonly<Record<string, Expression>>;
  readonly when?: Expression;
  readonly retry?: Retry;
  readonly timeoutSeconds?: number;
  readonly onError?: OnError;
  readonly errorBranch?: readonly WorkflowStep[];
  /** The steps that JSON/SplitItems runs for each batch. */
  readonly branch?: readonly WorkflowStep[];
}

/** Runs one of several branches. */
export interface ChooseStep {
  readonly id: string;
  readonly choose: Expression;
  readonly branches: Readonly<Record<string, readonly WorkflowStep[]>>;
  readonly otherwise?: readonly WorkflowStep[];
  readonly when?: Expression;
}

/** Ends the run early. */
export interface EndStep {
  readonly id: string;
  readonly end: 'succeeded' | 'failed';
  readonly message?: Expression;
  readonly when?: Expression;
}

export type WorkflowStep = FunctionStep | ChooseStep | EndStep;

export interface WorkflowDocument {
  readonly $schema?: string;
  readonly steps: readonly WorkflowStep[];
}

export function isChoice(step: WorkflowStep): step is ChooseStep {
  return 'choose' in step;
}

export function isEnd(step: WorkflowStep): step is EndStep {
  return 'end' in step;
}

/** The identifier of the function whose step has a branch per batch. */
export const SPLIT_ITEMS = 'JSON/SplitItems';
/** The identifier of the function that pauses a run. */
export const DELAY = 'Scheduler/Delay';
