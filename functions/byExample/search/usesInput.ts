import type {Context, Value} from '../../language/types';
import {isEqual} from '../../values/equality';
import {runTerm} from '../terms/runTerm';
import type {Term} from '../terms/term';
import {variantsOf} from '../variants';

/** One other input can give the same result by coincidence. If more do and none gives another, the input is unused. */
const MAX_SAME = 1;

/**
 * Whether a term returns something else for other inputs. Multiplying by zero doesn't. If every other input fails, it is
 * assumed to: few texts are valid XML.
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
