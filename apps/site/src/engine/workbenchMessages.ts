import type {Range} from '@documentation/base/internal/values/range';
import type {ErrorCode, Value} from '@documentation/base/internal/values/types';
import type {Change} from './worker/changes';
import type {Step} from '@documentation/reference/internal/values/stepRecording';
import type {Failure, Whole} from './messages';

export type {Step, StepValue} from '@documentation/reference/internal/values/stepRecording';

/** A file of a run. Its content is passed by reference, and the worker keeps what it has read. */
export interface RunFile {
  /** Identifies the content. */
  readonly id: string;
  readonly name: string;
  readonly content: Blob;
  /** Whether the mapping gets the JSON in the file instead of the file itself. */
  readonly isData: boolean;
  /** Whether the file is an unchanged sample of this site, so a link needs only its name. */
  readonly isSample?: boolean;
}

/** One mapping to run on its files. */
export interface WorkbenchRun {
  readonly mapping: string;
  readonly files: readonly RunFile[];
  /** The name of the file that `$` refers to. Without one, `$` is null. */
  readonly selected: string | undefined;
  /** The current time in the run: '2024-05-01T12:00:00Z' */
  readonly now: string;
  /** Whether to record the value of each step, and to compare the result with the one before. */
  readonly isRecorded: boolean;
  /** Whether the reader asked for a run without the time limit. */
  readonly isUnlimited?: boolean;
}

/** An item for which the mapping fails. */
export interface FailedItem {
  /** 'order 1003, row 3' */
  readonly label: string;
  readonly indices: readonly number[];
  readonly item: Value;
  readonly code?: ErrorCode;
  readonly message: string;
  /** The call that failed. */
  readonly range?: Range;
}

export interface FailedItems {
  readonly count: number;
  /** How many items were tried. */
  readonly total: number;
  /** The first failed items. */
  readonly first: readonly FailedItem[];
}

/** The differences between a result and the one before. */
export interface Changes {
  readonly count: number;
  /** The first changes. */
  readonly first: readonly Change[];
}

interface Recorded {
  /** The mapping that was run. The ranges of the steps refer to it. */
  readonly mapping: string;
  readonly elapsedMs: number;
  readonly steps: readonly Step[];
}

export type WorkbenchOutcome = Recorded &
  (
    | {
        readonly value: Value;
        /** Set if the value is too large to show in full. `value` is then truncated. */
        readonly whole?: Whole;
        /** The size of the result as JSON, or of the file, in bytes. */
        readonly size: number;
        /** Missing if there was no result before. */
        readonly changes?: Changes;
      }
    | {
        readonly failure: Failure;
        readonly failedItems?: FailedItems;
        /** Whether the run was stopped because it reached the time limit. */
        readonly isTimeLimit?: boolean;
      }
  );
