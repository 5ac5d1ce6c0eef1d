import type {PageKind} from '@documentation/reference/internal/search/types';

/** The first match wins. A category page counts as part of the platform reference. */
const kinds: readonly (readonly [prefix: RegExp, kind: PageKind])[] = [
  [/^\/guides\//, 'Guides'],
  [/^\/platformRef\/mappingFunctions\/.*[^/]$/, 'Mapping function'],
  [/^\/platformRef\/workflowFunctions\/.*[^/]$/, 'Workflow function'],
  [/^\/platformRef\//, 'Platform reference'],
  [/^\/apiRef\//, 'API reference'],
];

/** Returns the kind of a page, by its path without the base URL, or undefined for pages that aren't searched. */
export function pageKind(path: string): PageKind | undefined {
  return kinds.find(([prefix]) => prefix.test(path))?.[1];
}
