import {expect, test, type Locator, type Page} from '@playwright/test';
import {gapUnderNavbar} from '../observations/gapUnderNavbar';
import {openPage} from '../actions/openPage';

/** Presses Tab until the element has focus. Fails if that takes more than 60 presses. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    if (await element.evaluate((target) => target === document.activeElement)) {
      return;
    }
  }
  await expect(element).toBeFocused();
}

test('a reader with a keyboard skips the navigation and follows a link', async ({page}) => {
  await openPage(page, 'guides/');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  const announcement = page.locator('[aria-live="polite"]:not(button *)');

  await test.step('the first page leaves the focus where the browser puts it', async () => {
    await expect(page.getByRole('heading', {level: 1})).not.toBeFocused();
    await expect(announcement).toHaveText('');
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
  });

  await test.step('the skip link skips the navigation', async () => {
    await expect(skip).toBeInViewport({ratio: 1});
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toBeVisible();
  });

  await test.step('after a navigation, the heading has the focus and the title is announced', async () => {
    await expect(announcement).toHaveText('');
    await page.getByRole('main').getByRole('link', {name: 'API reference'}).first().click();
    await expect(page.getByRole('heading', {level: 1, name: 'API reference'})).toBeFocused();
    await expect(announcement).toHaveText('API reference | Documentation');
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1, name: 'Guides'})).toBeFocused();
    await expect(announcement).toHaveText('Guides | Documentation');
  });
});

test('the target of a hash has the focus', async ({page}) => {
  await openPage(page, 'platformRef/mappingFunctions/XML/ValuesFromPath');

  await test.step('after a navigation to a hash, its target has the focus', async () => {
    await page.getByRole('main').getByRole('link', {name: 'E_PATH'}).first().click();
    const target = page.getByRole('heading', {level: 3, name: 'E_PATH'});
    await expect(target).toBeFocused();
    await expect(target).toBeInViewport();
    expect(await gapUnderNavbar(page, target)).toBeGreaterThanOrEqual(0);
  });

  await test.step('on the same page, the focus moves to the target of a hash too', async () => {
    await page
      .getByRole('navigation', {name: 'On this page'})
      .getByRole('link', {name: 'E_RANGE'})
      .click();
    await expect(page.getByRole('heading', {level: 3, name: 'E_RANGE'})).toBeFocused();
  });
});

test('the keyboard alone is enough to get from the home page to a page', async ({
  page,
  baseURL,
}) => {
  await openPage(page, '');
  await tabTo(page, page.getByRole('link', {name: 'Get started'}));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1, name: 'Guides'})).toBeFocused();
  await tabTo(
    page,
    page.getByRole('main').getByRole('link', {name: 'Mappings overview', exact: true}),
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new URL('guides/mappings/overview', baseURL).href);
  await expect(page.getByRole('heading', {level: 1, name: 'Mappings overview'})).toBeFocused();
});
