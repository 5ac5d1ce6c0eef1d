import type {Page} from '@playwright/test';

/** Goes to a URL as the Back button does, without loading a document. */
export async function goInside(page: Page, {href}: URL): Promise<void> {
  await page.evaluate((url) => {
    history.pushState({}, '', url);
    history.pushState({}, '', `${url}#left`);
  }, href);
  await page.goBack();
}
