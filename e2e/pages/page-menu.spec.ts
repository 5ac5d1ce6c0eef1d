import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {openPage} from '../actions/openPage';
import {MAIN_SITE} from '../sites/sites';

function menu(page: Page): Locator {
  return page.locator('details').filter({hasText: 'View as Markdown'});
}

/** Opens the page menu. */
async function openMenu(page: Page): Promise<void> {
  await menu(page).getByText('Markdown', {exact: true}).click();
}

test('"Copy page" puts the page on the clipboard as Markdown', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, 'apiRef/authentication');
  await openMenu(page);
  await menu(page).getByRole('button', {name: 'Copy page'}).click();
  await expect(menu(page).getByRole('button')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    readFileSync(join(MAIN_SITE.directory, 'apiRef/authentication.md'), 'utf8'),
  );
});

test('the menu says if copying fails', async ({page}) => {
  await page.route('**/authentication.md', (route) => route.abort());
  await openPage(page, 'apiRef/authentication');
  await openMenu(page);
  await menu(page).getByRole('button', {name: 'Copy page'}).click();
  await expect(menu(page).getByRole('button')).toHaveText('Copying failed');
});

test('the menu closes with Escape, and when focus leaves it', async ({page}) => {
  await openPage(page, 'apiRef/authentication');
  const link = menu(page).getByRole('link', {name: 'View as Markdown'});
  await expect(link).toBeHidden();
  await openMenu(page);
  await link.focus();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(menu(page).locator('summary')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(link).toBeHidden();
});

test('the menu fits on a narrow screen', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await openPage(page, 'platformRef/mappingFunctions/Readers/CSV/ReadObjects');
  await openMenu(page);
  await expect(menu(page).getByRole('link', {name: 'List of all pages'})).toBeInViewport({
    ratio: 1,
  });
  await expect(menu(page).getByRole('button')).toBeInViewport({ratio: 1});
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the menu links to the Markdown version', async ({page}) => {
    await page.goto('guides/');
    await openMenu(page);
    await menu(page).getByRole('link', {name: 'View as Markdown'}).click();
    await expect(page).toHaveURL(/\/guides\/index\.md$/);
  });
});
