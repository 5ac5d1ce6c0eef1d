import {test} from '@playwright/test';

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
