import {expect, type Page} from '@playwright/test';

/**
 * Waits until nothing has been requested for half a second, and longer on a busy machine, where a page takes longer
 * to request what it needs. `networkidle` is reached only once in each document.
 */
export async function untilQuiet(page: Page): Promise<void> {
  let last = Date.now();
  const note = (): void => {
    last = Date.now();
  };
  page.on('request', note).on('requestfinished', note);
  await expect
    .poll(
      async () => {
        const asked = Date.now();
        await page.evaluate(() => null);
        return Date.now() - last > 500 + 10 * (Date.now() - asked);
      },
      {intervals: [100]},
    )
    .toBe(true);
  page.off('request', note).off('requestfinished', note);
}
