// cspell:ignore qqqqzzzzxxxx
import {expect, test, type Page} from '@playwright/test';
import {stopClock, testWithClock} from '../actions/testWithClock';
import {openPage} from '../actions/openPage';
import {openSearch, searchDialog} from '../actions/searchDialog';

test('the button and the keys open the dialog, and going back closes it', async ({
  page,
  baseURL,
}) => {
  await openPage(page, 'guides/');
  const {button, dialog, input} = searchDialog(page);
  await test.step('until it is opened, the prepared dialog is out of reach', async () => {
    await button.hover();
    const ready = page.locator('dialog');
    await expect(ready).toHaveCount(1);
    await expect(ready).toBeHidden();
    await ready.locator('input').evaluate((field) => field.focus());
    await expect(ready.locator('input')).not.toBeFocused();
    await page.getByRole('main').getByRole('link', {name: 'API reference'}).first().click();
    await expect(page.getByRole('heading', {level: 1, name: 'API reference'})).toBeVisible();
  });
  await test.step('the Search button opens a modal with the field ready to type in', async () => {
    await expect(dialog).toHaveCount(0);
    await button.click();
    await expect(dialog).toBeVisible();
    await expect(input).toBeFocused();
    await expect(input).toHaveAttribute('placeholder', 'Type your search query...');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
  await test.step('Ctrl+K, Cmd+K and / open the dialog', async () => {
    for (const shortcut of ['Control+k', 'Meta+k', '/']) {
      await page.keyboard.press(shortcut);
      await expect(input).toBeFocused();
      await expect(input).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  });
  await test.step('Ctrl+K opens it from a field too, where a slash is only a slash', async () => {
    await page.evaluate(() => {
      const field = document.createElement('input');
      field.ariaLabel = 'A field';
      document.querySelector('main')!.append(field);
    });
    const field = page.getByLabel('A field');
    await field.focus();
    await page.keyboard.press('/');
    await expect(field).toHaveValue('/');
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(input).toBeFocused();
  });
  await test.step('going back closes the dialog', async () => {
    await expect(dialog).toBeVisible();
    await page.evaluate(() => window.history.back());
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(new URL('guides/', baseURL).href);
  });
});

/** Opens a page and the dialog. Returns the position of a link in the sidebar, which the dialog covers. */
async function coverSidebar(page: Page): Promise<{x: number; y: number}> {
  await openPage(page, 'guides/mappings/overview');
  const link = page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link').nth(3);
  const {x, y} = (await link.boundingBox())!;
  const {button, dialog} = searchDialog(page);
  await button.click();
  await expect(dialog).toBeVisible();
  return {x: x + 5, y: y + 5};
}

async function expectClosed(page: Page, baseURL?: string): Promise<void> {
  await expect(searchDialog(page).dialog).toHaveCount(0);
  await expect(page).toHaveURL(new URL('guides/mappings/overview', baseURL).href);
}

test('the page behind the dialog is out of reach', async ({page, baseURL}) => {
  const {button, dialog, input} = searchDialog(page);
  const {x, y} = await coverSidebar(page);
  await test.step('a click beside the panel closes it, and doesn’t reach the page behind it', async () => {
    await page.mouse.click(x, y);
    await expectClosed(page, baseURL);
  });
  await button.click();
  await test.step('selecting the query can end outside the panel', async () => {
    await input.fill('upper');
    const field = (await input.boundingBox())!;
    await page.mouse.move(field.x + 60, field.y + field.height / 2);
    await page.mouse.down();
    await page.mouse.move(5, field.y + field.height / 2, {steps: 3});
    await page.mouse.up();
    await expect(dialog).toBeVisible();
    await expect(input).toHaveValue('upper');
  });
  await test.step('the modal is on layer 300, above everything, and the page behind it doesn’t scroll', async () => {
    await expect(dialog).toHaveCSS('z-index', '300');
    await expect(dialog).toHaveAttribute('aria-modal', 'true');
    await expect(page.locator('#__docusaurus')).toHaveAttribute('inert');
    // A click at the position of the navbar or the text hits the dialog instead.
    for (const [left, top] of [
      [200, 30],
      [640, 400],
    ] as const) {
      const isInside = await page.evaluate(
        (point) => document.elementFromPoint(...point)?.closest('dialog') !== null,
        [left, top] as const,
      );
      expect(isInside).toBe(true);
    }
    await page.mouse.move(640, 700);
    await page.mouse.wheel(0, 600);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(page.locator('#__docusaurus')).not.toHaveAttribute('inert');
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });
});

test.describe('on a touchscreen', () => {
  test.use({hasTouch: true});

  test('a tap beside the panel closes it, and doesn’t reach the page behind it', async ({
    page,
    baseURL,
  }) => {
    const {x, y} = await coverSidebar(page);
    await page.touchscreen.tap(x, y);
    await expectClosed(page, baseURL);
  });
});

testWithClock(
  'results appear 400 ms after the last key, and replace the old ones',
  async ({page}) => {
    const {input, options} = await openSearch(page);
    // The first query also has to wait for the index, so the test measures later ones.
    await input.fill('lower');
    await expect(options.first()).toContainText('Lower');
    await input.fill('');
    await expect(options).toHaveCount(0);
    await stopClock(page);
    await test.step('results appear 400 ms after the last key', async () => {
      await input.fill('upp');
      await page.clock.runFor(399);
      await input.fill('upper');
      await page.clock.runFor(399);
      await expect(options).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(options.first()).toContainText('Upper');
    });
    await test.step('old results stay until the new ones are ready', async () => {
      await input.fill('coalesce');
      await page.clock.runFor(399);
      await expect(options.first()).toContainText('Upper');
      await page.clock.runFor(1);
      await expect(options.first()).toContainText('Coalesce');
    });
  },
);

test('the dialog shows what a query finds, and a result opens', async ({page, baseURL}) => {
  const {button, dialog, input, options, empty} = await openSearch(page);
  await test.step('at most 5 results are shown, each with title, excerpt, section and breadcrumb', async () => {
    await input.fill('text');
    await expect(options).toHaveCount(5);
    await input.fill('Text.Upper');
    await expect(options.first()).toContainText('Converts text to uppercase');
    await expect(options.first()).toContainText('Mapping function');
    await expect(options.first()).toContainText('Mapping functions › Text');
    expect(await options.count()).toBeLessThanOrEqual(5);
  });
  await test.step('the dialog says “No results found” if there are none', async () => {
    await expect(empty).toHaveCount(0);
    await input.fill('qqqqzzzzxxxx');
    await expect(empty).toBeVisible();
    await expect(options).toHaveCount(0);
  });
  await test.step('an empty query clears the results', async () => {
    await input.fill('   ');
    await expect(empty).toHaveCount(0);
    await input.fill('upper');
    await expect(options.first()).toBeVisible();
    await input.fill('');
    await expect(options).toHaveCount(0);
    await expect(empty).toHaveCount(0);
  });
  await test.step('closing clears the query and the results', async () => {
    await input.fill('upper');
    await expect(options.first()).toBeVisible();
    await dialog.getByRole('button', {name: 'Close'}).click();
    await expect(dialog).toHaveCount(0);
    await button.click();
    await expect(input).toHaveValue('');
    await expect(options).toHaveCount(0);
  });
  await test.step('choosing a result opens its URL', async () => {
    await input.fill('Text.Upper');
    await options.first().click();
    await expect(page).toHaveURL(new URL('platformRef/mappingFunctions/Text/Upper', baseURL).href);
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', {level: 1, name: 'Upper'})).toBeFocused();
  });
  await test.step('a result for a section opens at its heading', async () => {
    await button.click();
    await input.fill('E_PARSE');
    await expect(options.first()).toContainText('Platform reference › E_PARSE');
    await options.first().click();
    await expect(page).toHaveURL(new URL('platformRef/#e_parse', baseURL).href);
    const heading = page.getByRole('heading', {name: 'E_PARSE'});
    await expect(heading).toBeInViewport();
    await expect(heading).toBeFocused();
  });
});
