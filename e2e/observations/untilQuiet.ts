import {expect, type Page} from '@playwright/test';

/** Waits until nothing has been requested for half a second. `networkidle` is reached only once in each document. */
export async function untilQuiet(page: Page): Promise<void> {
  let last = Date.now();
  const note = (): void => {
    last = Date.now();
  };
  page.on('request', note).on('requestfinished', note);
  await expect
    .poll(() => Date.now() - last, {intervals: [100], timeout: 30_000})
    .toBeGreaterThan(500);
  page.off('request', note).off('requestfinished', note);
}
