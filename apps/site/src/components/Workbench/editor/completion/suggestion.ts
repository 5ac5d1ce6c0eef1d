/** What completion offers. */
export interface Suggestion {
  readonly kind: 'function' | 'parameter' | 'constant' | 'field' | 'variable';
  /** What is shown, and what the typed text is compared with. */
  readonly label: string;
  /** What is inserted instead of the typed text. A function gets its parentheses as well, with the cursor in them. */
  readonly insert: string;
  /** Characters before the typed text that are replaced, too: the dot of `@.First name`. */
  readonly replaceBefore?: string;
  /** Text after the cursor that is replaced if it is there: a closing quotation mark. */
  readonly replaceAfter?: string;
  /** '(text, locale?) → Text' */
  readonly detail?: string;
  /** Prose, in which `backticks` mark code. */
  readonly info?: string;
  /** Moves the suggestion up or down among those that match equally well. */
  readonly rank?: number;
}

export interface Suggestions {
  /** The start of the typed text that the suggestions replace. */
  readonly from: number;
  readonly list: readonly Suggestion[];
}
