import {expect, it} from 'vitest';
import {guideUses, readGuides} from './guideUses';

function uses(...pages: [path: string, source: string][]) {
  return guideUses(new Map(pages));
}

const mapping = (code: string) => `\`\`\`mapping run file=orders.csv\n${code}\n\`\`\`\n`;

it('links a function to the sections whose mappings call it', () => {
  const source = `---\ntitle: First steps\n---\n## 1. Read it\n${mapping('Readers.CSV.ReadRows($)')}`;
  expect(uses(['guides/first/index.mdx', source])).toEqual({
    'mappingFunctions/Readers/CSV/ReadRows': [
      {title: 'First steps: Read it', to: '/guides/first/#1-read-it'},
    ],
  });
});

it('links a workflow function to the sections whose steps use it', () => {
  const step = '```json schema=step\n{"id": "a", "function": "Parser/ParseCsv"}\n```\n';
  const source = `---\ntitle: Steps\n---\n## Parse\n${step}`;
  expect(uses(['guides/steps.mdx', source])).toEqual({
    'workflowFunctions/Parser/ParseCsv': [{title: 'Steps: Parse', to: '/guides/steps#parse'}],
  });
});

it('prefers sections that explain the function, then takes the first of each other page', () => {
  const link = '[`Text.Trim`](/platformRef/mappingFunctions/Text/Trim)';
  const page = (title: string) =>
    `---\ntitle: ${title}\n---\n## One\n${mapping('Text.Trim($)')}## Two\n${mapping('Text.Trim($)')}`;
  expect(
    uses(['guides/a.mdx', page('A')], ['guides/b.mdx', page('B').replace('## Two', `$&\n${link}`)]),
  ).toEqual({
    'mappingFunctions/Text/Trim': [
      {title: 'B: Two', to: '/guides/b#two'},
      {title: 'A: One', to: '/guides/a#one'},
    ],
  });
});

it('ignores functions in text, in results and in lines of code that look like headings', () => {
  const code = '```text illustration="a file"\n## Text.Upper($)\n```\n';
  const source = `---\ntitle: A\n---\n${code}## One\nSee Text.Lower().\n${mapping('Text.Trim("Text.Upper")')}`;
  expect(uses(['guides/a.mdx', source])).toEqual({
    'mappingFunctions/Text/Trim': [{title: 'A: One', to: '/guides/a#one'}],
  });
});

it('lists at most three sections', () => {
  const page = `---\ntitle: A\n---\n## One\n${mapping('Text.Trim($)')}`;
  const pages = ['a', 'b', 'c', 'd'].map((name): [string, string] => [`guides/${name}.mdx`, page]);
  expect(uses(...pages)['mappingFunctions/Text/Trim']).toHaveLength(3);
});

it('finds the recipe for joining files', () => {
  expect(
    guideUses(readGuides('apps/site/content/docs'))['mappingFunctions/List/JoinByKey'],
  ).toContainEqual({
    title: 'Sample files: Join two files',
    to: '/guides/mappings/samples/#join-two-files',
  });
});
