/** Thrown if a link can't be opened. The message is for readers. */
export class ShareError extends Error {
  override readonly name = 'ShareError';
}

/** The history shows only one line per draft. */
export const MAX_LABEL_LENGTH = 200;

/** Saves drafts of one kind as text, for links and the history, and labels them. */
export interface DraftFormat<Draft> {
  /** Returns undefined if the draft is too large to save. */
  readonly toJson: (draft: Draft) => string | undefined;
  /** Loads a function that parses a draft from JSON and throws for other kinds of drafts. */
  readonly loadFromJson: () => Promise<(json: string) => Draft>;
  /** Returns one short line. */
  readonly label: (draft: Draft) => string;
}
