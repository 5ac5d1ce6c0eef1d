// The thin page of a function: its headings, and under each the part that renders the definition.
import type {MappingFunction} from '../../functions/language/types';

interface Section {
  readonly heading: string;
  readonly part: string;
}

/** The sections that a page must have, in order. A section that would be empty is left out. */
export function sectionsOf({
  parameters,
  nullPolicy,
  examples,
  limits,
  notes,
  related,
}: MappingFunction): Section[] {
  const sections: (Section | false)[] = [
    {heading: 'Try it', part: 'TryIt'},
    notes !== undefined && {heading: 'Notes', part: 'Notes'},
    {heading: 'Examples', part: 'Examples'},
    Object.keys(parameters).length > 0 && {heading: 'Parameters', part: 'Parameters'},
    {heading: 'Returns', part: 'Returns'},
    nullPolicy !== 'no data' && {heading: 'Null and empty', part: 'NullAndEmpty'},
    examples.some(({kind}) => kind === 'edge') && {heading: 'Edge cases', part: 'EdgeCases'},
    {heading: 'Errors', part: 'Errors'},
    limits !== undefined && {heading: 'Limits', part: 'Limits'},
    related.length > 0 && {heading: 'See also', part: 'SeeAlso'},
  ];
  return sections.filter((section) => section !== false);
}

export function pageSource(definition: MappingFunction): string {
  const {category, name, summary, tags, unlisted} = definition;
  const sections = sectionsOf(definition);
  const parts = ['Summary', ...sections.map(({part}) => part)].sort().join(', ');
  return `---
title: ${name}
description: ${JSON.stringify(summary.replaceAll('`', ''))}
tags: [${tags.join(', ')}]
${unlisted ? 'unlisted: true\n' : ''}---

import definition from '@site/functions/mappingFunctions/${category}/${name}';
import {${parts}} from '@site/src/components/FunctionPage';

<Summary of={definition} />
${sections.map(({heading, part}) => `\n## ${heading}\n\n<${part} of={definition} />\n`).join('')}`;
}
