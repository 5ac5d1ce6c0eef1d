import {test, type Page} from '@playwright/test';

/** A test with its own page, because a stopped clock would stay stopped in a shared page. */
export const testWithClock = test.extend({
  context: async ({browser}, use) => {
    const context = await browser.newContext();
    await use(context);
    await context.close();
  },
  page: async ({context}, use) => {
    await use(await context.newPage());
  },
});

/** Stops the page's clock. Afterwards, only page.clock.runFor() advances it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}
