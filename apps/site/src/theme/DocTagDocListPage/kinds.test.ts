import {expect, it} from 'vitest';
import {groupByKind} from './kinds';

const page = (permalink: string, title: string) => ({permalink, title});

it('groups pages by kind, and lists functions by full name', () => {
  const groups = groupByKind(
    [
      page('/docs/apiRef/', 'API reference'),
      page('/docs/platformRef/mappingFunctions/Readers/CSV/ReadRows', 'ReadRows'),
      page('/docs/platformRef/mappingFunctions/Readers/CSV/', 'CSV'),
      page('/docs/platformRef/workflowFunctions/Slack/PostMessage', 'PostMessage'),
      page('/docs/platformRef/', 'Platform reference'),
      page('/docs/guides/mappings/overview', 'Mappings overview'),
    ],
    '/docs/',
  );
  expect(groups.map(({kind, pages}) => [kind, ...pages.map(({name}) => name)])).toEqual([
    ['Guides', 'Mappings overview'],
    ['Mapping functions', 'CSV', 'Readers.CSV.ReadRows'],
    ['Workflow functions', 'Slack.PostMessage'],
    ['Platform reference', 'Platform reference'],
    ['API reference', 'API reference'],
  ]);
});
