import type {Chain, Input} from '../chain';

/** A prepared chain. */
export interface Prepared {
  readonly run: (input: Input) => unknown;
  /** A part of each run that doesn't count, such as the start of a program. */
  readonly overheadMs?: number;
}

/** Prepares a chain, whose input is also in a file. */
export type Contender = (chain: Chain, inputFile: string) => Prepared;
