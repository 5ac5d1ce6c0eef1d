import matter from 'gray-matter';
import {describe, expect, it} from 'vitest';
import {mappingFunctions} from '@documentation/mapping/internal/functions/index';
import valueFromPath from '@documentation/mapping/internal/functions/XML/ValueFromPath';
import {workflowFunctions} from '@documentation/workflow/internal/functions/index';
import onSlashCommand from '@documentation/workflow/internal/functions/Slack/OnSlashCommand';
import {object} from '@documentation/base/internal/jsonSchema/schemas';
import {mappingFunctionPage} from './mappingFunctionPage';
import {functionPages} from './pages';
import {isFunctionPage, sourcePath} from './paths';
import {workflowFunctionPage} from './workflowFunctionPage';

function headingsOf(source: string): string[] {
  return [...source.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading!);
}

it('every function has a page, and every page has a function', () => {
  const folders = {mappingFunctions, workflowFunctions};
  const paths = Object.entries(folders).flatMap(([folder, definitions]) =>
    definitions.map(({category, name}) => `platformRef/${folder}/${category}/${name}.mdx`),
  );
  expect([...functionPages().keys()]).toEqual(paths);
  expect(paths.filter((path) => !isFunctionPage(path))).toEqual([]);
});

it.each([
  'platformRef/index.mdx',
  'platformRef/mappingFunctions/Text/index.mdx',
  'platformRef/mappingFunctions/Readers/CSV/index.mdx',
  'platformRef/workflowFunctions/Slack/limits.mdx',
  'guides/Start.mdx',
])('%s isn’t a generated page', (path) => {
  expect(isFunctionPage(path)).toBe(false);
});

it.each([
  [
    'apps/site/content/docs/platformRef/mappingFunctions/Readers/CSV/ReadRows.mdx',
    'packages/mapping/src/functions/Readers/CSV/ReadRows.ts',
  ],
  ['apps/site/content/docs/platformRef/mappingFunctions/Text/index.mdx'],
  ['apps/site/content/docs/guides/index.mdx'],
  ['apps/site/src/pages/index.tsx'],
])('the source of %s', (page, source = page) => {
  expect(sourcePath(page)).toBe(source);
});

it('the front matter matches the definition', () => {
  const definition = {...valueFromPath, summary: 'Returns "text": `$` or \\n, and # more.'};
  expect(matter(mappingFunctionPage(definition)).data).toEqual({
    title: 'XML.ValueFromPath',
    sidebar_label: 'ValueFromPath',
    description: 'Returns "text": $ or \\n, and # more.',
    tags: definition.tags,
    unlisted: true,
  });
  const {data} = matter(workflowFunctionPage(onSlashCommand));
  expect(Object.keys(data)).toEqual(['title', 'sidebar_label', 'description', 'tags']);
});

it('the front matter says since when the function exists, and what has changed', () => {
  const changes = [{date: '2026-12-01', what: 'Has the parameter `a: "b"`.'}];
  const {data} = matter(
    mappingFunctionPage(valueFromPath, {history: {since: '2026-11-30', changes}}),
  );
  expect(data).toMatchObject({since: '2026-11-30', changes});
  const pages = [...functionPages().values()].map((source) => matter(source).data);
  expect(pages.filter(({since}) => typeof since !== 'string')).toEqual([]);
});

it('the page contains what it shows of the definition', () => {
  const source = mappingFunctionPage(valueFromPath);
  const shown = {...valueFromPath, run: undefined, aliases: undefined, tags: undefined};
  expect(source).toContain(`\nexport const definition = ${JSON.stringify(shown)};\n`);
});

it('the page names its definition and shows it under each heading', () => {
  const definition = {...onSlashCommand, notes: undefined, related: [], mappingFunctions: []};
  const source = workflowFunctionPage(definition, {
    messages: {'An old request': 'It is too "old".'},
  });
  expect(source).toContain(
    '\n# Generated from packages/workflow/src/functions/Slack/OnSlashCommand.ts. Edit that file.\n',
  );
  expect(matter(source).content.replace(/(?<=\nexport const definition = ).+(?=;\n)/, '…')).toBe(`
import {Configuration, Credentials, Errors, Input, Limits, MoreExamples, Output, Summary, TryIt} from '@site/src/components/WorkflowFunctionPage';

export const definition = …;

export const messages = {"An old request":"It is too \\"old\\"."};

# Slack.<wbr />OnSlashCommand

<Summary of={definition} />

## Try it

<TryIt of={definition} />

## Configuration

<Configuration of={definition} />

## Credentials

<Credentials of={definition} />

## Trigger event

<Input of={definition} />

## Output

<Output of={definition} />

## More examples

<MoreExamples of={definition} messages={messages} />

## Errors

<Errors of={definition} />

## Limits

<Limits of={definition} />
`);
});

describe('sections', () => {
  it('of a mapping function', () => {
    expect(headingsOf(mappingFunctionPage(valueFromPath))).toEqual([
      'Try it',
      'Parameters',
      'Returns',
      'Null and empty',
      'Examples',
      'Edge cases',
      'Errors',
      'Limits',
      'Notes',
      'In other tools',
      'See also',
    ]);
  });

  it('of a mapping function, without empty ones', () => {
    const definition = {
      ...valueFromPath,
      parameters: {},
      nullPolicy: 'no data' as const,
      examples: valueFromPath.examples.filter(({kind}) => kind !== 'edge'),
      limits: undefined,
      notes: undefined,
      equivalents: undefined,
      related: [],
    };
    expect(headingsOf(mappingFunctionPage(definition))).toEqual([
      'Try it',
      'Returns',
      'Examples',
      'Errors',
    ]);
  });

  it('of a workflow function, without empty ones', () => {
    const definition = {
      ...onSlashCommand,
      kind: 'action' as const,
      configuration: object({}),
      credentials: [],
      examples: onSlashCommand.examples.slice(0, 1),
      limits: undefined,
      notes: undefined,
      related: [],
      mappingFunctions: ['Text/Upper'],
    };
    expect(headingsOf(workflowFunctionPage(definition))).toEqual([
      'Try it',
      'Input',
      'Output',
      'Errors',
      'See also',
    ]);
  });
});
