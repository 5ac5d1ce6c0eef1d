import type {WorkflowFunctionFacts} from '@documentation/workflow/internal/language/types';
import type {GuideUse} from '@documentation/reference/internal/pages/guideUse';

/** The props of every part of a workflow function page. */
export interface Props {
  readonly of: WorkflowFunctionFacts;
}

/** The props of the part that shows examples. */
export interface PropsWithMessages extends Props {
  /** The error messages of failing examples, by title. */
  readonly messages: Readonly<Record<string, string>>;
}

/** The props of the part that links to other pages. */
export interface PropsWithGuides extends Props {
  /** The sections of guides that use the function, if there are any. */
  readonly guides?: readonly GuideUse[];
}
