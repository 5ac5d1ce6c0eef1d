import type {WorkflowFunction} from '@documentation/workflow/internal/language/types';
import {pageSource, type Computed} from './pageSource';

const kind = {package: 'workflow', component: 'WorkflowFunctionPage'} as const;

/** Returns the source of a page with its sections in the same order as on a mapping function page. */
export function workflowFunctionPage(
  definition: WorkflowFunction,
  computed: Computed = {},
): string {
  const {configuration, credentials, examples, limits, notes, related} = definition;
  const {mappingFunctions = []} = definition;
  const {guides = []} = computed;
  return pageSource(
    definition,
    kind,
    [
      {heading: 'Try it', part: 'TryIt'},
      Object.keys(configuration.properties).length > 0 && {
        heading: 'Configuration',
        part: 'Configuration',
      },
      credentials.length > 0 && {heading: 'Credentials', part: 'Credentials'},
      {heading: definition.kind === 'trigger' ? 'Trigger event' : 'Input', part: 'Input'},
      {heading: 'Output', part: 'Output'},
      examples.length > 1 && {heading: 'More examples', part: 'MoreExamples', hasMessages: true},
      {heading: 'Errors', part: 'Errors'},
      limits !== undefined && {heading: 'Limits', part: 'Limits'},
      notes !== undefined && {heading: 'Notes', part: 'Notes'},
      related.length + mappingFunctions.length + guides.length > 0 && {
        heading: 'See also',
        part: 'SeeAlso',
        hasGuides: guides.length > 0,
      },
    ],
    computed,
  );
}
