import {expect, test, type APIRequestContext, type Page} from '@playwright/test';
import {functionsByPath, wrongExamples} from './functionExamples';
import {wakePanel} from './livePanel';
import {openPage} from './openPage';
import {watchProblems} from './pageProblems';
import {barriersOf} from './violations';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Dark mode is the same document in other colours: these alone can differ. */
const colourRules = ['color-contrast', 'link-in-text-block'];
/** Most of the time goes here. */
const lookRules = [...colourRules, 'target-size'];

/** What the sitemap leaves out on purpose. */
const unlisted = ['no-such-page', 'platformRef/mappingFunctions/XML/ValueFromPath'];

/** Paths below the base URL: 'guides/', 'tags/mapping', … */
async function allPages(request: APIRequestContext, baseURL = ''): Promise<string[]> {
  const sitemap = await (await request.get('sitemap.xml')).text();
  const basePath = new URL(baseURL).pathname;
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    new URL(address).pathname.slice(basePath.length),
  );
  return [...listed, ...unlisted];
}

/** What pages share, the colours of code included, is checked on these pages only. */
const shared = ['.navbar', '.theme-doc-sidebar-container', '.theme-layout-footer', 'pre'];
const checkedInFull = new Set([
  '',
  'guides/',
  'guides/mappings/json/',
  'platformRef/',
  'platformRef/mappingFunctions/Text/Upper',
  'platformRef/workflowFunctions/Slack/PostMessage',
  'apiRef/',
  'tags',
  'no-such-page',
]);

/** Pages made by one component from data look alike, so the look of every tenth is checked. */
const madeAlike = /^(?:tags\/|platformRef\/(?:mapping|workflow)Functions\/.+[^/]$)/;

function isLookedAt(path: string, index: number): boolean {
  return checkedInFull.has(path) || !madeAlike.test(path) || index % 10 === 0;
}

/** Whether the page doesn't scroll sideways, once it has settled in a new width. */
function fitsWidth(page: Page): Promise<boolean> {
  return page
    .waitForFunction(() => document.documentElement.scrollWidth <= window.innerWidth, undefined, {
      timeout: 5000,
    })
    .then(
      () => true,
      () => false,
    );
}

/** Everything that is wrong with one page and its examples; `reports` fills up while it is open. */
async function problemsOf(
  page: Page,
  path: string,
  lookedAt: boolean,
  reports: string[],
): Promise<string[]> {
  reports.length = 0;
  // At once, so that the page that is left is laid out anew only once.
  await Promise.all([
    page.setViewportSize({width: 1280, height: 800}),
    page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'}),
  ]);
  const response = await openPage(page, path);
  const status = response.status();
  const expectedStatus = path === 'no-such-page' ? 404 : 200;

  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  if (await page.getByRole('list', {name: 'Examples'}).isVisible()) {
    await wakePanel(page);
  }
  const parts = {exclude: checkedInFull.has(path) ? [] : shared};
  const light = await barriersOf(page, parts, {
    runOnly: {type: 'tag', values: tags},
    rules: Object.fromEntries(lookRules.map((rule) => [rule, {enabled: lookedAt}])),
  });
  let dark: string[] = [];
  if (lookedAt) {
    await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    dark = await barriersOf(page, parts, {runOnly: {type: 'rule', values: colourRules}});
  }

  await page.setViewportSize({width: 390, height: 800});
  const fitsPhone = await fitsWidth(page);
  const definition = functionsByPath.get(path);
  const wrong = definition ? await wrongExamples(page, definition) : [];
  return [
    ...(status === expectedStatus ? [] : [`status ${status}`]),
    // The browser itself reports the status of the not-found page.
    ...reports.filter((report) => !(status === 404 && report.includes('status of 404'))),
    ...light.map((finding) => `light: ${finding}`),
    ...dark.map((finding) => `dark: ${finding}`),
    ...(fitsPhone ? [] : ['scrolls sideways on a phone']),
    ...wrong,
  ].map((problem) => `/${path}: ${problem}`);
}

const parts = 4;

for (let part = 0; part < parts; part += 1) {
  test(`every page is free of errors and of barriers, and its examples come out as documented, part ${part + 1} of ${parts}`, async ({
    page,
    request,
    baseURL,
  }) => {
    const pages = await allPages(request, baseURL);
    expect(pages).toEqual(expect.arrayContaining([...functionsByPath.keys()]));
    const paths = pages.filter((_, index) => index % parts === part);
    // A bound, not an expectation: a busy machine is no defect.
    test.setTimeout(30_000 + paths.length * 60_000);

    const reports = watchProblems(page);
    const found: string[] = [];
    for (const [index, path] of paths.entries()) {
      found.push(...(await problemsOf(page, path, isLookedAt(path, index), reports)));
    }
    expect(found).toEqual([]);
  });
}
