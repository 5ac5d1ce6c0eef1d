import {expect, test, type Page} from '@playwright/test';
import {chunkWith, contentChunk, holdChunk} from '../observations/chunks';
import {testWithClock} from '../actions/testWithClock';
import {openPage, waitForStart} from '../actions/openPage';
import {watchProblems} from '../observations/pageProblems';
import {recordDocuments} from '../observations/visits';
import {untilQuiet} from '../observations/untilQuiet';

const apiReference = contentChunk('apiRef/index');

function heading(page: Page, name: string) {
  return page.getByRole('heading', {level: 1, name});
}

function navbarLink(page: Page, name: string) {
  return page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name, exact: true});
}

/** Stops the page's clock, so only clock.runFor() advances it. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

test.describe('progress bar', () => {
  test.beforeEach(async ({page}) => {
    await page.clock.install();
  });

  testWithClock(
    'starts 200 ms after a route change, and the old page stays until it ends',
    async ({page, baseURL}) => {
      const release = await holdChunk(page, apiReference);
      await openPage(page, 'guides/');
      const documents = recordDocuments(page);
      await stopClock(page);
      await navbarLink(page, 'API reference').click();
      await expect(page).toHaveURL(new URL('apiRef/', baseURL).href);
      const progressBar = page.locator('#nprogress');
      await page.clock.runFor(199);
      await expect(progressBar).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(progressBar.locator('.bar')).toBeVisible();
      await expect(heading(page, 'Guides')).toBeVisible();
      await expect(heading(page, 'API reference')).toBeHidden();

      release();
      await expect(heading(page, 'API reference')).toBeVisible();
      await expect(heading(page, 'Guides')).toBeHidden();
      await page.clock.resume();
      await expect(progressBar).toHaveCount(0);
      expect(documents).toEqual([]);
    },
  );

  testWithClock('doesn’t start if the route changes within 200 ms', async ({page}) => {
    await openPage(page, 'guides/');
    await stopClock(page);
    await navbarLink(page, 'API reference').click();
    await expect(heading(page, 'API reference')).toBeVisible();
    await page.clock.runFor(1000);
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });
});

/** The layout of a documentation page, and its content. */
const parts = {layout: chunkWith('docRoot'), content: apiReference};

test.describe('a part of the page that fails to load', () => {
  for (const [name, chunk] of Object.entries(parts)) {
    test(`adds a red box with the error text until Retry loads the ${name}`, async ({page}) => {
      const problems = watchProblems(page);
      await page.route(chunk, (route) => route.abort());
      await page.goto('apiRef/#conventions');
      const box = page.getByRole('alert');
      await expect(box).toContainText(/ChunkLoadError: Loading chunk .+ failed/);
      await expect(box).toBeInViewport({ratio: 1});
      const background = await box.evaluate((element) => getComputedStyle(element).backgroundColor);
      const [red = 0, green = 0, blue = 0] = background.match(/\d+/g)!.map(Number);
      expect(red).toBeGreaterThan(150);
      expect(green).toBeLessThan(80);
      expect(blue).toBeLessThan(80);

      await test.step('the page can still be read', async () => {
        await expect(heading(page, 'API reference')).toBeVisible();
        await expect(page.getByRole('main')).toContainText('Authorization: Bearer');
        await expect(page.getByRole('contentinfo')).toContainText('Copyright © 2024');
      });

      await test.step('shows the box again when Retry fails', async () => {
        await page.unroute(chunk);
        let attempts = 0;
        await page.route(chunk, (route) => {
          attempts += 1;
          return route.abort();
        });
        for (const attempt of [1, 2]) {
          await page.getByRole('button', {name: 'Retry'}).click();
          await expect.poll(() => attempts).toBe(attempt);
          await expect(box).toContainText('ChunkLoadError');
        }
        await expect(page.getByRole('alert')).toHaveCount(1);
      });

      await test.step('starts the app when Retry loads it, and stays at the target', async () => {
        const documents = recordDocuments(page);
        const position = await page.evaluate(() => window.scrollY);
        expect(position).toBeGreaterThan(0);
        await page.unroute(chunk);
        await page.getByRole('button', {name: 'Retry'}).click();
        await waitForStart(page);
        await expect(box).toHaveCount(0);
        await expect(heading(page, 'API reference')).toBeAttached();
        expect(await page.evaluate(() => window.scrollY)).toBe(position);
        expect(documents).toEqual([]);
        // The page has been hydrated, not rendered again.
        expect(
          problems.filter((problem) => !/ChunkLoadError|net::ERR_FAILED/.test(problem)),
        ).toEqual([]);
      });
    });
  }

  testWithClock('shows a spinner 200 ms after Retry', async ({page}) => {
    await page.clock.install();
    await page.route(apiReference, (route) => route.abort());
    await page.goto('apiRef/');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unroute(apiReference);
    const release = await holdChunk(page, apiReference);
    await stopClock(page);
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.clock.runFor(199);
    const spinner = page.getByRole('status').filter({hasText: 'Loading…'});
    await expect(spinner).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(spinner).toBeVisible();

    release();
    await waitForStart(page);
    await expect(spinner).toHaveCount(0);
  });

  test('leaves the links on the page working', async ({page, baseURL}) => {
    await page.route(apiReference, (route) => route.abort());
    await page.goto('apiRef/');
    await expect(page.getByRole('alert')).toBeVisible();
    await navbarLink(page, 'Guides').click();
    await expect(page).toHaveURL(new URL('guides/', baseURL).href);
    await waitForStart(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('a page that can never be loaded is reloaded only once', async ({page, baseURL}) => {
  await openPage(page, 'guides/');
  await page.route(apiReference, (route) => route.abort());
  const documents = recordDocuments(page);
  await navbarLink(page, 'API reference').click();
  await expect(page.getByRole('alert')).toContainText('ChunkLoadError');
  await expect(page.getByRole('button', {name: 'Retry'})).toBeVisible();
  await untilQuiet(page);
  expect(documents).toEqual([new URL('apiRef/', baseURL).href]);
});
