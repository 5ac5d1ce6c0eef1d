import {parse} from '../../language/notation/parse';
import {evaluate} from '../../language/run/evaluate';
import {qualifiedName} from '../../language/qualifiedName';
import type {MappingFunction} from '../../language/types';
import {isWanted} from '../goal';
import type {Known} from '../terms/known';
import {notationOf} from '../terms/notationOf';
import {givesOutputAway} from './givesOutputAway';
import type {Problem} from './problem';
import {usesInput} from './usesInput';

const MAX_NOTATION_LENGTH = 300;
/** Two calls with a few constants cost less. Anything that costs more is probably a coincidence. */
const MAX_COST = 36;

/** Whether a term that returns the output can be a result: it uses every input, and computes the output from them. */
export function isSound({term, values, cost, inputs}: Known, problem: Problem): boolean {
  const [document] = problem.documents;
  const [output] = values;
  return (
    inputs === problem.allInputs &&
    cost <= MAX_COST &&
    notationOf(term).length <= MAX_NOTATION_LENGTH &&
    !givesOutputAway(term, document!, output!) &&
    usesInput(term, {document: document!, output: output!, context: problem.context})
  );
}

/** Runs the notation as a mapping, because that is what a reader gets. */
export async function isVerified(
  notation: string,
  {goal, documents, context}: Problem,
  catalogue: readonly MappingFunction[],
): Promise<boolean> {
  const resolve = (name: string) =>
    Promise.resolve(catalogue.find((definition) => qualifiedName(definition) === name));
  try {
    const tree = parse(notation);
    for (const [example, input] of documents.entries()) {
      if (!isWanted(goal, example, await evaluate(tree, {input, context, resolve}))) {
        return false;
      }
    }
    return true;
  } catch {
    return false;
  }
}
