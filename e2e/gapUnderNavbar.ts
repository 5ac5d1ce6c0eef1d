import type {Locator, Page} from '@playwright/test';

/** Where the top of an element stands below the sticky navbar; negative is hidden under it. */
export async function gapUnderNavbar(page: Page, element: Locator): Promise<number> {
  const navbar = (await page.getByRole('navigation', {name: 'Main'}).boundingBox())!;
  const box = (await element.boundingBox())!;
  return box.y - (navbar.y + navbar.height);
}
