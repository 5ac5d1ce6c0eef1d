import type {Page} from '@playwright/test';

/** Disables IntersectionObserver, so links in view aren't prefetched. */
export async function keepOutOfView(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.IntersectionObserver = class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    } as unknown as typeof IntersectionObserver;
  });
}
