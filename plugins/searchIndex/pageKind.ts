import type {PageKind} from '../../src/search/types';

/** The first prefix that fits decides. A category's own page belongs to the reference as a whole. */
const kinds: readonly (readonly [prefix: RegExp, kind: PageKind])[] = [
  [/^\/guides\//, 'Guides'],
  [/^\/platformRef\/mappingFunctions\/.*[^/]$/, 'Mapping function'],
  [/^\/platformRef\/workflowFunctions\/.*[^/]$/, 'Workflow function'],
  [/^\/platformRef\//, 'Platform reference'],
  [/^\/apiRef\//, 'API reference'],
];

/** The kind of a page by its path without the base URL; undefined for pages that aren't searched. */
export function pageKind(path: string): PageKind | undefined {
  return kinds.find(([prefix]) => prefix.test(path))?.[1];
}
