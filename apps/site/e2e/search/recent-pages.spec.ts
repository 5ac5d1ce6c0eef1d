// Checks the pages that the search dialog offers before the reader types.
import {expect, test, type Page} from '@playwright/test';
import {openPage, waitForStart} from '../actions/openPage';
import {openSearch, searchDialog} from '../actions/searchDialog';
import {moveInsideApp} from '../observations/visits';

const KEY = 'docusaurus.search.pages-documentation';

/** Moves from the open page to others, one after another, and waits until each is remembered. */
async function visit(page: Page, paths: readonly string[], baseURL?: string): Promise<void> {
  for (const path of paths) {
    const {href, pathname} = new URL(path, baseURL);
    await moveInsideApp(page, href);
    await waitUntilRemembered(page, pathname);
  }
}

async function waitUntilRemembered(page: Page, pathname: string): Promise<void> {
  await page.waitForFunction(([key, start]) => localStorage.getItem(key)?.startsWith(start), [
    KEY,
    `[["${pathname}"`,
  ] as const);
}

function recentPages(page: Page) {
  const {dialog, ...rest} = searchDialog(page);
  const list = dialog.getByRole('listbox', {name: 'Recent pages'});
  return {...rest, dialog, list, pages: list.getByRole('option')};
}

test('the search offers the pages visited last', async ({page, baseURL}) => {
  await openPage(page, 'guides/mappings/versioning/');
  await waitUntilRemembered(page, new URL('guides/mappings/versioning/', baseURL).pathname);
  await visit(
    page,
    [
      'guides/mappings/samples/',
      'apiRef/authentication',
      'platformRef/mappingFunctions/Text/Upper',
      'apiRef/',
      'guides/mappings/xml/',
      'apiRef/authentication',
      'guides/',
    ],
    baseURL,
  );
  await openPage(page, 'tags');
  // Pages are remembered in idle time.
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
  const {button, dialog, input, list, pages} = recentPages(page);
  await openSearch(page);
  await test.step('the five pages visited last are shown by title, without the current page', async () => {
    await expect(pages).toHaveText([
      'Authentication',
      'Map XML',
      'API reference',
      'Text.Upper',
      'Sample files',
    ]);
    await expect(dialog.getByRole('link', {name: 'API reference'})).toBeVisible();
  });
  await test.step('typing hides the recent pages, and an empty field shows them again', async () => {
    await input.fill('upper');
    await expect(list).toHaveCount(0);
    await input.fill('');
    await expect(list).toBeVisible();
  });
  await test.step('a recent page opens with the keyboard and with a click', async () => {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(pages.nth(1)).toHaveAttribute('aria-selected', 'true');
    const active = await input.getAttribute('aria-activedescendant');
    await expect(pages.nth(1)).toHaveAttribute('id', active!);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', {level: 1, name: 'Map XML'})).toBeVisible();
    await expect(dialog).toHaveCount(0);

    await button.click();
    await pages.filter({hasText: 'Authentication'}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'Authentication'})).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });
});

test('recent pages come after recent searches, and each list can be cleared', async ({
  page,
  baseURL,
}) => {
  await openPage(page, 'apiRef/authentication');
  await waitUntilRemembered(page, new URL('apiRef/authentication', baseURL).pathname);
  const {button, dialog, input, options, list} = recentPages(page);
  await button.click();
  await expect(input).toBeFocused();
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

test('stored values that aren’t searches or pages of this site are ignored', async ({page}) => {
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
  await openPage(page, 'guides/');
  const {button, dialog, input, options} = searchDialog(page);
  for (const [stored, shown] of [
    ['["upper", 1]', ['upper']],
    ['{"a":', []],
    ['[1, {"b": 2}]', []],
    ['"text"', []],
  ] as const) {
    await page.evaluate((value) => {
      localStorage.setItem('docusaurus.search.recent-documentation', value);
    }, stored);
    await button.click();
    await expect(input).toBeFocused();
    await expect(options).toHaveText(shown);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  await button.click();
  await input.fill('Text.Upper');
  await expect(options.first()).toContainText('Upper');
});
