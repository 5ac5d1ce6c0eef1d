import type {Page, Response} from '@playwright/test';

/** The page's HTML is shown at once; from here on its scripts answer too. */
export async function waitForStart(page: Page): Promise<void> {
  // Looks in every frame, where an expectation would sleep up to half a second.
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
}

export async function openPage(page: Page, path: string): Promise<Response> {
  const response = await page.goto(path);
  await waitForStart(page);
  return response!;
}
