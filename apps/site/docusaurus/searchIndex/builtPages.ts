import {readFile} from 'node:fs/promises';
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {SearchPage} from '@documentation/reference/internal/search/types';
import {functionNames} from './functionNames';
import {readHtmlPage, type HtmlPage} from './htmlPage';
import {pageKind} from './pageKind';

interface Site {
  readonly outputDirectory: string;
  readonly baseUrl: string;
}

type ReadHtml = (html: string) => HtmlPage | undefined;

/** Finds the HTML file of a page, in either of the two layouts that a build can have. */
export function htmlFile(outputDirectory: string, path: string): string {
  const inFolder = join(outputDirectory, path, 'index.html');
  return existsSync(inFolder) ? inFolder : join(outputDirectory, `${path}.html`);
}

async function readPage(
  site: Site,
  url: string,
  readHtml: ReadHtml,
): Promise<SearchPage | undefined> {
  const path = `/${url.slice(site.baseUrl.length)}`;
  const kind = pageKind(path);
  if (!kind) {
    return undefined;
  }
  const page = readHtml(await readFile(htmlFile(site.outputDirectory, path), 'utf8'));
  const {names, aliases} = functionNames(path);
  return page && {...page, url, kind, names, aliases: [...aliases, ...page.aliases]};
}

/** Reads the pages of a finished build that search covers, in the order of the URLs. */
export async function readBuiltPages(
  site: Site,
  urls: readonly string[],
  readHtml: ReadHtml = readHtmlPage,
): Promise<SearchPage[]> {
  const pages: SearchPage[] = [];
  for (const url of urls) {
    const page = await readPage(site, url, readHtml);
    if (page) {
      pages.push(page);
    }
  }
  return pages;
}
