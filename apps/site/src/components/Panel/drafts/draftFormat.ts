/** Thrown if a shared link can't be opened. Its message is shown to the reader. */
export class ShareError extends Error {
  override readonly name = 'ShareError';
}

/** Longer labels are cut, because the history shows only one line per draft. */
export const MAX_LABEL_LENGTH = 200;

/** Converts drafts of one kind to and from JSON, for links and the history, and labels them. */
export interface DraftFormat<Draft> {
  /** Returns undefined if the draft is too large to save. */
  readonly toJson: (draft: Draft) => string | undefined;
  /** Loads a function that parses a draft from JSON. The function throws if the JSON contains another kind of draft. */
  readonly loadFromJson: () => Promise<(json: string) => Draft>;
  /** Returns a one-line label for the history. */
  readonly label: (draft: Draft) => string;
}
