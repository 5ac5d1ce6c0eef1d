import type {Value} from '@documentation/base/internal/values/types';
import type {Term} from './term';

/** A term whose value is known for every example. */
export interface Known {
  readonly term: Term;
  /** One value per example. */
  readonly values: readonly Value[];
  /** Simple terms cost little. Results are sorted by cost. */
  readonly cost: number;
  /** The inputs that the term refers to, as bits. */
  readonly inputs: number;
}
