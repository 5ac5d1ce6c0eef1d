import {expect, test, type Page} from '@playwright/test';
import {chunkWith, contentChunk, rewriteChunk} from '../observations/chunks';
import {openPage} from '../actions/openPage';
import {recordDocuments} from '../observations/visits';

/**
 * Tests specification §8. Other files test its other rows: chunks that fail to load (04-states), failed
 * preloads (02-navigation-behaviour), the search index (02-search-index), the storage (08-storage-errors) and
 * build errors (config/buildErrors.test.ts).
 */

const mappingsOverview = contentChunk('guides/mappings/overview');
const home = chunkWith('This website will guide you through');
const everyPageChunk = /\/assets\/js\/(?!main|react|runtime).+\.js$/;

/** Matches the default export of a module as the bundler writes it: 'default:()=>c'. */
const defaultExport = /\bdefault:\(\)=>([\w$]+)/;

/** The replacement for the default export: a page that throws while window.isCrashing is true. */
const crashingExport = `default:()=>globalThis.crashingPage??=function(properties){
  if(globalThis.isCrashing)throw new Error('outer',{cause:new Error('inner')});
  return $1(properties)
}`;

function heading(page: Page, name: string) {
  return page.getByRole('heading', {level: 1, name, exact: true});
}

function navbar(page: Page) {
  return page.getByRole('navigation', {name: 'Main'});
}

test.describe('a page that crashes', () => {
  test.beforeEach(async ({page}) => {
    await rewriteChunk(page, mappingsOverview, defaultExport, crashingExport);
    await page.addInitScript(() => Object.assign(window, {isCrashing: true}));
    await page.goto('guides/mappings/overview');
    await expect(heading(page, 'This page crashed.')).toBeVisible();
  });

  test('shows the chain of causes', async ({page}) => {
    await expect(page.getByText(/^outer\s+Cause:\s+inner$/)).toBeVisible();
    await expect(navbar(page)).toBeVisible();
  });

  test('appears when it no longer crashes and "Try again" is pressed', async ({page}) => {
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(heading(page, 'This page crashed.')).toBeVisible();

    await page.evaluate(() => Object.assign(window, {isCrashing: false}));
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(heading(page, 'Mappings overview')).toBeVisible();
    await expect(heading(page, 'This page crashed.')).toHaveCount(0);
  });

  test('doesn’t keep the reader from other pages', async ({page}) => {
    await navbar(page).getByRole('link', {name: 'API reference'}).click();
    await expect(heading(page, 'API reference')).toBeVisible();
    await expect(heading(page, 'This page crashed.')).toHaveCount(0);
  });
});

test.describe('a page without a default export raises an error', () => {
  test('in a page of the documentation', async ({page, baseURL}) => {
    await rewriteChunk(page, mappingsOverview, defaultExport, 'noDefault:()=>$1');
    await page.goto('guides/mappings/overview');
    await expect(heading(page, 'This page crashed.')).toBeVisible();
    const {pathname} = new URL('guides/mappings/overview', baseURL);
    await expect(
      page.getByText(`The page component at ${pathname} doesn't have a default export.`),
    ).toBeVisible();
  });

  test('in the home page', async ({page}) => {
    await rewriteChunk(page, home, defaultExport, 'noDefault:()=>$1');
    await page.goto('');
    await expect(heading(page, 'This page crashed.')).toBeVisible();
    await expect(page.getByText("doesn't have a default export")).toBeVisible();
    await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();

    await navbar(page).getByRole('link', {name: 'API reference'}).click();
    await expect(heading(page, 'API reference')).toBeVisible();
    await expect(heading(page, 'This page crashed.')).toHaveCount(0);
  });
});

test.describe('the site did not load properly', () => {
  test('a banner says so and names the base URL', async ({page, baseURL}) => {
    await page.route('**/assets/**', (route) => route.abort());
    await page.goto('');
    await expect(page.getByText('Your Docusaurus site did not load properly.')).toBeVisible();
    const {pathname} = new URL(baseURL!);
    await expect(page.getByText(`Current configured baseUrl = ${pathname}`)).toBeVisible();
  });

  test('no banner appears if it loaded', async ({page}) => {
    await openPage(page, '');
    await expect(page.getByText('did not load properly')).toHaveCount(0);
  });

  test('without its scripts, a page can still be read', async ({page}) => {
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto('guides/mappings/overview');
    await expect(heading(page, 'Mappings overview')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Read, transform, write');
  });

  test('if all its parts fail, a box is shown instead of a blank page', async ({page}) => {
    await page.route(everyPageChunk, (route) => route.abort());
    await page.goto('guides/mappings/overview');
    await expect(page.getByRole('alert')).toContainText('ChunkLoadError');
    await page.unroute(everyPageChunk);
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(heading(page, 'Mappings overview')).toBeVisible();
  });
});

test.describe('a path that matches no route', () => {
  for (const path of ['nowhere', 'guides/nowhere/', 'guides/%E0%A4%A']) {
    test(`shows "Page Not Found": ${path}`, async ({page}) => {
      const response = await page.goto(path);
      expect(response!.status()).toBe(404);
      await expect(heading(page, 'Page Not Found')).toBeVisible();
      await expect(page.getByText('We could not find what you were looking for')).toBeVisible();
      await expect(navbar(page)).toBeVisible();
    });
  }
});

test('a tab older than the deployment reloads once and shows the new page', async ({
  page,
  baseURL,
}) => {
  await openPage(page, 'guides/');
  const documents = recordDocuments(page);
  // Simulates a new deployment: the old chunks are gone, and the next document refers to the new ones.
  await page.route(everyPageChunk, (route) =>
    documents.length === 0 ? route.fulfill({status: 404}) : route.continue(),
  );
  await navbar(page).getByRole('link', {name: 'API reference'}).click();
  await expect(heading(page, 'API reference')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(documents).toEqual([new URL('apiRef/', baseURL).href]);
});
