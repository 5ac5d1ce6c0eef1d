import {test} from '@playwright/test';

/** A test with a page of its own: a clock that it stops would stay stopped in a shared page. */
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
