import type {Page, Response} from '@playwright/test';

/** Waits until the open page is hydrated. */
export async function waitForStart(page: Page): Promise<void> {
  // waitForFunction() checks in every frame. An assertion would wait up to half a second between checks.
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
}

export async function openPage(page: Page, path: string): Promise<Response> {
  const response = await page.goto(path);
  await waitForStart(page);
  return response!;
}
