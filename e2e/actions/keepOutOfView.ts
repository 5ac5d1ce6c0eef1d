import type {Page} from '@playwright/test';

/** Makes the page believe that nothing is in view, so no link is prefetched. */
export async function keepOutOfView(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.IntersectionObserver = class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    } as unknown as typeof IntersectionObserver;
  });
}
