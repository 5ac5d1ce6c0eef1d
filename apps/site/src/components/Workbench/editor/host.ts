import type {Range} from '@documentation/base/internal/values/range';
import type {ParsedMapping} from '../state/parsedMapping';
import type {Probe} from '../state/probe';

/** What the editor's extensions need from the component around it. It stays the same as long as the editor. */
export interface Host {
  readonly onEdit: (mapping: ParsedMapping) => void;
  readonly onCursor: (position: number) => void;
  readonly onRun: () => void;
  /** Called with the mistakes in the mapping, or with undefined when an edit makes them outdated. */
  readonly onProblems: (problems: readonly Problem[] | undefined) => void;
  readonly onOpenPage: (name: string) => void;
  readonly functionUrl: (name: string) => string;
  readonly probe: Probe;
  readonly fileNames: () => readonly string[];
}

/** A mistake in the mapping that can be seen without running it. */
export interface Problem extends Range {
  readonly message: string;
  /** What to write instead. */
  readonly replacement?: string;
}

/** Why a run failed. */
export interface RunFailure {
  /** The mapping that failed. */
  readonly call?: string;
  readonly message: string;
  readonly range?: Range;
}
