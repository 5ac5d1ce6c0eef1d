import {expect, type Page} from '@playwright/test';

function clipboardText(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Returns what an action copies. A label such as "Copied" is no sign to wait for: it disappears after two seconds. */
export async function copiedBy(page: Page, action: () => Promise<void>): Promise<string> {
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await action();
  await expect.poll(() => clipboardText(page)).not.toBe('');
  return clipboardText(page);
}
