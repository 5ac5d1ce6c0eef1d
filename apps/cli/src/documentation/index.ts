import {createSearch, type Search} from '@documentation/reference/internal/search/createSearch';
import {describeFunction} from '../catalogue/describeFunction';
import {functionNamed} from '../catalogue/searchFunctions';
import {unpackText} from '../unpack';
import {sectionOf} from './sectionOf';
import type {Documentation, DocumentationPage} from './types';

let documentation: Documentation | undefined;
let search: Promise<Search> | undefined;

function load(): Documentation {
  documentation ??= JSON.parse(unpackText(BUNDLED.documentation)) as Documentation;
  return documentation;
}

export function listPages(): readonly DocumentationPage[] {
  return load().pages;
}

/** The path of a page, however its URL is written: '/guides/', 'https://docs.example.com/guides.md#top' → 'guides' */
function pathOf(url: string): string {
  const {pathname} = new URL(url, BUNDLED.siteUrl);
  const {pathname: base} = new URL(BUNDLED.siteUrl);
  const path = pathname.startsWith(base) ? pathname.slice(base.length) : pathname;
  return path
    .replace(/(?:\/index)?(?:\.md|\.html)$/, '')
    .replaceAll(/^\/|\/$/g, '')
    .toLowerCase();
}

/** Finds a page by its URL or path. */
export function findPage(url: string): DocumentationPage | undefined {
  if (!URL.canParse(url, BUNDLED.siteUrl)) {
    return undefined;
  }
  const path = pathOf(url);
  return load().pages.find((page) => pathOf(page.url) === path);
}

/** The text of a page. */
export function markdownOf({title, url, markdown}: DocumentationPage): string {
  const definition = markdown === undefined ? functionNamed(title) : undefined;
  return markdown ?? (definition ? describeFunction(definition) : `# ${title}\n\n${url}`);
}

/** Reads a page, or only the section that its URL names. */
export function readPage(url: string): string | undefined {
  const page = findPage(url);
  if (!page) {
    return undefined;
  }
  const markdown = markdownOf(page);
  const anchor = new URL(url, BUNDLED.siteUrl).hash.slice(1);
  const section = anchor === '' ? undefined : sectionOf(markdown, anchor);
  return section === undefined ? markdown : `${section}\n\n(A section of ${page.url})`;
}

export interface FoundPage {
  readonly url: string;
  readonly title: string;
  readonly excerpt: string;
}

/** Searches the pages as the documentation's own search does. */
export async function searchPages(query: string): Promise<readonly FoundPage[]> {
  search ??= createSearch(load().search);
  const find = await search;
  return find(query).map(({url, meta, excerpt}) => ({
    url: new URL(url, BUNDLED.siteUrl).href,
    title: meta.title,
    excerpt,
  }));
}
