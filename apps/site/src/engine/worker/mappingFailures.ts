import type {Node} from '@documentation/mapping/internal/language/notation/tree';
import {failureOf} from '@documentation/mapping/internal/runtime/failureOf';
import type {Failure} from '../messages';
import {catalogue} from './mappingDefinitions';

/** Describes an error to readers. `root` is missing if the notation couldn't be parsed. */
export async function describeFailure(error: unknown, root: Node | undefined): Promise<Failure> {
  return (
    (await failureOf(error, root, catalogue)) ??
    (await import('./failures')).unexpectedFailure(error)
  );
}
