import type {Page} from '@playwright/test';

/**
 * Disables IntersectionObserver, so links in view aren't prefetched, and moves the pointer of the previous test away,
 * because a panel under the pointer loads its code.
 */
export async function keepOutOfView(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.addInitScript(() => {
    window.IntersectionObserver = class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    } as unknown as typeof IntersectionObserver;
  });
}
