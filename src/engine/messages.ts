import type {ErrorCode, Value} from '../../functions/types';

/** What the page and the worker say to each other. */

/** One call to run. */
export interface Run {
  /** In the catalogue's notation. */
  readonly call: string;
  /** What `$` stands for. */
  readonly input: Value;
  /** The moment of the run: '2024-05-01T12:00:00Z' */
  readonly now: string;
  /** Notation that reads the result back, `@` being the result. */
  readonly readBack?: string;
}

/** What the writer probably meant; the first text stands in the call. */
export interface Suggestion {
  readonly found: string;
  readonly replacement: string;
}

export interface Failure {
  /** Missing when the notation itself can't be read. */
  readonly code?: ErrorCode;
  readonly message: string;
  /** 'Text.Upper' */
  readonly functionName?: string;
  readonly parameter?: string;
  /** Where the notation has its mistake, counted from 0. */
  readonly position?: number;
  readonly suggestion?: Suggestion;
}

export type Outcome =
  {readonly value: Value; readonly readBack?: Value} | {readonly failure: Failure};

export interface Question {
  readonly id: number;
  readonly run: Run;
}

/** `running` and `loading` start and stop the clock: the time that code takes to arrive doesn't count. */
export type Answer =
  | {readonly id: number; readonly state: 'loading' | 'running'}
  | {readonly id: number; readonly state: 'done'; readonly outcome: Outcome};
