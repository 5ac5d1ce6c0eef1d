import {expect, type Page, type Response} from '@playwright/test';

/** The page's HTML is shown at once; from here on its scripts answer too. */
export async function waitForStart(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

export async function openPage(page: Page, path: string): Promise<Response> {
  const response = await page.goto(path);
  await waitForStart(page);
  return response!;
}
