import {expect, test, type Page} from '@playwright/test';
import {contentChunk, holdChunk} from '../observations/chunks';
import {testWithClock} from '../actions/testWithClock';
import {openPage} from '../actions/openPage';
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

test.describe('a part of the page that fails to load', () => {
  test.beforeEach(async ({page}) => {
    await page.route(apiReference, (route) => route.abort());
  });

  test('is replaced by a red box with the error text until Retry loads it', async ({page}) => {
    await openPage(page, 'apiRef/');
    const box = page.getByRole('alert');
    await expect(box).toContainText(/ChunkLoadError: Loading chunk .+ failed/);
    await expect(box.getByRole('button', {name: 'Retry'})).toBeVisible();
    const background = await box.evaluate((element) => getComputedStyle(element).backgroundColor);
    const [red = 0, green = 0, blue = 0] = background.match(/\d+/g)!.map(Number);
    expect(red).toBeGreaterThan(150);
    expect(green).toBeLessThan(80);
    expect(blue).toBeLessThan(80);

    await test.step('shows the box again when Retry fails', async () => {
      await page.unroute(apiReference);
      let attempts = 0;
      await page.route(apiReference, (route) => {
        // The navbar's link prefetches the same chunk.
        attempts += route.request().resourceType() === 'script' ? 1 : 0;
        return route.abort();
      });
      for (const attempt of [1, 2]) {
        await page.getByRole('button', {name: 'Retry'}).click();
        await expect.poll(() => attempts).toBe(attempt);
        await expect(box).toContainText('ChunkLoadError');
      }
    });

    await test.step('appears when Retry loads it', async () => {
      const documents = recordDocuments(page);
      await page.unroute(apiReference);
      await page.getByRole('button', {name: 'Retry'}).click();
      await expect(heading(page, 'API reference')).toBeVisible();
      await expect(box).toHaveCount(0);
      expect(documents).toEqual([]);
    });
  });

  testWithClock('shows a spinner 200 ms after Retry', async ({page}) => {
    await page.clock.install();
    await openPage(page, 'apiRef/');
    await page.unroute(apiReference);
    const release = await holdChunk(page, apiReference);
    await stopClock(page);
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.clock.runFor(199);
    await expect(page.getByRole('status')).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(page.getByRole('status')).toHaveText('Loading…');

    release();
    await expect(heading(page, 'API reference')).toBeVisible();
    await expect(page.getByText('Loading…')).toHaveCount(0);
  });

  test('leaves the rest of the page working', async ({page, baseURL}) => {
    await openPage(page, 'apiRef/');
    const documents = recordDocuments(page);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Copyright © 2024');
    await navbarLink(page, 'Guides').click();
    await expect(heading(page, 'Guides')).toBeVisible();
    await expect(page).toHaveURL(new URL('guides/', baseURL).href);
    expect(documents).toEqual([]);
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
