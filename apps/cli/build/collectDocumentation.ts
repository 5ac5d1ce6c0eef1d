import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {
  MANIFEST_FILE,
  type Manifest,
} from '@documentation/reference/internal/search/index/manifest';
import type {SearchData} from '@documentation/reference/internal/search/index/searchData';
import {fromScript} from '@documentation/reference/internal/search/index/searchScript';
import type {Documentation, DocumentationPage} from '../src/documentation/types';

interface Site {
  /** The folder with the finished site. */
  readonly directory: string;
  /** 'https://docs.example.com' */
  readonly origin: string;
  readonly baseUrl: string;
  /** The folder in it with the digests: 'agents' */
  readonly digestsFolder: string;
}

type PageRow = SearchData['pages'][number];

/** The Markdown version of a page: '/docs/guides/' → 'build/guides/index.md' */
function markdownFile({directory, baseUrl}: Site, path: string): string {
  return join(directory, `${path.slice(baseUrl.length)}${path.endsWith('/') ? 'index' : ''}.md`);
}

/** Writes the text of a page that has no Markdown version, as search knows it. */
function textOfPage({sections}: SearchData, row: PageRow, url: string): string {
  const [document, , title, , , description, text] = row;
  const parts = [`# ${title}`, url, description, text];
  for (let next = document + 1; sections[next]; next += 1) {
    const [, heading, sectionText] = sections[next]!;
    parts.push(`## ${heading}`, sectionText);
  }
  return parts.filter(Boolean).join('\n\n');
}

/** The digests of all functions, which aren't pages of the site. */
function digestPages({directory, origin, baseUrl, digestsFolder}: Site): DocumentationPage[] {
  return readdirSync(join(directory, digestsFolder))
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => {
      const markdown = readFileSync(join(directory, digestsFolder, name), 'utf8');
      const [title = ''] = markdown.slice('# '.length).split('\n');
      return {url: `${origin}${baseUrl}${digestsFolder}/${name}`, title, markdown};
    });
}

/**
 * Collects the pages of a finished site, and its search index. The pages of mapping functions may have no text, because
 * the tool can write it from its catalogue.
 */
export function collectDocumentation(site: Site): Documentation {
  const {directory, origin} = site;
  const read = (name: string) => readFileSync(join(directory, name), 'utf8');
  const {file} = JSON.parse(read(MANIFEST_FILE)) as Manifest;
  const search = fromScript(read(file));
  const pages = search.pages.map((row): DocumentationPage => {
    const [, path, title] = row;
    const url = origin + path;
    const markdown = markdownFile(site, path);
    if (existsSync(markdown)) {
      return {url, title, markdown: readFileSync(markdown, 'utf8')};
    }
    const isMappingFunction = /\/mappingFunctions\/.*[^/]$/.test(path);
    return {url, title, ...(!isMappingFunction && {markdown: textOfPage(search, row, url)})};
  });
  return {pages: [...pages, ...digestPages(site)], search};
}
