import type {MappingFunction} from '@documentation/mapping/internal/language/types';
import {pageSource, type Computed} from './pageSource';

const kind = {package: 'mapping', component: 'FunctionPage'} as const;

/**
 * Returns the source of a page, which starts with what readers look for first:
 * a live panel, the parameters, and the result.
 */
export function mappingFunctionPage(definition: MappingFunction, computed: Computed = {}): string {
  const {
    parameters,
    syntax = [],
    nullPolicy,
    examples,
    limits,
    notes,
    related,
    equivalents,
  } = definition;
  const {guides = []} = computed;
  return pageSource(
    definition,
    kind,
    [
      {heading: 'Try it', part: 'TryIt'},
      Object.keys(parameters).length > 0 && {heading: 'Parameters', part: 'Parameters'},
      {heading: 'Returns', part: 'Returns'},
      ...syntax.map(({heading}, table) => ({heading, table})),
      nullPolicy !== 'no data' && {heading: 'Null and empty', part: 'NullAndEmpty'},
      {heading: 'Examples', part: 'Examples', hasMessages: true},
      examples.some((example) => example.kind === 'edge') && {
        heading: 'Edge cases',
        part: 'EdgeCases',
        hasMessages: true,
      },
      {heading: 'Errors', part: 'Errors'},
      limits !== undefined && {heading: 'Limits', part: 'Limits'},
      notes !== undefined && {heading: 'Notes', part: 'Notes'},
      equivalents !== undefined && {heading: 'In other tools', part: 'OtherTools'},
      related.length + guides.length > 0 && {
        heading: 'See also',
        part: 'SeeAlso',
        hasGuides: guides.length > 0,
      },
    ],
    computed,
  );
}
