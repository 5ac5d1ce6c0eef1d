/** A link that can't be opened. */
export class ShareError extends Error {
  override readonly name = 'ShareError';
}

/** How drafts of a kind are kept as text, in links and in the history, and what names them there. */
export interface DraftFormat<Draft> {
  readonly toJson: (draft: Draft) => string;
  /** Fails when the text isn't a draft of this kind. */
  readonly fromJson: (json: string) => Draft;
  /** One line. */
  readonly label: (draft: Draft) => string;
}
