import {readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {chunkWith, contentChunk} from '../observations/chunks';
import {openPage} from '../actions/openPage';
import {untilQuiet} from '../observations/untilQuiet';
import {MAIN_SITE} from '../sites/sites';

const mappingsOverview = contentChunk('guides/mappings/overview');

interface Connection {
  readonly effectiveType: string;
  readonly saveData: boolean;
}

async function setConnection(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {value});
  }, connection);
}

function shippedScript(url: string): string {
  return readFileSync(join(MAIN_SITE.directory, url.slice(MAIN_SITE.address.length)), 'utf8');
}

/** Records the type of each request for the chunk: a prefetch, then a script. */
async function recordRequests(page: Page): Promise<readonly string[]> {
  const types: string[] = [];
  await page.route(mappingsOverview, async (route) => {
    types.push(route.request().resourceType());
    await route.continue();
  });
  return types;
}

function link(page: Page) {
  return page.getByRole('main').getByRole('link', {name: 'Mappings overview', exact: true});
}

test('a link in view is prefetched, and loaded when the pointer is over it', async ({page}) => {
  await setConnection(page, {effectiveType: '4g', saveData: false});
  const requests = await recordRequests(page);
  await openPage(page, 'guides/');
  await expect.poll(() => requests.length).toBe(1);
  expect(requests).not.toContain('script');
  await link(page).hover();
  await expect.poll(() => requests.length).toBe(2);
  expect(requests.at(-1)).toBe('script');
});

test('sibling pages in the sidebar are prefetched, and others in view once the pointer is over the sidebar', async ({
  page,
}) => {
  await setConnection(page, {effectiveType: '4g', saveData: false});
  const prefetched = async () => {
    const urls = await page
      .locator('link[rel="prefetch"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    return urls.map((url) => basename(url));
  };
  await openPage(page, 'platformRef/mappingFunctions/Text/Upper');
  const fileOf = (id: string) => basename(contentChunk(`platformRef/mappingFunctions/${id}`));
  await expect.poll(prefetched).toContain(fileOf('Text/Lower'));
  // The search dialog is prefetched last, in idle time.
  await expect.poll(prefetched).toContain(basename(chunkWith('Type your search query...')));
  expect(await prefetched()).not.toContain(fileOf('Datetime/index'));

  const asked = page.waitForRequest(`**/${fileOf('Datetime/index')}`);
  await page.getByRole('link', {name: 'Datetime', exact: true}).hover();
  await asked;
  await expect.poll(prefetched).toContain(fileOf('Excel/index'));
});

test('the code of the search dialog is prefetched', async ({page}) => {
  await setConnection(page, {effectiveType: '4g', saveData: false});
  const before: string[] = [];
  page.on('request', (request) => before.push(request.url()));
  const failed: string[] = [];
  page.on('response', (response) => response.ok() || failed.push(response.url()));
  const dialog = basename(chunkWith('Type your search query...'));
  await openPage(page, 'guides/');
  // The dialog is prefetched in idle time, after the pages in view.
  await expect.poll(() => before.some((url) => url.endsWith(dialog))).toBe(true);
  await untilQuiet(page);
  expect(failed).toEqual([]);
  const prefetched = new Set(before);
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      loaded.push(request.url());
    }
  });
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
  // What isn't needed until the first key is loaded when the dialog opens: the index, and search by example.
  const isLate = (url: string): boolean =>
    url.includes('/assets/search/') ||
    shippedScript(url).includes('Search by example could not be');
  expect(loaded.filter((url) => !isLate(url)).length).toBeGreaterThan(0);
  expect(loaded.filter((url) => !prefetched.has(url) && !isLate(url))).toEqual([]);
});

for (const connection of [
  {effectiveType: 'slow-2g', saveData: false},
  {effectiveType: '2g', saveData: false},
  {effectiveType: '4g', saveData: true},
]) {
  const name = connection.saveData ? 'data saving' : connection.effectiveType;
  test(`nothing is prefetched with ${name}`, async ({page}) => {
    await setConnection(page, connection);
    const requests = await recordRequests(page);
    await openPage(page, 'guides/');
    await link(page).hover();
    // Waits until prefetching would have started: the browser reports links in view after a frame, and
    // prefetching waits for idle time.
    await page.evaluate(
      () =>
        new Promise((done) =>
          requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(done))),
        ),
    );
    await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
    expect(requests).toEqual([]);

    await link(page).click();
    await expect(page.getByRole('heading', {level: 1, name: 'Mappings overview'})).toBeVisible();
    expect(requests).toEqual(['script']);
  });
}
