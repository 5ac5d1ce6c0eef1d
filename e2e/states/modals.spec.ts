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
