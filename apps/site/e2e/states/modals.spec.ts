// Checks what the search dialog and the mobile menu have in common.
import {expect, test, type Page} from '@playwright/test';
import {openPage} from '../actions/openPage';
import {searchDialog} from '../actions/searchDialog';

function menu(page: Page) {
  return {
    button: page.getByRole('button', {name: 'Toggle navigation bar'}),
    dialog: page.getByRole('dialog', {name: 'Navigation'}),
  };
}

test('the Back gesture of a phone closes a dialog, not the page', async ({page, baseURL}) => {
  await page.setViewportSize({width: 390, height: 800});
  // Only phones have the gesture, so the test calls the close watcher itself.
  await page.addInitScript(`
    watchers = [];
    CloseWatcher = class extends CloseWatcher {
      constructor() {
        super();
        watchers.push(this);
      }
    };
  `);
  await openPage(page, 'guides/');
  for (const [name, parts] of [
    ['search', searchDialog],
    ['mobile menu', menu],
  ] as const) {
    await test.step(`the Back gesture closes the ${name}`, async () => {
      const {button, dialog} = parts(page);
      await button.click();
      await expect(dialog).toHaveCount(1);
      await page.evaluate('watchers.at(-1).requestClose()');
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();
      await expect(page).toHaveURL(new URL('guides/', baseURL).href);
    });
  }
});

test('every modal is on layer 300', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await openPage(page, 'guides/');
  const {button, dialog} = menu(page);
  await button.click();
  await expect(dialog.locator('.navbar-sidebar')).toHaveCSS('z-index', '300');
  // The menu is inside the navbar, so the navbar's layer counts as well.
  await expect(page.locator('nav.navbar')).toHaveCSS('z-index', '300');

  await test.step('the search over the menu', async () => {
    await page.keyboard.press('Control+k');
    const search = searchDialog(page);
    await expect(search.input).toBeFocused();
    await expect(search.dialog).toHaveCSS('z-index', '300');
    // Both cover the page, and the later one is on top.
    await search.input.click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the workbench on a narrow screen', async () => {
    await page.keyboard.press('Control+j');
    await expect(page.getByRole('dialog', {name: 'Workbench'})).toHaveCSS('z-index', '300');
  });
});

test('Escape closes the search over the mobile menu, then the menu', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await openPage(page, 'guides/');
  const search = searchDialog(page);
  // Hovering renders the search dialog, still closed. Opening the menu must not make the dialog inert with the page.
  await search.button.hover();
  await expect(page.locator('dialog[aria-label="Search"]')).toBeAttached();
  const {button, dialog} = menu(page);
  await button.click();
  await expect(dialog).toHaveCount(1);
  await page.keyboard.press('Control+k');
  await expect(search.input).toBeFocused();
  await page.keyboard.type('upper');
  await expect(search.options.first()).toContainText('Upper');
  await page.keyboard.press('Escape');
  await expect(search.dialog).toHaveCount(0);
  await expect(dialog).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
