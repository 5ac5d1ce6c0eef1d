import type {Page} from '@playwright/test';

/** Goes to an address without a load: as a history entry that the visitor comes back to. */
export async function goInside(page: Page, {href}: URL): Promise<void> {
  await page.evaluate((url) => {
    history.pushState({}, '', url);
    history.pushState({}, '', `${url}#left`);
  }, href);
  await page.goBack();
}
