// cspell:ignore Chunkdocumentation
import {readdirSync, readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import type {Page} from '@playwright/test';
import {MAIN_SITE, type Site} from '../sites/sites';

function folderOf({directory}: Site): string {
  return join(directory, 'assets/js');
}

/** In the script of the worker that searches by example, which has a copy of every function and library. */
const exampleWorkerText = 'timeLimitMs:2e3';

/** Returns a route pattern for the one script in the build that contains the text, apart from search by example. */
export function chunkWith(text: string, site = MAIN_SITE): string {
  const folder = folderOf(site);
  const names = readdirSync(folder).filter((name) => {
    const script = readFileSync(join(folder, name), 'utf8');
    return (
      script.includes(text) && (text === exampleWorkerText || !script.includes(exampleWorkerText))
    );
  });
  if (names.length !== 1) {
    throw new Error(`${names.length} scripts contain ${text}, but exactly one should.`);
  }
  return `**/assets/js/${names[0]}`;
}

/** Returns a route pattern for the script with the content of a page, such as 'guides/mappings/overview'. */
export function contentChunk(source: string, site = MAIN_SITE): string {
  return chunkWith(`"source":"@site/content/docs/${source}.mdx"`, site);
}

/** Keeps every request for the chunk waiting until the returned function is called. */
export async function holdChunk(page: Page, chunk: string): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(chunk, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Waits until the page has run the chunk. */
export async function waitForChunk(page: Page, chunk: string): Promise<void> {
  const [id = ''] = basename(chunk).split('.');
  await page.waitForFunction(
    (wanted) =>
      (
        window as unknown as {webpackChunkdocumentation: [string[]][]}
      ).webpackChunkdocumentation.some(([ids]) => ids.includes(wanted)),
    id,
  );
}

/** Replaces a pattern in a chunk before the browser receives it. Throws if the pattern doesn't match. */
export async function rewriteChunk(
  page: Page,
  chunk: string,
  pattern: RegExp,
  replacement: string,
  site = MAIN_SITE,
): Promise<void> {
  const body = readFileSync(join(folderOf(site), basename(chunk)), 'utf8');
  if (!pattern.test(body)) {
    throw new Error(`${chunk} doesn't contain ${pattern.source}.`);
  }
  const changed = body.replace(pattern, replacement);
  await page.route(chunk, (route) =>
    route.fulfill({contentType: 'text/javascript', body: changed}),
  );
}
