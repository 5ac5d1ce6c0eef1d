import type {MappingFunctionFacts} from '../../functions/language/types';
import {pageSource} from './pageSource';

const kind = {folder: 'mappingFunctions', component: 'FunctionPage'} as const;

/** What the function does and a panel to try it first, then the rest. */
export function mappingFunctionPage(definition: MappingFunctionFacts): string {
  const {parameters, nullPolicy, examples, limits, notes, related} = definition;
  return pageSource(definition, kind, [
    {heading: 'Try it', part: 'TryIt'},
    notes !== undefined && {heading: 'Notes', part: 'Notes'},
    {heading: 'Examples', part: 'Examples'},
    Object.keys(parameters).length > 0 && {heading: 'Parameters', part: 'Parameters'},
    {heading: 'Returns', part: 'Returns'},
    nullPolicy !== 'no data' && {heading: 'Null and empty', part: 'NullAndEmpty'},
    examples.some((example) => example.kind === 'edge') && {
      heading: 'Edge cases',
      part: 'EdgeCases',
    },
    {heading: 'Errors', part: 'Errors'},
    limits !== undefined && {heading: 'Limits', part: 'Limits'},
    related.length > 0 && {heading: 'See also', part: 'SeeAlso'},
  ]);
}
