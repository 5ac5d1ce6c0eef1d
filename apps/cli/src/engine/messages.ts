import type {Example} from '@documentation/mapping/internal/byExample/example';
import type {Failure} from '@documentation/mapping/internal/runtime/failureOf';
import type {Value} from '@documentation/base/internal/values/types';
import type {Step} from '@documentation/reference/internal/values/stepRecording';

export type {Failure};
export type {Step, StepValue} from '@documentation/reference/internal/values/stepRecording';

/** The messages between the program and the process that runs mappings. */

/** A file that a mapping gets: its bytes, or the JSON in it. Without `as`, the mapping decides. */
export interface SourceFile {
  readonly name: string;
  readonly content: Uint8Array;
  readonly as?: 'file' | 'data';
}

/** One mapping to run on its files. */
export interface MappingJob {
  readonly mapping: string;
  /** What `$` refers to. Without it, `$` is null. */
  readonly input?: SourceFile;
  /** What `$files` refers to, by name. */
  readonly files: Readonly<Record<string, SourceFile>>;
  /** The current time in the run: '2024-05-01T12:00:00Z' */
  readonly now: string;
  readonly timeLimitMs: number;
  /** Whether to record the value of each step. */
  readonly isRecorded: boolean;
}

/** A search for calls by example. */
export interface SearchJob {
  readonly examples: readonly Example[];
  readonly now: string;
  readonly timeLimitMs: number;
}

export type Job = MappingJob | SearchJob;

/** An item for which the mapping fails. */
export interface FailedItem {
  /** 'order 1003, row 3' */
  readonly label: string;
  readonly item: Value;
  readonly message: string;
}

export interface FailedItems {
  readonly count: number;
  /** How many items were tried. */
  readonly total: number;
  /** The first failed items. */
  readonly first: readonly FailedItem[];
}

/** A result: a file, or JSON. Text is JSON, too, because UTF-8 can’t represent half a character. */
export interface Result {
  readonly kind: 'file' | 'text' | 'json';
  readonly content: Uint8Array;
  /** '1,204 items' */
  readonly description: string;
}

export interface MappingOutcome {
  readonly elapsedMs: number;
  readonly steps: readonly Step[];
  readonly result?: Result;
  readonly failure?: Failure;
  readonly failedItems?: FailedItems;
}

/** A mapping that returns what the examples expect. */
export interface FoundMapping {
  readonly notation: string;
  readonly functions: readonly string[];
  readonly values: readonly Value[];
}

export interface SearchOutcome {
  /** Best first. */
  readonly mappings: readonly FoundMapping[];
  /** How many calls were run. */
  readonly tried: number;
  /** Whether everything was tried. Otherwise, time ran out, or the search failed. */
  readonly isComplete: boolean;
  readonly failure?: Failure;
}

export type Outcome = MappingOutcome | SearchOutcome;

/** `running` starts the clock, because the time for loading code doesn't count. */
export type Answer =
  | {readonly state: 'running'}
  /** How the job ends if it is stopped now. */
  | {readonly state: 'so far'; readonly outcome: Outcome}
  | {readonly state: 'done'; readonly outcome: Outcome};

/** What a job tells the program before it ends. */
export interface Report {
  readonly running: () => void;
  readonly soFar: (outcome: Outcome) => void;
}
