import {readFile} from 'node:fs/promises';
import type {DocMetadataBase, LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import type {SearchPage} from '@documentation/reference/internal/search/types';
import {withLimits} from '../limits';
import {functionNames} from './functionNames';
import {pageKind} from './pageKind';
import {sourceSections} from './sourceSections';

type Document = Pick<
  DocMetadataBase,
  'title' | 'description' | 'source' | 'permalink' | 'slug' | 'tags' | 'frontMatter'
>;

/** Returns the titles of a page's parent pages, outermost first. */
function breadcrumbOf({slug}: Document, documents: readonly Document[]): string[] {
  return documents
    .filter(
      (other) => other.slug !== slug && other.slug.endsWith('/') && slug.startsWith(other.slug),
    )
    .sort((a, b) => a.slug.length - b.slug.length)
    .map(({title}) => title);
}

/**
 * Reads pages from their sources, for search in `npm run dev`, which doesn't write HTML files.
 * The text that components render, such as the parameters of a function, is missing.
 */
export async function readSourcePages(
  siteDirectory: string,
  allContent: AllContent,
): Promise<SearchPage[]> {
  const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
  const documents: readonly Document[] = content.loadedVersions.flatMap(({docs}) => docs);
  const pages: SearchPage[] = [];
  for (const document of documents) {
    const {title, description, source, permalink, slug, tags, frontMatter} = document;
    const kind = pageKind(slug);
    if (kind && !frontMatter.unlisted) {
      const {names, aliases} = functionNames(slug);
      const text = withLimits(await readFile(source.replace('@site', siteDirectory), 'utf8'));
      pages.push({
        url: permalink,
        title,
        kind,
        breadcrumb: breadcrumbOf(document, documents),
        description,
        tags: tags.map(({label}) => label),
        names,
        aliases: [...aliases, ...(frontMatter.keywords ?? [])],
        ...sourceSections(text),
      });
    }
  }
  return pages;
}
