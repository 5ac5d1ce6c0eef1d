import type {Range} from '@documentation/base/internal/values/range';
import type {Probe} from '../state/probe';

/** What the editor's extensions need from the component around it. Read at each use, because props change. */
export interface Host {
  readonly onEdit: (value: string) => void;
  readonly onCursor: (position: number) => void;
  readonly onRun: () => void;
  readonly onProblems: (problems: Problems) => void;
  readonly onOpenPage: (name: string) => void;
  readonly functionUrl: (name: string) => string;
  readonly probe: Probe;
  readonly fileNames: readonly string[];
}

export type HostRef = {readonly current: Host};

/** A mistake in the mapping that can be seen without running it. */
export interface Problem extends Range {
  readonly message: string;
  /** What to write instead. */
  readonly replacement?: string;
}

/** The mistakes in a mapping, which may have been edited since. */
export interface Problems {
  readonly notation: string;
  readonly list: readonly Problem[];
}

/** Why a run failed. */
export interface RunFailure {
  readonly message: string;
  readonly range?: Range;
}
