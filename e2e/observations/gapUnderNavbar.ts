import type {Locator, Page} from '@playwright/test';

/** How far the top of an element is below the sticky navbar; negative is hidden under it. */
export async function gapUnderNavbar(page: Page, element: Locator): Promise<number> {
  const navbar = (await page.getByRole('navigation', {name: 'Main'}).boundingBox())!;
  const box = (await element.boundingBox())!;
  // Rounded: a part of a pixel is no overlap.
  return Math.round(box.y - (navbar.y + navbar.height));
}
