// The sections of a workflow function's page: input and output first, then an example to try, then the rest.
import type {WorkflowFunction} from '../../functions/workflow/types';

interface Section {
  readonly heading: string;
  readonly part: string;
}

/** The sections that a page must have, in order. A section that would be empty is left out. */
export function sectionsOf({
  kind,
  configuration,
  credentials,
  examples,
  limits,
  related,
  mappingFunctions = [],
}: WorkflowFunction): Section[] {
  const sections: (Section | false)[] = [
    {heading: kind === 'trigger' ? 'What starts it' : 'Input', part: 'Input'},
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
  ];
  return sections.filter((section) => section !== false);
}
