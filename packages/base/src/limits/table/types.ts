/**
 * The table of limits. The numbers are in values/, in several files, because each page loads the files that it mentions.
 * Code that enforces a limit and text that mentions it import the same number. Sizes are powers of ten.
 */

/** What a limit counts: 'bytes' and 'seconds' are shown in larger units, everything else as it is: 'rows' */
export type Unit = 'bytes' | 'seconds' | (string & {});

export interface Limit {
  readonly value: number;
  readonly unit: Unit;
  /** What it applies to, as a phrase. Backticks mark code. */
  readonly what: string;
  /** What to do if more is needed, in sentences. Backticks mark code. */
  readonly advice: string;
}

export type Limits = Readonly<Record<string, Limit>>;
