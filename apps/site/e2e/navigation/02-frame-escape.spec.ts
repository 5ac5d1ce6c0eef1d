import {expect, test} from '@playwright/test';
import {embed} from '../actions/embed';
import {openPage} from '../actions/openPage';
import {holdChunk} from '../observations/chunks';

const ONE_MESSAGE = [{type: 'documentation:escape'}];

test('in a frame, Escape posts a message to the parent window, unless it closes something', async ({
  page,
  baseURL,
}) => {
  const {frame, messages} = await embed(page, new URL('guides/', baseURL).href, 1200);
  // A click moves the focus into the frame.
  const clickHeading = () => frame.getByRole('heading', {level: 1}).click();
  await clickHeading();

  await test.step('other keys post nothing', async () => {
    for (const key of ['Enter', 'Tab', 'a', 'Shift', 'ArrowDown', 'PageDown']) {
      await page.keyboard.press(key);
    }
    expect(await messages()).toEqual([]);
  });

  await test.step('each Escape posts one message', async () => {
    await clickHeading();
    await page.keyboard.press('Escape');
    expect(await messages()).toEqual(ONE_MESSAGE);
    await page.keyboard.press('Escape');
    expect(await messages()).toEqual(ONE_MESSAGE);
  });

  await test.step('Escape closes the language menu, and the next one posts', async () => {
    await frame.getByRole('button', {name: 'Language: English'}).click();
    await expect(frame.getByRole('menuitemradio', {name: 'English'})).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(frame.getByRole('menu')).toBeHidden();
    expect(await messages()).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await messages()).toEqual(ONE_MESSAGE);
  });

  await test.step('Escape still posts after a navigation inside the frame', async () => {
    await frame.getByRole('navigation', {name: 'Main'}).getByText('API reference').click();
    await expect(frame.getByRole('heading', {level: 1})).toHaveText('API reference');
    await page.keyboard.press('Escape');
    expect(await messages()).toEqual(ONE_MESSAGE);
  });

  await test.step('Escape closes the mobile menu, and the next one posts', async () => {
    await page.locator('iframe').evaluate((element) => (element.style.width = '390px'));
    await clickHeading();
    await frame.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(frame.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(frame.getByRole('dialog')).toHaveCount(0);
    expect(await messages()).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await messages()).toEqual(ONE_MESSAGE);
  });
});

test('in a frame, Escape also works before the app has started', async ({page, baseURL}) => {
  const release = await holdChunk(page, '**/assets/js/main.*.js');
  const {frame, messages} = await embed(page, new URL('guides/', baseURL).href, 1200, {
    isStarted: false,
  });
  await frame.getByRole('heading', {level: 1}).click();
  await page.keyboard.press('Escape');
  expect(await messages()).toEqual(ONE_MESSAGE);

  await test.step('it calls off a menu or the search, and isn’t posted', async () => {
    await frame.getByRole('button', {name: 'Language: English'}).click();
    await page.keyboard.press('Control+K');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    expect(await messages()).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await messages()).toEqual(ONE_MESSAGE);
  });

  await test.step('neither is opened later, and nothing is posted twice', async () => {
    release();
    await expect(frame.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await frame.getByRole('button', {name: /dark and light mode/}).click();
    await expect(frame.getByRole('menu')).toBeHidden();
    await expect(frame.getByRole('dialog')).toHaveCount(0);
    expect(await messages()).toEqual([]);
  });
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
