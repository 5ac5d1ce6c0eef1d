import type {Page, Response} from '@playwright/test';

/** Waits until the scripts of the open page have started. */
export async function waitForStart(page: Page): Promise<void> {
  // Checks in every frame. An assertion would sleep up to half a second.
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
}

export async function openPage(page: Page, path: string): Promise<Response> {
  const response = await page.goto(path);
  await waitForStart(page);
  return response!;
}
