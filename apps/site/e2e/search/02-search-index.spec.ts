// cspell:ignore distnict
import {expect, test, type Page, type Route} from '@playwright/test';
import {openPage} from '../actions/openPage';
import {INDEX_FILES, openSearch, searchDialog} from '../actions/searchDialog';
import {fromScript} from '@documentation/reference/internal/search/index/searchScript';
import {untilQuiet} from '../observations/untilQuiet';

function recordRequests(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(new URL(request.url()).pathname));
  return addresses;
}

function indexRequests(addresses: readonly string[]): string[] {
  return addresses.filter((address) => INDEX_FILES.test(address));
}

/** Records the errors that the page logs about the index. */
function recordErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().includes('search index')) {
      errors.push(message.text());
    }
  });
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
  return errors;
}

test('a page loads the index when the reader points at the button, and not before', async ({
  page,
}) => {
  const requests = recordRequests(page);
  await openPage(page, 'guides/');
  await untilQuiet(page);
  expect(indexRequests(requests)).toEqual([]);
  const loaded = page.waitForResponse(/\/assets\/search\/index\.[0-9a-f]+\.js$/);
  await searchDialog(page).button.hover();
  expect((await loaded).status()).toBe(200);
});

test('the index is loaded once, and no query makes a request', async ({page}) => {
  // Turns on data saving, so no pages are prefetched.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}});
  });
  const requests = recordRequests(page);
  const {button, dialog, input, options} = await openSearch(page);
  await input.fill('upper');
  await expect(options.first()).toContainText('Upper');
  await untilQuiet(page);
  expect(indexRequests(requests)).toHaveLength(1);
  requests.length = 0;
  for (const [query, title] of [
    ['VLOOKUP', 'Lookup'],
    ['formatDateTime', 'Format'],
    ['distnict', 'Distinct'],
  ] as const) {
    await input.pressSequentially(` ${query}`);
    await input.fill(query);
    await expect(options.first()).toContainText(title);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await button.click();
  await input.fill('coalesce');
  await expect(options.first()).toContainText('Coalesce');
  expect(requests).toEqual([]);
});

test('the name of the index contains a hash of its content, so it can be cached forever', async ({
  request,
}) => {
  const manifest = await request.get('search-index.json');
  expect(manifest.headers()['cache-control']).toBe('no-cache');
  const {file} = (await manifest.json()) as {file: string};
  expect(file).toMatch(/^assets\/search\/index\.[0-9a-f]{8}\.js$/);
  const index = await request.get(file);
  expect(index.headers()['cache-control']).toContain('immutable');
});

test('a page of an older build finds the current index', async ({page}) => {
  await page.route('**/guides/', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      /search\/index\.[0-9a-f]+/,
      'search/index.0ddba11',
    );
    await route.fulfill({response, body: html});
  });
  const gone = page.waitForResponse(/index\.0ddba11\.js$/);
  const {input, options} = await openSearch(page);
  expect((await gone).status()).toBe(404);
  await input.fill('upper');
  await expect(options.first()).toContainText('Upper');
});

test('unlisted pages, tags and the not-found page aren’t in the index', async ({request}) => {
  const {file} = (await (await request.get('search-index.json')).json()) as {file: string};
  const index = fromScript(await (await request.get(file)).text());
  const paths = index.pages.map(([, url]) => url);
  expect(paths.some((path) => path.endsWith('/XML/ValuesFromPath'))).toBe(true);
  expect(paths.filter((path) => path.endsWith('/XML/ValueFromPath'))).toEqual([]);
  expect(paths.filter((path) => /\/tags\b|404/.test(path))).toEqual([]);
  expect(paths.length).toBeGreaterThan(190);
});

/** Keeps the answers about the index waiting until the returned function is called. */
async function holdIndex(
  page: Page,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(INDEX_FILES, async (route) => {
    await released;
    await answer(route);
  });
  return release;
}

test('an index that can’t be loaded is only logged, and opening search later tries again', async ({
  page,
}) => {
  const errors = recordErrors(page);
  let isBroken = true;
  const release = await holdIndex(page, (route) => (isBroken ? route.abort() : route.continue()));
  const {button, dialog, input, options, empty} = await openSearch(page);
  await input.fill('upper');
  await expect(dialog.getByRole('status')).toHaveText('Loading the search index…');
  release();
  await expect.poll(() => errors.length).toBeGreaterThan(0);
  expect(errors.filter((error) => error.startsWith('uncaught'))).toEqual([]);
  // The dialog still works: it accepts input, shows no false results, links to the sections, and closes.
  await expect(dialog.getByRole('link', {name: 'Guides'})).toBeVisible();
  await expect(empty).toHaveCount(0);
  await expect(options).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  isBroken = false;
  await button.click();
  await input.fill('upper');
  await expect(options.first()).toContainText('Upper');
});

test('an index that couldn’t be loaded is tried again on the next key', async ({page}) => {
  const errors = recordErrors(page);
  let isBroken = true;
  const release = await holdIndex(page, (route) => (isBroken ? route.abort() : route.continue()));
  const {input, options} = await openSearch(page);
  release();
  await expect.poll(() => errors.length).toBeGreaterThan(0);
  await input.fill('low');
  await expect.poll(() => errors.length).toBeGreaterThan(1);
  isBroken = false;
  await input.pressSequentially('e');
  await expect(options.first()).toContainText('Lower');
  expect(errors.filter((error) => error.startsWith('uncaught'))).toEqual([]);
});

test('a malformed index is only logged', async ({page}) => {
  const errors = recordErrors(page);
  const release = await holdIndex(page, (route) =>
    route.fulfill({contentType: 'text/javascript', body: 'export default () => ({index: {}})'}),
  );
  const {dialog, input, empty} = await openSearch(page);
  await input.fill('upper');
  await expect(dialog.getByRole('status')).toHaveText('Loading the search index…');
  release();
  await expect.poll(() => errors.length).toBeGreaterThan(0);
  expect(errors.filter((error) => error.startsWith('uncaught'))).toEqual([]);
  await expect(dialog.getByRole('link', {name: 'Guides'})).toBeVisible();
  await expect(empty).toHaveCount(0);
});

test('a dialog that can’t be loaded leaves the page unchanged, and the next click tries again', async ({
  page,
}) => {
  await openPage(page, 'guides/');
  let isBroken = true;
  await page.route(/\/assets\/js\//, (route) => (isBroken ? route.abort() : route.continue()));
  const {button, dialog, input} = searchDialog(page);
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('search dialog could not be loaded'),
  );
  await button.click();
  await logged;
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', {level: 1, name: 'Guides'})).toBeVisible();
  isBroken = false;
  await button.click();
  await expect(input).toBeFocused();
});

test('a query that is typed before the index has loaded gets results once it has', async ({
  page,
}) => {
  const release = await holdIndex(page);
  const {dialog, input, options, empty} = await openSearch(page);
  await input.fill('lower');
  await expect(dialog.getByRole('status')).toHaveText('Loading the search index…');
  await input.fill('upper');
  await expect(empty).toHaveCount(0);
  release();
  await expect(options.first()).toContainText('Upper');
});

test('a query that is deleted before the index has loaded gets no results', async ({page}) => {
  const release = await holdIndex(page);
  const {dialog, input, options} = await openSearch(page);
  const status = dialog.getByRole('status');
  await input.fill('upper');
  await expect(status).toHaveText('Loading the search index…');
  await input.fill('');
  await expect(status).toHaveText('');
  await status.evaluate((element) => {
    const announced: string[] = [];
    Object.assign(window, {announced});
    new MutationObserver(() => announced.push(element.textContent)).observe(element, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  release();
  // Results of the next query show that the index is there.
  await input.fill('Text.Lower');
  await expect(options.first()).toContainText('Lower');
  const announced = (await page.evaluate('announced')) as string[];
  expect(announced.filter((text) => /result/i.test(text))).toHaveLength(1);
});
