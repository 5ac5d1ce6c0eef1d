import type {WorkflowFunctionFacts} from '../../../functions/workflow/types';

/** What every part of a workflow function page gets. */
export interface Props {
  readonly of: WorkflowFunctionFacts;
}

/** What the part with examples gets, too. */
export interface PropsWithMessages extends Props {
  /** What the failing examples say, by their titles. */
  readonly messages: Readonly<Record<string, string>>;
}
