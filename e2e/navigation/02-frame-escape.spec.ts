import {expect, test, type Page} from '@playwright/test';
import {embed, type EmbeddedPage} from '../actions/embed';
import {openPage} from '../actions/openPage';

/** Embeds a page and clicks into it, which moves focus into the frame. */
async function embedAndClick(page: Page, url: string, width: number): Promise<EmbeddedPage> {
  const embedded = await embed(page, url, width);
  await embedded.frame.getByRole('heading', {level: 1}).click();
  return embedded;
}

test('Escape in a frame posts one message to the parent window', async ({page, baseURL}) => {
  const {messages} = await embedAndClick(page, new URL('guides/', baseURL).href, 1200);
  await page.keyboard.press('Escape');
  expect(await messages()).toEqual([{type: 'documentation:escape'}]);
  await page.keyboard.press('Escape');
  expect(await messages()).toEqual([{type: 'documentation:escape'}]);
});

test('other keys post nothing', async ({page, baseURL}) => {
  const {messages} = await embedAndClick(page, new URL('guides/', baseURL).href, 1200);
  for (const key of ['Enter', 'Tab', 'a', 'Shift', 'ArrowDown', 'PageDown']) {
    await page.keyboard.press(key);
  }
  expect(await messages()).toEqual([]);
});

test('Escape still posts after a navigation inside the frame', async ({page, baseURL}) => {
  const {frame, messages} = await embedAndClick(page, new URL('guides/', baseURL).href, 1200);
  await frame.getByRole('navigation', {name: 'Main'}).getByText('API reference').click();
  await expect(frame.getByRole('heading', {level: 1})).toHaveText('API reference');
  await page.keyboard.press('Escape');
  expect(await messages()).toEqual([{type: 'documentation:escape'}]);
});

test('Escape posts nothing if it closes the language menu, but the next one does', async ({
  page,
  baseURL,
}) => {
  const {frame, messages} = await embedAndClick(page, new URL('guides/', baseURL).href, 1200);
  await frame.getByRole('button', {name: 'Language: English'}).click();
  await expect(frame.getByRole('menuitemradio', {name: 'English'})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(frame.getByRole('menu')).toBeHidden();
  expect(await messages()).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await messages()).toEqual([{type: 'documentation:escape'}]);
});

test('Escape posts nothing if it closes the mobile menu, but the next one does', async ({
  page,
  baseURL,
}) => {
  const {frame, messages} = await embedAndClick(page, new URL('guides/', baseURL).href, 390);
  await frame.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(frame.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(frame.getByRole('dialog')).toHaveCount(0);
  expect(await messages()).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await messages()).toEqual([{type: 'documentation:escape'}]);
});

test('Escape posts nothing if the site isn’t in a frame', async ({page}) => {
  await page.addInitScript(`
    messages = [];
    addEventListener('message', ({data}) => messages.push(data));
  `);
  await openPage(page, 'guides/');
  await page.getByRole('heading', {level: 1}).click();
  await page.keyboard.press('Escape');
  await page.evaluate(() => window.postMessage('last', '*'));
  await expect.poll(() => page.evaluate('messages')).toEqual(['last']);
});
