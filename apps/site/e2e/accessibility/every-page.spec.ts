// Checks that pages load, report no errors and don't scroll sideways at 320 px,
// the width of a 1,280 px window at 400% zoom.
import {expect, test, type APIRequestContext, type Page} from '@playwright/test';
import {keepOutOfView} from '../actions/keepOutOfView';
import {openPage} from '../actions/openPage';
import {mappingFunctions, workflowFunctions} from '../sites/definitions';
import {watchProblems} from '../observations/pageProblems';
import {showInsideApp} from '../observations/visits';

/** Pages that the sitemap leaves out on purpose. */
const unlisted = ['no-such-page', 'platformRef/mappingFunctions/XML/ValueFromPath'];

const functionPages = [
  ...mappingFunctions.map(({category, name}) => `mappingFunctions/${category}/${name}`),
  ...workflowFunctions.map(({category, name}) => `workflowFunctions/${category}/${name}`),
].map((path) => `platformRef/${path}`);

/** Lists the paths of the pages to visit, without the base URL: 'guides/', 'tags/mapping', … */
async function allPages(request: APIRequestContext, baseURL = ''): Promise<string[]> {
  const sitemap = await (await request.get('sitemap.xml')).text();
  const basePath = new URL(baseURL).pathname;
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    new URL(url).pathname.slice(basePath.length),
  );
  return [...listed, ...unlisted].filter(isVisited);
}

/** Returns whether to visit a page. One in ten tag pages is enough, because all tag pages share a template. */
function isVisited(path: string, index: number): boolean {
  return !path.startsWith('tags/') || index % 10 === 0;
}

/**
 * Returns whether to reach a page by client-side navigation, which is faster. Function pages share a template,
 * so seven out of eight are reached this way.
 */
function isReachedInside(path: string, index: number): boolean {
  return /Functions\/.+[^/]$/.test(path) && index % 8 !== 0;
}

/** Loads a page, or reaches it by client-side navigation, and returns its status. */
async function reach(page: Page, url: URL, inside: boolean): Promise<number> {
  if (!inside) {
    return (await openPage(page, url.href)).status();
  }
  await showInsideApp(page, url.href);
  return 200;
}

/** Opens a page and lists its problems. `reports` contains what the open page has reported. */
async function problemsOf(
  page: Page,
  baseURL: string,
  path: string,
  inside: boolean,
  reports: string[],
): Promise<string[]> {
  const status = await reach(page, new URL(path, baseURL), inside);
  const expectedStatus = path === 'no-such-page' ? 404 : 200;
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  return [
    ...(status === expectedStatus ? [] : [`status ${status}`]),
    // The browser itself logs the not-found page's status as an error.
    ...reports.splice(0).filter((report) => !(status === 404 && report.includes('status of 404'))),
    ...(overflow <= 0 ? [] : [`scrolls sideways by ${overflow} px`]),
  ].map((problem) => `/${path}: ${problem}`);
}

const parts = 4;

for (let part = 0; part < parts; part += 1) {
  test(`every page loads without an error and fits a phone, part ${part + 1} of ${parts}`, async ({
    page,
    request,
    baseURL,
  }) => {
    const pages = await allPages(request, baseURL);
    expect(pages).toEqual(expect.arrayContaining(functionPages));
    const reports = watchProblems(page);
    // Prefetching has its own tests, and would double the work here.
    await keepOutOfView(page);
    await page.setViewportSize({width: 320, height: 800});
    const found: string[] = [];
    const own = pages.filter((_, index) => index % parts === part);
    for (const [index, path] of own.entries()) {
      found.push(
        ...(await problemsOf(page, baseURL!, path, isReachedInside(path, index), reports)),
      );
    }
    expect([...found, ...reports]).toEqual([]);
  });
}
