import {expect, test, type Page} from '@playwright/test';
import {chunkWith, contentChunk, rewriteChunk} from '../observations/chunks';
import {openPage} from '../actions/openPage';

/**
 * Tests specification §8. Other files test its other rows: chunks that fail to load (04-states), failed
 * preloads (02-navigation-behaviour), unknown paths (02-routes, odd-urls), new deployments (deployments), the
 * search index (02-search-index), the storage (08-storage-errors) and build errors (apps/site/config/buildErrors.test.ts).
 */

const mappingsOverview = contentChunk('guides/mappings/overview');
const home = chunkWith('This website will guide you through');
const everyPageChunk = /\/assets\/js\/(?!main|react|runtime).+\.js$/;

/** Matches the default export of a module as the bundler writes it: 'default:()=>c'. */
const defaultExport = /\bdefault:\(\)=>([\w$]+)/;

/** The replacement for the default export: a page that throws while window.isCrashing is true. */
const crashingExport = `default:()=>globalThis.crashingPage??=function(properties){
  if(globalThis.isCrashing)throw 'thrown' in globalThis?globalThis.thrown:new Error('outer',{cause:new Error('inner')});
  return $1(properties)
}`;

function heading(page: Page, name: string) {
  return page.getByRole('heading', {level: 1, name, exact: true});
}

function navbar(page: Page) {
  return page.getByRole('navigation', {name: 'Main'});
}

test('a page that crashes shows the causes, and doesn’t affect the rest of the site', async ({
  page,
}) => {
  const crashed = heading(page, 'This page crashed.');
  await rewriteChunk(page, mappingsOverview, defaultExport, crashingExport);
  await page.addInitScript(() => Object.assign(window, {isCrashing: true}));
  await page.goto('guides/mappings/overview');
  await expect(crashed).toBeVisible();

  await test.step('it shows the chain of causes', async () => {
    await expect(page.getByText(/^outer\s+Cause:\s+inner$/)).toBeVisible();
    await expect(navbar(page)).toBeVisible();
  });

  await test.step('it doesn’t keep the reader from other pages', async () => {
    await navbar(page).getByRole('link', {name: 'API reference'}).click();
    await expect(heading(page, 'API reference')).toBeVisible();
    await expect(crashed).toHaveCount(0);
  });

  await test.step('it appears when it no longer crashes and "Try again" is pressed', async () => {
    await page.goto('guides/mappings/overview');
    await expect(crashed).toBeVisible();
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(crashed).toBeVisible();

    await page.evaluate(() => Object.assign(window, {isCrashing: false}));
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(heading(page, 'Mappings overview')).toBeVisible();
    await expect(crashed).toHaveCount(0);
  });
});

test('whatever a page throws, the crash page shows it', async ({page}) => {
  await rewriteChunk(page, mappingsOverview, defaultExport, crashingExport);
  await page.addInitScript(() => {
    const cyclic = new Error('outer');
    cyclic.cause = new Error('inner', {cause: cyclic});
    const thrown = {
      null: null,
      text: new Error('outer', {cause: 'inner'}),
      cycle: cyclic,
    }[window.location.search.slice(1)];
    Object.assign(window, {isCrashing: true, thrown});
  });
  for (const [thrown, shown] of [
    ['null', /^null$/],
    ['text', /^outer\s+Cause:\s+inner$/],
    ['cycle', /^outer\s+Cause:\s+inner$/],
  ] as const) {
    await test.step(thrown, async () => {
      await page.goto(`guides/mappings/overview?${thrown}`);
      await expect(heading(page, 'This page crashed.')).toBeVisible();
      await expect(page.getByText(shown)).toBeVisible();
      await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
    });
  }
});

test('a page without a default export raises an error', async ({page, baseURL}) => {
  const crashed = heading(page, 'This page crashed.');
  await rewriteChunk(page, mappingsOverview, defaultExport, 'noDefault:()=>$1');
  await rewriteChunk(page, home, defaultExport, 'noDefault:()=>$1');

  await test.step('in a page of the documentation', async () => {
    await page.goto('guides/mappings/overview');
    await expect(crashed).toBeVisible();
    const {pathname} = new URL('guides/mappings/overview', baseURL);
    await expect(
      page.getByText(`The page component at ${pathname} doesn't have a default export.`),
    ).toBeVisible();
  });

  await test.step('in the home page', async () => {
    await page.goto('');
    await expect(crashed).toBeVisible();
    await expect(page.getByText("doesn't have a default export")).toBeVisible();
    await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();

    await navbar(page).getByRole('link', {name: 'API reference'}).click();
    await expect(heading(page, 'API reference')).toBeVisible();
    await expect(crashed).toHaveCount(0);
  });
});

test.describe('the site did not load properly', () => {
  test('a banner says so and names the base URL', async ({page, baseURL}) => {
    await page.route('**/assets/**', (route) => route.abort());
    await page.goto('');
    await expect(page.getByText('Your Docusaurus site did not load properly.')).toBeVisible();
    const {pathname} = new URL(baseURL!);
    await expect(page.getByText(`Current configured baseUrl = ${pathname}`)).toBeVisible();

    await test.step('no banner appears if it loaded', async () => {
      await page.unroute('**/assets/**');
      await openPage(page, '');
      await expect(page.getByText('did not load properly')).toHaveCount(0);
    });
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
