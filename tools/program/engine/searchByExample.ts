import {findCalls} from '../../../functions/byExample/findCalls';
import type {FoundCall} from '../../../functions/byExample/outcome';
import {listedFunctions} from '../catalogue/listedFunctions';
import type {FoundMapping, SearchJob, SearchOutcome} from './messages';

function describe({notation, functions, values}: FoundCall): FoundMapping {
  return {notation, functions: [...new Set(functions)], values};
}

/** Finds calls that turn the inputs into the outputs, as the search dialog of the documentation does. */
export async function searchByExample(
  {examples, now, timeLimitMs}: SearchJob,
  onRunning: () => void,
  onFound: (mappings: readonly FoundMapping[]) => void,
): Promise<SearchOutcome> {
  onRunning();
  const {results, tried, isComplete} = await findCalls(examples, {
    catalogue: listedFunctions,
    now,
    timeLimitMs,
    onFound: (calls) => onFound(calls.map(describe)),
  });
  return {mappings: results.map(describe), tried, isComplete};
}
