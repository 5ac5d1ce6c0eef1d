/** A link that can't be opened. */
export class ShareError extends Error {
  override readonly name = 'ShareError';
}

/** The history shows a line of each draft. */
export const MAX_LABEL_LENGTH = 200;

/** How drafts of a kind are kept as text, in links and in the history, and what names them there. */
export interface DraftFormat<Draft> {
  /** Undefined when it is too large to be kept. */
  readonly toJson: (draft: Draft) => string | undefined;
  /** Loads a function that reads the JSON of a draft. It fails for other kinds of drafts. */
  readonly loadFromJson: () => Promise<(json: string) => Draft>;
  /** One short line. */
  readonly label: (draft: Draft) => string;
}
