import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {copiedBy} from '../actions/copiedBy';
import {openPage} from '../actions/openPage';
import {stopClock, testWithClock} from '../actions/testWithClock';
import {moveInsideApp} from '../observations/visits';
import {MAIN_SITE} from '../sites/sites';

function menu(page: Page): Locator {
  return page.locator('details').filter({hasText: 'View as Markdown'});
}

/** Opens the page menu. */
async function openMenu(page: Page): Promise<void> {
  await menu(page).getByText('Markdown', {exact: true}).click();
}

testWithClock('a reader opens the menu and copies the page', async ({page, context, baseURL}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, 'apiRef/authentication');
  const copy = menu(page).getByRole('button');

  await test.step('the menu closes with Escape, and when focus leaves it', async () => {
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

  await test.step('the menu says if copying fails', async () => {
    await page.route('**/authentication.md', (route) => route.abort());
    await openMenu(page);
    await stopClock(page);
    await menu(page).getByRole('button', {name: 'Copy page'}).click();
    await expect(copy).toHaveText('Copying failed');
    await page.unroute('**/authentication.md');
  });

  await test.step('"Copy page" puts the page on the clipboard as Markdown', async () => {
    expect(await copiedBy(page, () => copy.click())).toBe(
      readFileSync(join(MAIN_SITE.directory, 'apiRef/authentication.md'), 'utf8'),
    );
    await expect(copy).toHaveText('Copied');
    await page.clock.resume();
    await expect(copy).toHaveText('Copy page');
  });

  await test.step('the menu fits on a narrow screen', async () => {
    await page.setViewportSize({width: 320, height: 640});
    const path = 'platformRef/mappingFunctions/Readers/CSV/ReadObjects';
    await moveInsideApp(page, new URL(path, baseURL).href);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Readers.CSV.ReadObjects');
    await openMenu(page);
    await expect(menu(page).getByRole('link', {name: 'List of all pages'})).toBeInViewport({
      ratio: 1,
    });
    await expect(copy).toBeInViewport({ratio: 1});
  });
});
