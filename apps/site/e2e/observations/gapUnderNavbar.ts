import type {Locator, Page} from '@playwright/test';

/** Measures how far an element's top is below the sticky navbar. A negative gap means that the navbar covers it. */
export async function gapUnderNavbar(page: Page, element: Locator): Promise<number> {
  const navbar = (await page.getByRole('navigation', {name: 'Main'}).boundingBox())!;
  const box = (await element.boundingBox())!;
  // Rounds the gap, because a fraction of a pixel isn't an overlap.
  return Math.round(box.y - (navbar.y + navbar.height));
}
