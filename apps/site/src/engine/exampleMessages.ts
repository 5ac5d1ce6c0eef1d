import type {Example} from '@documentation/mapping/internal/byExample/example';

/** The messages between the page and the worker that finds calls by example. */

/** A mapping that returns what the examples expect. */
export interface FoundMapping {
  /** 'Datetime.Format($, format: "dd/MM/yyyy")' */
  readonly notation: string;
  /** The functions that it calls, outermost first. */
  readonly functions: readonly {readonly name: string; readonly summary: string}[];
  /** What it returns for each example, as text. */
  readonly results: readonly string[];
}

export interface ExampleOutcome {
  /** Best first. */
  readonly mappings: readonly FoundMapping[];
  readonly isDone: boolean;
  /** How many calls were run. */
  readonly tried: number;
  /** Whether everything was tried. Otherwise, time ran out. */
  readonly isComplete: boolean;
  /** Whether the functions couldn't be loaded. */
  readonly hasFailed?: boolean;
}

/** Starts a search, which ends the one before. Without examples, only ends it. */
export interface ExampleQuestion {
  readonly id: number;
  readonly examples?: readonly Example[];
}

/** Without an outcome, the message says that the worker is running. */
export interface ExampleAnswer {
  readonly id: number;
  readonly outcome?: ExampleOutcome;
}
