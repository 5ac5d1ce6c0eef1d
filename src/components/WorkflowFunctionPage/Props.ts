import type {WorkflowFunctionFacts} from '../../../functions/workflow/types';

/** The props of every part of a workflow function page. */
export interface Props {
  readonly of: WorkflowFunctionFacts;
}

/** The props of the part that shows examples. */
export interface PropsWithMessages extends Props {
  /** The error messages of failing examples, by title. */
  readonly messages: Readonly<Record<string, string>>;
}
