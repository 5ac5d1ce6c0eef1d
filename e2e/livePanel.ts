import {expect, type Page} from '@playwright/test';

/** A live panel is the server's markup until the reader reaches for it. */
export async function reachForPanel(page: Page): Promise<void> {
  await page.getByRole('list', {name: 'Examples'}).hover();
}

/** Reaches for the panel, of a mapping or of a workflow function, and waits until it answers. */
export async function wakePanel(page: Page): Promise<void> {
  await reachForPanel(page);
  const field = page.locator('[name="call"], fieldset textarea, fieldset input').first();
  await expect(field).toBeEditable();
}
