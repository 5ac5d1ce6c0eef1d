/** What a picture shows of a workflow document. The build computes it, because kinds come from the catalogue. */

export type OutlineKind = 'trigger' | 'guard' | 'action' | 'response' | 'choice' | 'end';

export interface OutlineStep {
  readonly id: string;
  readonly kind: OutlineKind;
  /** 'Slack.PostMessage' */
  readonly title: string;
  /** The condition, in mapping notation. */
  readonly when?: string;
  /** Settings in a few words, such as 'up to 20 s'. */
  readonly settings?: readonly string[];
  readonly branches?: readonly OutlineBranch[];
}

export interface OutlineBranch {
  /** 'complaint', 'otherwise' */
  readonly name: string;
  readonly steps: readonly OutlineStep[];
}
