// Pages of the site, visited on a phone: it loads, reports no error and doesn't scroll sideways.
import {expect, test, type APIRequestContext, type Page} from '@playwright/test';
import {mappingFunctions} from '../functions/mappingFunctions';
import {workflowFunctions} from '../functions/workflowFunctions';
import {keepOutOfView} from './keepOutOfView';
import {openPage} from './openPage';
import {watchProblems} from './pageProblems';

/** What the sitemap leaves out on purpose. */
const unlisted = ['no-such-page', 'platformRef/mappingFunctions/XML/ValueFromPath'];

const functionPages = [
  ...mappingFunctions.map(({category, name}) => `mappingFunctions/${category}/${name}`),
  ...workflowFunctions.map(({category, name}) => `workflowFunctions/${category}/${name}`),
].map((path) => `platformRef/${path}`);

/** Paths below the base URL: 'guides/', 'tags/mapping', … */
async function allPages(request: APIRequestContext, baseURL = ''): Promise<string[]> {
  const sitemap = await (await request.get('sitemap.xml')).text();
  const basePath = new URL(baseURL).pathname;
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    new URL(url).pathname.slice(basePath.length),
  );
  return [...listed, ...unlisted].filter(isVisited);
}

/** The theme makes the pages of tags from lists alone: every tenth will do. */
function isVisited(path: string, index: number): boolean {
  return !path.startsWith('tags/') || index % 10 === 0;
}

/** Everything that is wrong with one page; `reports` fills up while it is open. */
async function problemsOf(page: Page, path: string, reports: string[]): Promise<string[]> {
  reports.length = 0;
  const status = (await openPage(page, path)).status();
  const expectedStatus = path === 'no-such-page' ? 404 : 200;
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  return [
    ...(status === expectedStatus ? [] : [`status ${status}`]),
    // The browser itself reports the status of the not-found page.
    ...reports.filter((report) => !(status === 404 && report.includes('status of 404'))),
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
    test.setTimeout(600_000);
    const pages = await allPages(request, baseURL);
    expect(pages).toEqual(expect.arrayContaining(functionPages));
    const reports = watchProblems(page);
    // Prefetching has its own tests; here it would double the work.
    await keepOutOfView(page);
    await page.setViewportSize({width: 390, height: 800});
    const found: string[] = [];
    for (const path of pages.filter((_, index) => index % parts === part)) {
      found.push(...(await problemsOf(page, path, reports)));
    }
    expect(found).toEqual([]);
  });
}
