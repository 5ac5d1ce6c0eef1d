// Checks the pages that the search dialog offers before the reader types.
import {expect, test, type Page} from '@playwright/test';
import {openPage, waitForStart} from '../actions/openPage';
import {openSearch, searchDialog} from '../actions/searchDialog';

const KEY = 'docusaurus.search.pages-documentation';

/** Visits documentation pages one after another, and waits until each is remembered. */
async function visit(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await openPage(page, path);
    const {pathname} = new URL(page.url());
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), KEY))
      .toMatch(new RegExp(`^\\[\\["${pathname}"`));
  }
}

function recentPages(page: Page) {
  const {dialog, ...rest} = searchDialog(page);
  const list = dialog.getByRole('listbox', {name: 'Recent pages'});
  return {...rest, dialog, list, pages: list.getByRole('option')};
}

test('the five pages visited last are shown by title, without the current page', async ({page}) => {
  await visit(page, [
    'guides/mappings/versioning/',
    'guides/mappings/samples/',
    'apiRef/authentication',
    'platformRef/mappingFunctions/Text/Upper',
    'apiRef/',
    'guides/mappings/xml/',
    'apiRef/authentication',
    'guides/',
  ]);
  await openPage(page, 'tags');
  await openPage(page, 'guides/');
  const {button, input, pages} = recentPages(page);
  await button.click();
  await expect(input).toBeFocused();
  await expect(pages).toHaveText([
    'Authentication',
    'Map XML',
    'API reference',
    'Text.Upper',
    'Sample files',
  ]);
});

test('a recent page opens with the keyboard and with a click', async ({page}) => {
  await visit(page, ['apiRef/authentication', 'guides/mappings/xml/']);
  const {button, dialog, input, pages} = recentPages(page);
  await openSearch(page);
  await expect(dialog.getByRole('link', {name: 'API reference'})).toBeVisible();
  await expect(pages).toHaveText(['Map XML', 'Authentication']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(pages.nth(1)).toHaveAttribute('aria-selected', 'true');
  const active = await input.getAttribute('aria-activedescendant');
  await expect(pages.nth(1)).toHaveAttribute('id', active!);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1, name: 'Authentication'})).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await button.click();
  await pages.filter({hasText: 'Map XML'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Map XML'})).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('recent pages come after recent searches, and each list can be cleared', async ({page}) => {
  await visit(page, ['apiRef/authentication']);
  const {button, dialog, input, options, list} = recentPages(page);
  await openSearch(page);
  await input.fill('upper');
  await expect(options.first()).toContainText('Upper');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await button.click();
  await expect(options.first()).toHaveText('upper');
  await expect(options.last()).toHaveText('Authentication');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');

  await dialog.getByRole('button', {name: 'Clear pages'}).click();
  await expect(list).toHaveCount(0);
  await expect(input).toBeFocused();
  await expect(options).toHaveText(['upper']);
  await page.reload();
  await waitForStart(page);
  await button.click();
  await expect(options).toHaveText(['upper']);
});

test('typing hides the recent pages, and an empty field shows them again', async ({page}) => {
  await visit(page, ['apiRef/authentication']);
  const {input, list} = {...recentPages(page), ...(await openSearch(page))};
  await expect(list).toBeVisible();
  await input.fill('upper');
  await expect(list).toHaveCount(0);
  await input.fill('');
  await expect(list).toBeVisible();
});

test('stored values that aren’t pages of this site are ignored', async ({page}) => {
  await page.addInitScript((key) => {
    const stored = [
      ['javascript:alert(1)', 'A script'],
      ['//evil.test/', 'Another site'],
      ['/gone', 'A page that is gone'],
      ['/apiRef/', 7],
      'text',
    ];
    localStorage.setItem(key, JSON.stringify(stored));
  }, KEY);
  const {options} = await openSearch(page);
  await expect(options).toHaveCount(0);
});
