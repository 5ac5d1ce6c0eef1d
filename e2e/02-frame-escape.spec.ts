import {expect, test, type FrameLocator, type Page} from '@playwright/test';

/** A window of another origin that embeds a page and writes down every message it gets. */
async function embed(page: Page, address: string, width: number): Promise<FrameLocator> {
  await page.setContent(
    `<script>
      messages = [];
      addEventListener('message', ({data}) => messages.push(data));
    </script>
    <iframe src="${address}" style="width: ${width}px; height: 700px"></iframe>`,
  );
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await frame.getByRole('heading', {level: 1}).click();
  return frame;
}

/** What the frame has posted so far. Messages keep their order, so nothing is still on its way. */
async function messagesTo(page: Page, frame: FrameLocator): Promise<unknown[]> {
  await frame.locator('html').evaluate(() => window.parent.postMessage('last', '*'));
  await page.waitForFunction('messages.includes("last")');
  return page.evaluate('messages.splice(0).filter((message) => message !== "last")');
}

test('Escape in a frame posts one message to the parent window', async ({page, baseURL}) => {
  const frame = await embed(page, new URL('guides/', baseURL).href, 1200);
  await page.keyboard.press('Escape');
  expect(await messagesTo(page, frame)).toEqual([{type: 'documentation:escape'}]);
  await page.keyboard.press('Escape');
  expect(await messagesTo(page, frame)).toEqual([{type: 'documentation:escape'}]);
});

test('other keys post nothing', async ({page, baseURL}) => {
  const frame = await embed(page, new URL('guides/', baseURL).href, 1200);
  for (const key of ['Enter', 'Tab', 'a', 'Shift', 'ArrowDown', 'PageDown']) {
    await page.keyboard.press(key);
  }
  expect(await messagesTo(page, frame)).toEqual([]);
});

test('Escape still posts after a navigation inside the frame', async ({page, baseURL}) => {
  const frame = await embed(page, new URL('guides/', baseURL).href, 1200);
  await frame.getByRole('navigation', {name: 'Main'}).getByText('API reference').click();
  await expect(frame.getByRole('heading', {level: 1})).toHaveText('API reference');
  await page.keyboard.press('Escape');
  expect(await messagesTo(page, frame)).toEqual([{type: 'documentation:escape'}]);
});

test('Escape that closes the language menu posts nothing, the next one posts', async ({
  page,
  baseURL,
}) => {
  const frame = await embed(page, new URL('guides/', baseURL).href, 1200);
  await frame.getByRole('button', {name: 'Language: English'}).click();
  await expect(frame.getByRole('menuitemradio', {name: 'English'})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(frame.getByRole('menu')).toBeHidden();
  expect(await messagesTo(page, frame)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await messagesTo(page, frame)).toEqual([{type: 'documentation:escape'}]);
});

test('Escape that closes the mobile menu posts nothing, the next one posts', async ({
  page,
  baseURL,
}) => {
  const frame = await embed(page, new URL('guides/', baseURL).href, 390);
  await frame.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(frame.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(frame.getByRole('dialog')).toHaveCount(0);
  expect(await messagesTo(page, frame)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await messagesTo(page, frame)).toEqual([{type: 'documentation:escape'}]);
});

test('Escape posts nothing when the site is not in a frame', async ({page}) => {
  await page.addInitScript(`
    messages = [];
    addEventListener('message', ({data}) => messages.push(data));
  `);
  await page.goto('guides/');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.getByRole('heading', {level: 1}).click();
  await page.keyboard.press('Escape');
  await page.evaluate(() => window.postMessage('last', '*'));
  await page.waitForFunction('messages.includes("last")');
  expect(await page.evaluate('messages')).toEqual(['last']);
});
