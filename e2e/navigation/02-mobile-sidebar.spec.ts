import {expect, test, type Page} from '@playwright/test';
import {holdChunk} from '../observations/chunks';
import {openPage} from '../actions/openPage';

function parts(page: Page) {
  return {
    opener: page.getByRole('button', {name: 'Toggle navigation bar'}),
    dialog: page.getByRole('dialog', {name: 'Navigation'}),
    closer: page.getByRole('button', {name: 'Close navigation bar'}),
  };
}

async function openMenu(page: Page, path: string) {
  await page.setViewportSize({width: 390, height: 800});
  await openPage(page, path);
  const all = parts(page);
  await all.opener.click();
  await expect(all.dialog).toHaveCount(1);
  await expect(all.closer).toBeInViewport({ratio: 1});
  return all;
}

test('below 996 px, the navigation is a mobile sidebar', async ({page}) => {
  await page.setViewportSize({width: 995, height: 800});
  await openPage(page, 'guides/');
  const navigation = page.getByRole('navigation', {name: 'Main'});
  await expect(parts(page).opener).toBeVisible();
  for (const name of ['Guides', 'Platform reference', 'API reference', 'Website']) {
    await expect(navigation.getByRole('link', {name})).toBeHidden();
  }
  await expect(page.getByRole('button', {name: 'Language: English'})).toBeHidden();
  await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeHidden();
});

test('above 996 px, the navigation is in the navbar', async ({page}) => {
  await page.setViewportSize({width: 997, height: 800});
  await openPage(page, 'guides/');
  const navigation = page.getByRole('navigation', {name: 'Main'});
  await expect(parts(page).opener).toBeHidden();
  for (const name of ['Guides', 'Platform reference', 'API reference', 'Website']) {
    await expect(navigation.getByRole('link', {name})).toBeInViewport({ratio: 1});
  }
  await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
});

test('on a docs page, it shows the section, and "Back to main menu" shows all sections', async ({
  page,
}) => {
  const {dialog} = await openMenu(page, 'guides/mappings/overview');
  const section = dialog.getByRole('link', {name: 'Overview', exact: true}).first();
  const website = dialog.getByRole('link', {name: 'Website'});
  await expect(section).toBeInViewport();
  await expect(website).not.toBeInViewport();
  await dialog.getByRole('button', {name: 'Back to main menu'}).click();
  await expect(website).toBeInViewport();
  for (const name of ['Guides', 'Platform reference', 'API reference']) {
    await expect(dialog.getByRole('link', {name, exact: true}).first()).toBeInViewport();
  }
  await expect(section).not.toBeInViewport();
});

test('following a link closes it', async ({page, baseURL}) => {
  const {dialog, closer} = await openMenu(page, '');
  await dialog.getByRole('link', {name: 'API reference', exact: true}).click();
  await expect(page).toHaveURL(new URL('apiRef/', baseURL).href);
  await expect(dialog).toHaveCount(0);
  await expect(closer).toBeHidden();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('API reference');
  await expect(page.getByRole('heading', {level: 1})).toBeFocused();
});

test('Escape closes it and returns the focus', async ({page}) => {
  const {dialog, opener, closer} = await openMenu(page, 'guides/');
  await expect(closer).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(closer).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
});

test('its close button closes it and returns the focus', async ({page}) => {
  const {dialog, opener, closer} = await openMenu(page, 'guides/');
  await closer.click();
  await expect(dialog).toHaveCount(0);
  await expect(closer).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a click outside closes it', async ({page}) => {
  const {dialog, closer} = await openMenu(page, 'guides/');
  await page.mouse.click(380, 400);
  await expect(dialog).toHaveCount(0);
  await expect(closer).toBeHidden();
});

test('it closes when the viewport becomes desktop-sized', async ({page, baseURL}) => {
  const {dialog, closer} = await openMenu(page, 'guides/');
  await page.setViewportSize({width: 1280, height: 800});
  await expect(dialog).toHaveCount(0);
  await expect(closer).toBeHidden();
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'API reference'})
    .click();
  await expect(page).toHaveURL(new URL('apiRef/', baseURL).href);
  await page.setViewportSize({width: 390, height: 800});
  await expect(parts(page).opener).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(closer).toBeHidden();
});

for (const path of ['', 'guides/mappings/overview']) {
  test(`Tab and Shift+Tab keep the focus in the menu on /${path}`, async ({page}) => {
    const {closer} = await openMenu(page, path);
    await expect(closer).toBeFocused();
    // Parts of the menu are out of view until it has slid in.
    await page.evaluate(() =>
      Promise.allSettled(document.getAnimations().map(({finished}) => finished)),
    );
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < 30; step += 1) {
        await page.keyboard.press(key);
        const place = await page.evaluate(() => {
          const element = document.activeElement!;
          if (element === document.body) {
            return 'outside the page';
          }
          const {left, width} = element.getBoundingClientRect();
          const middle = left + width / 2;
          const isShown = middle > 0 && middle < window.innerWidth;
          const isInMenu = element.closest('[role="dialog"]') !== null;
          return `${isInMenu ? 'in the menu' : 'behind it'}, ${isShown ? 'shown' : 'not shown'}`;
        });
        expect(['in the menu, shown', 'outside the page']).toContain(place);
      }
    }
  });
}

test('it lists the languages', async ({page}) => {
  const {dialog} = await openMenu(page, '');
  const list = dialog.getByRole('list', {name: 'Language'});
  await expect(list.getByRole('listitem')).toHaveText(['English', 'French (soon)']);
  await expect(list.getByText('English')).toHaveAttribute('aria-current', 'true');
  await expect(list.getByRole('link', {name: 'French (soon)'})).toBeDisabled();
});

test('its colour-mode toggle works', async ({page}) => {
  const {dialog} = await openMenu(page, '');
  await dialog.getByRole('button', {name: '(currently system mode)'}).click();
  await dialog.getByRole('button', {name: '(currently light mode)'}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(dialog).toHaveCount(1);
});

test('if clicked before the scripts have run, even twice, it opens with them', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  const release = await holdChunk(page, '**/assets/js/main.*.js');
  await page.goto('guides/', {waitUntil: 'commit'});
  const {opener, dialog, closer} = parts(page);
  await opener.click();
  await opener.click();
  await expect(dialog).toHaveCount(0);
  release();
  await expect(dialog).toHaveCount(1);
  await expect(closer).toBeFocused();
});
