/** The kinds of pages on a tag page, in display order. A page belongs to the first kind whose folder contains it. */
const kinds = [
  {kind: 'Guides', folder: '/guides/'},
  {kind: 'Mapping functions', folder: '/platformRef/mappingFunctions/'},
  {kind: 'Workflow functions', folder: '/platformRef/workflowFunctions/'},
  {kind: 'Platform reference', folder: '/platformRef/'},
  {kind: 'API reference', folder: '/apiRef/'},
] as const;

interface Page {
  readonly permalink: string;
  readonly title: string;
}

export interface PageGroup<P> {
  readonly kind: string;
  readonly pages: readonly {readonly name: string; readonly page: P}[];
}

/** '/platformRef/mappingFunctions/Readers/CSV/ReadRows' → 'Readers.CSV.ReadRows'. Index pages keep their titles. */
function nameOf({permalink, title}: Page, folder: string, baseUrl: string): string {
  const isFunction = folder.includes('Functions') && !permalink.endsWith('/');
  return isFunction
    ? permalink.slice(baseUrl.length - 1 + folder.length).replaceAll('/', '.')
    : title;
}

export function groupByKind<P extends Page>(pages: readonly P[], baseUrl: string): PageGroup<P>[] {
  const left = new Set(pages);
  return kinds.flatMap(({kind, folder}) => {
    const own = [...left].filter(({permalink}) =>
      permalink.slice(baseUrl.length - 1).startsWith(folder),
    );
    own.forEach((page) => left.delete(page));
    const named = own.map((page) => ({name: nameOf(page, folder, baseUrl), page}));
    return named.length > 0
      ? [{kind, pages: named.sort((a, b) => a.name.localeCompare(b.name, 'en'))}]
      : [];
  });
}
