// cspell:ignore qqqqzzzzxxxx
import {expect, test} from '@playwright/test';
import {chunkWith, holdChunk} from '../observations/chunks';
import {embed} from '../actions/embed';
import {openPage, waitForStart} from '../actions/openPage';
import {openSearch, searchDialog} from '../actions/searchDialog';
import {COLOUR_RULES, violationsOf} from '../observations/violations';

test('Escape and Tab keep the focus where a reader expects it', async ({page}) => {
  await openPage(page, 'guides/');
  const {button, dialog, input} = searchDialog(page);
  await test.step('Escape closes the dialog, and the focus returns to where it was', async () => {
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(input).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();

    const link = page.getByRole('main').getByRole('link').first();
    await link.focus();
    await page.keyboard.press('Control+k');
    await expect(input).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
  });
  await test.step('Escape closes the dialog even if nothing in it has the focus', async () => {
    await button.click();
    await expect(input).toBeFocused();
    const panel = (await dialog.locator('> div').boundingBox())!;
    await page.mouse.click(panel.x + panel.width / 2, panel.y + panel.height * 0.7);
    await expect(input).not.toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
  });
  await test.step('Tab stays inside the dialog', async () => {
    await button.click();
    await expect(input).toBeFocused();
    await expect(page.locator('#__docusaurus')).toHaveAttribute('inert');
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await dialog.evaluate(
        (element) =>
          document.activeElement !== document.body && !element.contains(document.activeElement),
      );
      expect(isOutside).toBe(false);
    }
  });
});

test('Enter opens the result of what is typed, even before it is shown', async ({page}) => {
  const {button, input, options} = await openSearch(page);
  await input.fill('Text.Upper');
  await expect(options.first()).toContainText('Text.Upper');
  await input.fill('Text.Lower');
  await input.press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Text.Lower');

  await test.step('a space after the last word changes nothing', async () => {
    await button.click();
    await input.pressSequentially('Text.Trim ');
    await expect(options.first()).toContainText('Text.Trim');
  });
});

test('results open in a new tab with Ctrl, and in the same tab with Enter', async ({
  page,
  context,
  baseURL,
}) => {
  const {dialog, input, options} = await openSearch(page);
  async function expectNewTab(act: () => Promise<void>): Promise<void> {
    const opened = context.waitForEvent('page');
    await act();
    const tab = await opened;
    await tab.waitForURL(new URL('platformRef/mappingFunctions/Text/Upper', baseURL).href);
    await tab.close();
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(new URL('guides/', baseURL).href);
  }
  await input.fill('Text.Upper');
  await expect(options.first()).toContainText('Upper');
  await test.step('Ctrl+Enter opens a result in a new tab and the dialog stays', () =>
    expectNewTab(() => page.keyboard.press('Control+Enter')));
  await test.step('a click with Ctrl opens a result in a new tab, as with any link', () =>
    expectNewTab(() => options.first().click({modifiers: ['ControlOrMeta']})));
  await test.step('arrow keys move through the results and Enter opens one', async () => {
    // Old results stay until new ones are ready.
    await input.fill('');
    await expect(dialog.getByRole('listbox', {name: 'Results'})).toHaveCount(0);
    await input.fill('path');
    await expect(options).toHaveCount(5);
    const selected = options.and(page.locator('[aria-selected="true"]'));
    for (const [key, index] of [
      [undefined, 0],
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['ArrowUp', 4],
      ['ArrowDown', 0],
      ['ArrowDown', 1],
    ] as const) {
      if (key) {
        await page.keyboard.press(key);
      }
      await expect(selected).toHaveCount(1);
      await expect(options.nth(index)).toHaveAttribute('aria-selected', 'true');
      const id = await options.nth(index).getAttribute('id');
      await expect(input).toHaveAttribute('aria-activedescendant', id!);
      await expect(input).toBeFocused();
    }
    const url = await options.nth(1).evaluate((link) => (link as HTMLAnchorElement).href);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(url);
  });
});

test('text that is typed while the dialog loads is searched for', async ({page}) => {
  const release = await holdChunk(page, chunkWith('Loading the search index'));
  await openPage(page, 'guides/');
  await page.keyboard.press('Control+K');
  await page.keyboard.type('web hook');
  const {dialog, input, options} = searchDialog(page);
  await expect(dialog).toBeHidden();
  const focusedAtFirst = page.evaluate(
    () =>
      new Promise((resolve) => {
        new MutationObserver(() => {
          if (document.querySelector('dialog')) {
            resolve(document.activeElement?.getAttribute('placeholder'));
          }
        }).observe(document.body, {childList: true});
      }),
  );
  release();
  // If the field didn't have focus as soon as the dialog appeared, a key pressed at that moment would be lost.
  expect(await focusedAtFirst).toBe('Type your search query...');
  await expect(input).toHaveValue('web hook');
  await page.keyboard.type('s');
  await expect(input).toHaveValue('web hooks');
  await expect(options.first()).toContainText(/webhook/i);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+K');
  await expect(input).toHaveValue('');
});

test('Escape cancels a dialog that is loading', async ({page}) => {
  const release = await holdChunk(page, chunkWith('Loading the search index'));
  await openPage(page, 'guides/');
  await page.keyboard.press('Control+K');
  await page.keyboard.press('a');
  await page.keyboard.press('Escape');
  const arrived = page.waitForResponse(chunkWith('Loading the search index'));
  release();
  await (await arrived).finished();
  const {dialog, input} = searchDialog(page);
  await page.keyboard.press('Control+K');
  await expect(input).toBeFocused();
  await expect(input).toHaveValue('');
  await expect(dialog).toHaveCount(1);
});

const app = '**/assets/js/main.*.js';

test('a search that is opened with keys before the scripts have run opens with them', async ({
  page,
}) => {
  const release = await holdChunk(page, app);
  await page.goto('guides/', {waitUntil: 'commit'});
  await page.getByRole('heading', {level: 1}).waitFor();
  await page.keyboard.press('Control+K');
  await page.keyboard.type('web/hook');
  release();
  const {dialog, input, options} = searchDialog(page);
  await expect(input).toHaveValue('web/hook');
  await expect(input).toBeFocused();
  await expect(options.first()).toContainText(/webhook/i);
  await page.keyboard.press('Escape');
  // The home page has its own navbar, whose search button must not open the dialog again.
  await page.getByRole('link', {name: 'Documentation'}).first().click();
  await expect(page.getByRole('heading', {level: 1, name: 'Welcome'})).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(input).toHaveValue('');
});

test('a search that is opened with its button before the scripts have run opens with them', async ({
  page,
}) => {
  const release = await holdChunk(page, app);
  await page.goto('guides/', {waitUntil: 'commit'});
  const {button, input, dialog} = searchDialog(page);
  await button.click();
  release();
  await expect(input).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('Escape cancels a search that is opened before the scripts have run', async ({page}) => {
  const release = await holdChunk(page, app);
  await page.goto('guides/', {waitUntil: 'commit'});
  await page.getByRole('heading', {level: 1}).waitFor();
  await page.keyboard.press('Control+K');
  await page.keyboard.press('a');
  await page.keyboard.press('Escape');
  release();
  await waitForStart(page);
  const {input, dialog} = searchDialog(page);
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Control+K');
  await expect(input).toHaveValue('');
});

test('in a frame, Escape posts nothing if it closes the dialog, but the next one does', async ({
  page,
  baseURL,
}) => {
  const {frame, messages} = await embed(page, new URL('guides/', baseURL).href, 1200);
  await frame.getByRole('button', {name: 'Search', exact: true}).click();
  await expect(frame.getByPlaceholder('Type your search query...')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(frame.getByRole('dialog')).toHaveCount(0);
  expect(await messages()).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await messages()).toEqual([{type: 'documentation:escape'}]);
});

test('recent searches are shown before typing, can be chosen and cleared', async ({page}) => {
  const {button, dialog, input, options} = await openSearch(page);
  const searches = dialog.getByRole('listbox', {name: 'Recent searches'}).getByRole('option');
  await expect(dialog.getByText('Recent searches')).toHaveCount(0);
  for (const query of ['upper', 'coalesce', 'upper']) {
    await input.fill(query);
    await expect(options.first()).toContainText(new RegExp(query, 'i'));
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await button.click();
    await expect(input).toBeFocused();
  }
  await expect(searches).toHaveText(['upper', 'coalesce']);
  await page.reload();
  await waitForStart(page);
  await button.click();
  await expect(searches).toHaveText(['upper', 'coalesce']);

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(input).toHaveValue('coalesce');
  await expect(options.first()).toContainText('Coalesce');

  await input.fill('');
  await searches.filter({hasText: 'upper'}).click();
  await expect(options.first()).toContainText('Upper');
  await expect(input).toBeFocused();

  await input.fill('');
  await dialog.getByRole('button', {name: 'Clear searches'}).click();
  await expect(searches).toHaveCount(0);
  await expect(input).toBeFocused();
  await page.reload();
  await waitForStart(page);
  await button.click();
  await expect(input).toBeFocused();
  await expect(searches).toHaveCount(0);
});

test('if storage fails, search works without recent searches', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  const {dialog, input, options} = await openSearch(page);
  await input.fill('Text.Upper');
  await expect(options.first()).toContainText('Upper');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', {level: 1, name: 'Upper'})).toBeVisible();
  expect(problems).toEqual([]);
});

test('with reduced motion, a dialog that is prepared gets the focus when it opens', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openPage(page, 'guides/');
  const {button, input} = searchDialog(page);
  await button.hover();
  await expect(page.locator('dialog')).toHaveCount(1);
  await button.click();
  await expect(input).toBeFocused();
});

test('the dialog stays still, announces the results, and axe finds nothing in both colour modes', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
  const {button, dialog, input, options, empty} = await openSearch(page);
  const status = dialog.getByRole('status');
  const panel = dialog.locator('> div');
  const before = await panel.boundingBox();
  async function violationsIn(theme: 'light' | 'dark', rules?: string[]): Promise<unknown[]> {
    await page.emulateMedia({colorScheme: theme, reducedMotion: 'reduce'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    const found = await violationsOf(page, {include: ['dialog']}, rules && {runOnly: rules});
    return found.map(({id, nodes}) => [id, nodes.map(({html}) => html)]);
  }
  async function expectNoViolations(): Promise<void> {
    expect(await violationsIn('light')).toEqual([]);
    expect(await violationsIn('dark', COLOUR_RULES)).toEqual([]);
  }
  await test.step('before typing', async () => {
    await expect(status).toHaveText('');
    await expectNoViolations();
  });
  await test.step('with results', async () => {
    await input.fill('text');
    await expect(options).toHaveCount(5);
    await expect(status).toHaveText('5 results');
    expect(await panel.boundingBox()).toEqual(before);
    await expectNoViolations();
  });
  await test.step('with recent searches', async () => {
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await button.click();
    await expect(dialog.getByText('Recent searches')).toBeVisible();
    await expectNoViolations();
  });
  await test.step('without results', async () => {
    await input.fill('qqqqzzzzxxxx');
    await expect(empty).toBeVisible();
    await expect(status).toHaveText('No results found');
    expect(await panel.boundingBox()).toEqual(before);
    await expectNoViolations();
  });
});

test('on a phone, the dialog fills the screen and everything is big enough for a thumb', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 800});
  const {button, dialog, input, options} = await openSearch(page);
  await input.fill('text');
  await expect(options).toHaveCount(5);
  const panel = (await dialog.locator('> div').boundingBox())!;
  expect(panel).toEqual({x: 0, y: 0, width: 390, height: 800});
  const targets = [...(await options.all()), dialog.getByRole('button', {name: 'Close'}), button];
  for (const target of targets) {
    const box = (await target.boundingBox())!;
    expect(Math.round(box.height)).toBeGreaterThanOrEqual(44);
    expect(Math.round(box.width)).toBeGreaterThanOrEqual(44);
  }
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);
});
