import type {Page, Response} from '@playwright/test';

/** Opens a page and waits until its scripts have started. */
export async function waitForStart(page: Page): Promise<void> {
  // Checks in every frame; an expectation would sleep up to half a second.
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
}

export async function openPage(page: Page, path: string): Promise<Response> {
  const response = await page.goto(path);
  await waitForStart(page);
  return response!;
}
