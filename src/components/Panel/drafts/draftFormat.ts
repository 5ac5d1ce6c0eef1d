/** Thrown if a link can't be opened. The message is for readers. */
export class ShareError extends Error {
  override readonly name = 'ShareError';
}

/** The history shows one line per draft. */
export const MAX_LABEL_LENGTH = 200;

/** How drafts of one kind are saved as text in links and in the history, and labelled there. */
export interface DraftFormat<Draft> {
  /** Returns undefined if the draft is too large to save. */
  readonly toJson: (draft: Draft) => string | undefined;
  /** Loads a function that parses a draft from JSON. It fails for other kinds of drafts. */
  readonly loadFromJson: () => Promise<(json: string) => Draft>;
  /** Returns one short line. */
  readonly label: (draft: Draft) => string;
}
