import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import matter from 'gray-matter';
import {describe, expect, it} from 'vitest';
import {mappingFunctions} from '../../functions/mappingFunctions';
import {sectionsOf} from './mappingFunctionPage';

describe.each(
  mappingFunctions.map(
    (definition) => [`${definition.category}/${definition.name}`, definition] as const,
  ),
)('the page of %s', (id, definition) => {
  const source = readFileSync(join('docs/platformRef/mappingFunctions', `${id}.mdx`), 'utf8');
  const {data, content} = matter(source);

  it('says in its front matter what the definition says', () => {
    expect(data).toEqual({
      title: definition.name,
      description: definition.summary.replaceAll('`', ''),
      tags: definition.tags,
      ...(definition.unlisted && {unlisted: true}),
    });
  });

  it('imports its own definition and shows every part of it under its heading', () => {
    expect(content).toContain(`import definition from '@site/functions/mappingFunctions/${id}';`);
    const headings = [...content.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    const sections = sectionsOf(definition);
    expect(
      headings.filter((heading) => sections.some((section) => section.heading === heading)),
    ).toEqual(sections.map(({heading}) => heading));
    for (const {part} of [{part: 'Summary'}, ...sections]) {
      expect(content).toContain(`<${part} of={definition} />`);
    }
  });
});
