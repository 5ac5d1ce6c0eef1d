import {findCalls} from '@documentation/mapping/internal/byExample/findCalls';
import type {FoundCall} from '@documentation/mapping/internal/byExample/outcome';
import {listedFunctions} from './listedFunctions';
import type {FoundMapping, Report, SearchJob, SearchOutcome} from './messages';

function describe({notation, functions, values}: FoundCall): FoundMapping {
  return {notation, functions: [...new Set(functions)], values};
}

/** Finds calls that turn the inputs into the outputs, as the search dialog of the documentation does. */
export async function searchByExample(
  {examples, now, timeLimitMs}: SearchJob,
  report: Report,
): Promise<SearchOutcome> {
  report.running();
  const {results, tried, isComplete} = await findCalls(examples, {
    catalogue: listedFunctions,
    now,
    timeLimitMs,
    onFound: (calls) => report.soFar({mappings: calls.map(describe), tried: 0, isComplete: false}),
  });
  return {mappings: results.map(describe), tried, isComplete};
}
