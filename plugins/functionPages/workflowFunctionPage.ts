import type {WorkflowFunctionFacts} from '../../functions/workflow/types';
import {pageSource} from './pageSource';

const kind = {folder: 'workflowFunctions', component: 'WorkflowFunctionPage'} as const;

/** Input and output first, then an example to try, then the rest. */
export function workflowFunctionPage(definition: WorkflowFunctionFacts): string {
  const {configuration, credentials, examples, limits, related, mappingFunctions = []} = definition;
  return pageSource(definition, kind, [
    {heading: definition.kind === 'trigger' ? 'What starts it' : 'Input', part: 'Input'},
    {heading: 'Output', part: 'Output'},
    {heading: 'Try it', part: 'TryIt'},
    Object.keys(configuration.properties).length > 0 && {
      heading: 'Configuration',
      part: 'Configuration',
    },
    credentials.length > 0 && {heading: 'Credentials', part: 'Credentials'},
    examples.length > 1 && {heading: 'More examples', part: 'MoreExamples'},
    {heading: 'Errors', part: 'Errors'},
    limits !== undefined && {heading: 'Limits', part: 'Limits'},
    related.length + mappingFunctions.length > 0 && {heading: 'See also', part: 'SeeAlso'},
  ]);
}
