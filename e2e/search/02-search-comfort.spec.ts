// cspell:ignore qqqqzzzzxxxx
import {expect, test} from '@playwright/test';
import {chunkWith, holdChunk} from '../observations/chunks';
import {embed} from '../actions/embed';
import {testWithClock} from '../actions/testWithClock';
import {openPage, waitForStart} from '../actions/openPage';
import {openSearch, searchDialog, stopClock} from '../actions/searchDialog';
import {COLOUR_RULES, violationsOf} from '../observations/violations';

test('arrow keys move through the results and Enter opens one', async ({page}) => {
  const {input, options} = await openSearch(page);
  await input.fill('path');
  await expect(options).toHaveCount(5);
  const selected = options.and(page.locator('[aria-selected="true"]'));
  async function expectActive(index: number): Promise<void> {
    await expect(selected).toHaveCount(1);
    await expect(options.nth(index)).toHaveAttribute('aria-selected', 'true');
    const id = await options.nth(index).getAttribute('id');
    await expect(input).toHaveAttribute('aria-activedescendant', id!);
    await expect(input).toBeFocused();
  }
  await expectActive(0);
  await page.keyboard.press('ArrowDown');
  await expectActive(1);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expectActive(4);
  await page.keyboard.press('ArrowDown');
  await expectActive(0);
  await page.keyboard.press('ArrowDown');
  const url = await options.nth(1).evaluate((link) => (link as HTMLAnchorElement).href);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(url);
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

test('Ctrl+Enter opens a result in a new tab and the dialog stays', async ({
  page,
  context,
  baseURL,
}) => {
  const {dialog, input, options} = await openSearch(page);
  await input.fill('Text.Upper');
  await expect(options.first()).toContainText('Upper');
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  const tab = await opened;
  await tab.waitForURL(new URL('platformRef/mappingFunctions/Text/Upper', baseURL).href);
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(new URL('guides/', baseURL).href);
});

test('a click with Ctrl opens a result in a new tab, as with any link', async ({page, context}) => {
  const {dialog, input, options} = await openSearch(page);
  await input.fill('Text.Upper');
  const opened = context.waitForEvent('page');
  await options.first().click({modifiers: ['ControlOrMeta']});
  await (await opened).waitForURL(/Text\/Upper$/);
  await expect(dialog).toBeVisible();
});

test('Escape closes it, and the focus returns to where it was', async ({page}) => {
  await openPage(page, 'guides/');
  const {button, dialog, input} = searchDialog(page);
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

test('Escape closes it even if nothing in it has the focus', async ({page}) => {
  const {button, dialog, input} = await openSearch(page);
  const panel = (await dialog.locator('> div').boundingBox())!;
  await page.mouse.click(panel.x + panel.width / 2, panel.y + panel.height * 0.7);
  await expect(input).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('Tab stays inside the dialog', async ({page}) => {
  const {dialog} = await openSearch(page);
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await dialog.evaluate(
      (element) =>
        document.activeElement !== document.body && !element.contains(document.activeElement),
    );
    expect(isOutside).toBe(false);
  }
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

test('the number of results is announced politely', async ({page}) => {
  const {dialog, input} = await openSearch(page);
  const status = dialog.getByRole('status');
  await expect(status).toHaveText('');
  await input.fill('text');
  await expect(status).toHaveText('5 results');
  await input.fill('qqqqzzzzxxxx');
  await expect(status).toHaveText('No results found');
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

test('malformed stored values are ignored', async ({page}) => {
  await page.addInitScript(() => {
    for (const value of ['{"a":', '[1, {"b": 2}]']) {
      localStorage.setItem('docusaurus.search.recent-documentation', value);
    }
  });
  const {input, options} = await openSearch(page);
  await expect(options).toHaveCount(0);
  await input.fill('Text.Upper');
  await expect(options.first()).toContainText('Upper');
});

test('nothing jumps while typing', async ({page}) => {
  const {dialog, input, options, empty} = await openSearch(page);
  const panel = dialog.locator('> div');
  const before = await panel.boundingBox();
  await input.fill('text');
  await expect(options).toHaveCount(5);
  expect(await panel.boundingBox()).toEqual(before);
  await input.fill('qqqqzzzzxxxx');
  await expect(empty).toBeVisible();
  expect(await panel.boundingBox()).toEqual(before);
});

testWithClock('old results stay until the new ones are ready', async ({page}) => {
  const {input, options} = await openSearch(page);
  await input.fill('upper');
  await expect(options.first()).toContainText('Upper');
  await stopClock(page);
  await input.fill('coalesce');
  await page.clock.runFor(399);
  await expect(options.first()).toContainText('Upper');
  await page.clock.runFor(1);
  await expect(options.first()).toContainText('Coalesce');
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

test('axe finds nothing in the dialog, in both colour modes', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
  const {button, dialog, input, options, empty} = await openSearch(page);
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
  await expectNoViolations();
  await input.fill('text');
  await expect(options).toHaveCount(5);
  await expectNoViolations();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await button.click();
  await expect(dialog.getByText('Recent searches')).toBeVisible();
  await expectNoViolations();
  await input.fill('qqqqzzzzxxxx');
  await expect(empty).toBeVisible();
  await expectNoViolations();
});
