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

/** Opens the menu on the open page. */
async function openMenu(page: Page): Promise<void> {
  const {opener, dialog, closer} = parts(page);
  await opener.click();
  await expect(dialog).toHaveCount(1);
  await expect(closer).toBeInViewport({ratio: 1});
}

async function openMenuOn(page: Page, path: string) {
  await page.setViewportSize({width: 390, height: 800});
  await openPage(page, path);
  await openMenu(page);
  return parts(page);
}

/** Records where each focused element is. Runs in the page. */
function recordFocus(): void {
  const places = new Set<string>();
  Object.assign(window, {places});
  document.addEventListener('focusin', ({target}) => {
    const element = target as Element;
    const {left, width} = element.getBoundingClientRect();
    const middle = left + width / 2;
    const isShown = middle > 0 && middle < window.innerWidth;
    const isInMenu = element.closest('[role="dialog"]') !== null;
    places.add(`${isInMenu ? 'in the menu' : 'behind it'}, ${isShown ? 'shown' : 'not shown'}`);
  });
}

/** Expects that Tab and Shift+Tab keep the focus in the menu, or move it out of the page. */
async function expectFocusInMenu(page: Page): Promise<void> {
  await expect(parts(page).closer).toBeFocused();
  // Parts of the menu are out of view until it has slid in.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({finished}) => finished)),
  );
  await page.evaluate(recordFocus);
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press(key);
    }
    expect(await page.evaluate('[...places]'), key).toEqual(['in the menu, shown']);
  }
}

test('the navigation is a mobile sidebar below 996 px, and in the navbar from 996 px on', async ({
  page,
}) => {
  await page.setViewportSize({width: 995, height: 800});
  await openPage(page, 'guides/');
  const navigation = page.getByRole('navigation', {name: 'Main'});
  const names = ['Guides', 'Platform reference', 'API reference', 'Website'];

  await test.step('below 996 px, the navigation is a mobile sidebar', async () => {
    await expect(parts(page).opener).toBeVisible();
    for (const name of names) {
      await expect(navigation.getByRole('link', {name})).toBeHidden();
    }
    await expect(page.getByRole('button', {name: 'Language: English'})).toBeHidden();
    await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeHidden();
  });

  await test.step('at 996 px, the navigation is in the navbar', async () => {
    await page.setViewportSize({width: 996, height: 800});
    await expect(parts(page).opener).toBeHidden();
    for (const name of names) {
      await expect(navigation.getByRole('link', {name})).toBeInViewport({ratio: 1});
    }
    await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
    await expect(page.getByRole('button', {name: 'Language: English'})).toBeVisible();
    await expect(page.getByRole('button', {name: 'On this page'})).toBeHidden();
  });
});

test('Escape, its button, a click outside and a wider window close the mobile sidebar', async ({
  page,
  baseURL,
}) => {
  const {dialog, opener, closer} = await openMenuOn(page, 'guides/');

  await test.step('Escape closes it and returns the focus', async () => {
    await expect(closer).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(closer).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('its close button closes it and returns the focus', async () => {
    await openMenu(page);
    await closer.click();
    await expect(dialog).toHaveCount(0);
    await expect(closer).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await test.step('a click outside closes it', async () => {
    await openMenu(page);
    await page.mouse.click(380, 400);
    await expect(dialog).toHaveCount(0);
    await expect(closer).toBeHidden();
  });

  await test.step('it closes when the viewport becomes desktop-sized', async () => {
    await openMenu(page);
    await page.setViewportSize({width: 1280, height: 800});
    await expect(dialog).toHaveCount(0);
    await expect(closer).toBeHidden();
    const navigation = page.getByRole('navigation', {name: 'Main'});
    await navigation.getByRole('link', {name: 'API reference'}).click();
    await expect(page).toHaveURL(new URL('apiRef/', baseURL).href);
    await page.setViewportSize({width: 390, height: 800});
    await expect(opener).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(closer).toBeHidden();
  });
});

test('on a docs page, the mobile sidebar shows the section, and "Back to main menu" shows all sections', async ({
  page,
}) => {
  const {dialog} = await openMenuOn(page, 'guides/mappings/overview');
  const section = dialog.getByRole('link', {name: 'Overview', exact: true}).first();
  const website = dialog.getByRole('link', {name: 'Website'});
  await expect(section).toBeInViewport();
  await expect(website).not.toBeInViewport();
  await test.step('Tab and Shift+Tab keep the focus in the menu', () => expectFocusInMenu(page));

  await dialog.getByRole('button', {name: 'Back to main menu'}).click();
  await expect(website).toBeInViewport();
  for (const name of ['Guides', 'Platform reference', 'API reference']) {
    await expect(dialog.getByRole('link', {name, exact: true}).first()).toBeInViewport();
  }
  await expect(section).not.toBeInViewport();
});

test('on the home page, the mobile sidebar shows the languages, the colour mode and all sections', async ({
  page,
  baseURL,
}) => {
  const {dialog, closer} = await openMenuOn(page, '');
  await test.step('Tab and Shift+Tab keep the focus in the menu', () => expectFocusInMenu(page));

  await test.step('it lists the languages', async () => {
    const list = dialog.getByRole('list', {name: 'Language'});
    await expect(list.getByRole('listitem')).toHaveText(['English', 'French (soon)']);
    await expect(list.getByText('English')).toHaveAttribute('aria-current', 'true');
    await expect(list.getByRole('link', {name: 'French (soon)'})).toBeDisabled();
  });

  await test.step('its colour-mode toggle works', async () => {
    await dialog.getByRole('button', {name: '(currently system mode)'}).click();
    await dialog.getByRole('button', {name: '(currently light mode)'}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(dialog).toHaveCount(1);
  });

  await test.step('following a link closes it', async () => {
    await dialog.getByRole('link', {name: 'API reference', exact: true}).click();
    await expect(page).toHaveURL(new URL('apiRef/', baseURL).href);
    await expect(dialog).toHaveCount(0);
    await expect(closer).toBeHidden();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('API reference');
    await expect(page.getByRole('heading', {level: 1})).toBeFocused();
  });
});

test('the mobile sidebar opens once the scripts run if its button was clicked before, even twice', async ({
  page,
}) => {
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
