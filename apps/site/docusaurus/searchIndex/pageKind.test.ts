import {expect, it} from 'vitest';
import {pageKind} from './pageKind';

it.each([
  ['/guides/', 'Guides'],
  ['/guides/mappings/overview', 'Guides'],
  ['/platformRef/mappingFunctions/Text/Upper', 'Mapping function'],
  ['/platformRef/workflowFunctions/Slack/PostMessage', 'Workflow function'],
  ['/platformRef/mappingFunctions/Text/', 'Platform reference'],
  ['/platformRef/', 'Platform reference'],
  ['/apiRef/authentication', 'API reference'],
  ['/', undefined],
  ['/tags/text', undefined],
  ['/404.html', undefined],
])('%s has the kind %s', (path, kind) => {
  expect(pageKind(path)).toBe(kind);
});
