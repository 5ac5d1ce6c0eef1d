import type {RunEnd, Scenario} from '../rehearsal/types';
import type {WorkflowErrorCode} from '../types';

/** A scenario of a workflow in a guide, with the outcome that the tests check. */
export interface GuideScenario extends Scenario {
  readonly expected: {
    readonly end: RunEnd['type'];
    /** The step that ended the run, if one did. */
    readonly step?: string;
    readonly code?: WorkflowErrorCode;
    /** The status that the caller gets, if there is a caller. */
    readonly status?: number;
    /** How long the run takes, in seconds. */
    readonly seconds: number;
  };
}
