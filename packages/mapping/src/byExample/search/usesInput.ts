import type {Value} from '@documentation/base/internal/values/types';
import type {Context} from '../../language/types';
import {isEqual} from '@documentation/base/internal/values/equality';
import {runTerm} from '../terms/runTerm';
import type {Term} from '../terms/term';
import {variantsOf} from '../variants';

/**
 * One other input can give the same result by coincidence. If several do and none gives a different result, the input is
 * unused.
 */
const MAX_SAME = 1;

/**
 * Whether a term returns something else for other inputs. Multiplying by zero doesn't. If the term fails for every other
 * input, it is assumed to. For example, most text isn't valid XML.
 */
export function usesInput(
  term: Term,
  {document, output, context}: {document: Value; output: Value; context: Context},
): boolean {
  let same = 0;
  for (const variant of variantsOf(document)) {
    try {
      if (!isEqual(runTerm(term, {document: variant, context}), output)) {
        return true;
      }
      same += 1;
    } catch {
      // This input doesn't suit the functions.
    }
  }
  return same <= MAX_SAME;
}
