import {expect, test, type Page} from '@playwright/test';
import {openPage} from '../actions/openPage';

function toggle(page: Page, choice: 'light' | 'dark' | 'system') {
  return page.getByRole('button', {name: `(currently ${choice} mode)`});
}

async function expectMode(
  page: Page,
  {theme, choice}: {theme: 'light' | 'dark'; choice: 'light' | 'dark' | 'system'},
): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', choice);
}

/** Returns the sum of the red, green and blue values of the page background. White is 765. */
async function brightness(page: Page): Promise<number> {
  const colour = await page
    .locator('html')
    .evaluate((element) => getComputedStyle(element).backgroundColor);
  return (colour.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
}

test('the default is dark if the system is dark, and light otherwise', async ({page}) => {
  for (const [colorScheme, theme] of [
    ['no-preference', 'light'],
    ['dark', 'dark'],
    ['light', 'light'],
  ] as const) {
    await test.step(`the default is ${theme} if the system says "${colorScheme}"`, async () => {
      await page.emulateMedia({colorScheme});
      await openPage(page, '');
      await expectMode(page, {theme, choice: 'system'});
      const shown = await brightness(page);
      expect(theme === 'dark' ? shown < 165 : shown > 600, `brightness ${shown}`).toBe(true);
    });
  }

  await test.step('"system" follows the system while the page is open', async () => {
    await page.emulateMedia({colorScheme: 'dark'});
    await expectMode(page, {theme: 'dark', choice: 'system'});
    await page.emulateMedia({colorScheme: 'light'});
    await expectMode(page, {theme: 'light', choice: 'system'});
  });
});

test('the toggle offers light, dark and system', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await openPage(page, '');
  await toggle(page, 'system').click();
  await expectMode(page, {theme: 'light', choice: 'light'});

  await toggle(page, 'light').click();
  await expectMode(page, {theme: 'dark', choice: 'dark'});
  await toggle(page, 'dark').click();
  await expectMode(page, {theme: 'dark', choice: 'system'});

  await test.step('"system" is kept after a reload, too', async () => {
    await page.emulateMedia({colorScheme: 'light'});
    await page.reload();
    await expect(toggle(page, 'system')).toBeVisible();
    await expectMode(page, {theme: 'light', choice: 'system'});
  });
});

test('the choice is kept in local storage, after a reload and for other pages', async ({page}) => {
  await openPage(page, '');
  await toggle(page, 'system').click();

  await test.step('a choice overrides the system', async () => {
    await page.emulateMedia({colorScheme: 'dark'});
    // The page learns of the change with the next frame.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await expect(toggle(page, 'light')).toBeVisible();
    await expectMode(page, {theme: 'light', choice: 'light'});
    await page.emulateMedia({colorScheme: 'light'});
  });

  await toggle(page, 'light').click();
  await expectMode(page, {theme: 'dark', choice: 'dark'});
  expect(await page.evaluate(() => Object.values(localStorage) as unknown[])).toContain('dark');
  await page.reload();
  await expect(toggle(page, 'dark')).toBeVisible();
  await expectMode(page, {theme: 'dark', choice: 'dark'});
  await openPage(page, 'guides/');
  await expectMode(page, {theme: 'dark', choice: 'dark'});

  await test.step('the chosen mode applies before the app starts', async () => {
    await page.route('**/*.js', (route) => route.abort());
    await page.reload();
    await expectMode(page, {theme: 'dark', choice: 'dark'});
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    expect(await brightness(page)).toBeLessThan(165);
  });
});
