import type {Page} from '@playwright/test';

/** Nothing ever comes into view: no link is prefetched. */
export async function keepOutOfView(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.IntersectionObserver = class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    } as unknown as typeof IntersectionObserver;
  });
}
