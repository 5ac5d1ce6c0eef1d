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

for (const colorScheme of ['no-preference', 'light'] as const) {
  test(`the default is light when the system says "${colorScheme}"`, async ({page}) => {
    await page.emulateMedia({colorScheme});
    await openPage(page, '');
    await expectMode(page, {theme: 'light', choice: 'system'});
    expect(await brightness(page)).toBeGreaterThan(600);
  });
}

test('the default is dark when the system is dark', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await openPage(page, '');
  await expectMode(page, {theme: 'dark', choice: 'system'});
  expect(await brightness(page)).toBeLessThan(165);
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
  await expect(toggle(page, 'system')).toBeVisible();
});

test('"system" follows the system while the page is open', async ({page}) => {
  await openPage(page, '');
  await expectMode(page, {theme: 'light', choice: 'system'});
  await page.emulateMedia({colorScheme: 'dark'});
  await expectMode(page, {theme: 'dark', choice: 'system'});
  await page.emulateMedia({colorScheme: 'light'});
  await expectMode(page, {theme: 'light', choice: 'system'});
});

test('a choice overrides the system', async ({page}) => {
  await openPage(page, '');
  await toggle(page, 'system').click();
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(toggle(page, 'light')).toBeVisible();
  await expectMode(page, {theme: 'light', choice: 'light'});
});

test('the choice is kept in local storage, after a reload and for other pages', async ({page}) => {
  await openPage(page, '');
  await toggle(page, 'system').click();
  await toggle(page, 'light').click();
  await expectMode(page, {theme: 'dark', choice: 'dark'});
  expect(await page.evaluate(() => Object.values(localStorage) as unknown[])).toContain('dark');
  await page.reload();
  await expect(toggle(page, 'dark')).toBeVisible();
  await expectMode(page, {theme: 'dark', choice: 'dark'});
  await openPage(page, 'guides/');
  await expectMode(page, {theme: 'dark', choice: 'dark'});
});

test('"system" is kept after a reload too', async ({page}) => {
  await openPage(page, '');
  await toggle(page, 'system').click();
  await toggle(page, 'light').click();
  await toggle(page, 'dark').click();
  await page.reload();
  await expect(toggle(page, 'system')).toBeVisible();
  await expectMode(page, {theme: 'light', choice: 'system'});
});

test('the chosen mode applies before the app starts', async ({page}) => {
  await openPage(page, '');
  await toggle(page, 'system').click();
  await toggle(page, 'light').click();
  await expectMode(page, {theme: 'dark', choice: 'dark'});
  await page.route('**/*.js', (route) => route.abort());
  await page.reload();
  await expectMode(page, {theme: 'dark', choice: 'dark'});
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  expect(await brightness(page)).toBeLessThan(165);
});
