import {expect, test} from '@playwright/test';
import {holdChunk} from '../observations/chunks';
import {openPage} from '../actions/openPage';

const names = ['curl', 'JavaScript', 'Python', 'C#'];

test.beforeEach(async ({page}) => {
  await openPage(page, 'apiRef/blueprints/json-to-excel');
});

test('tabs and panels refer to each other', async ({page}) => {
  const list = page.getByRole('tablist');
  await expect(list.getByRole('tab')).toHaveText(names);
  for (const name of names) {
    const tab = list.getByRole('tab', {name});
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(list.getByRole('tab', {selected: true})).toHaveCount(1);
    const panel = page.getByRole('tabpanel');
    await expect(panel).toHaveCount(1);
    await expect(panel).toBeVisible();
    await expect(panel).toHaveAttribute('aria-labelledby', (await tab.getAttribute('id')) ?? '');
    await expect(tab).toHaveAttribute('aria-controls', (await panel.getAttribute('id')) ?? '');
  }
});

test('each tab shows its own code', async ({page}) => {
  const texts = {
    curl: 'curl https',
    JavaScript: 'await fetch',
    Python: 'requests.post',
    'C#': 'HttpMethod.Post',
  };
  for (const [name, text] of Object.entries(texts)) {
    await page.getByRole('tab', {name}).click();
    await expect(page.getByRole('tabpanel', {name})).toContainText(text);
  }
});

test('the arrow keys wrap around, and Home and End go to the ends', async ({page}) => {
  const [curl, javascript, python, csharp] = names.map((name) => page.getByRole('tab', {name}));
  await curl!.focus();
  const steps = [
    {key: 'ArrowRight', focused: javascript!},
    {key: 'ArrowRight', focused: python!},
    {key: 'ArrowRight', focused: csharp!},
    {key: 'ArrowRight', focused: curl!},
    {key: 'ArrowLeft', focused: csharp!},
    {key: 'ArrowLeft', focused: python!},
    {key: 'Home', focused: curl!},
    {key: 'End', focused: csharp!},
  ];
  for (const {key, focused} of steps) {
    await page.keyboard.press(key);
    await expect(focused).toBeFocused();
  }
});

for (const key of ['Enter', 'Space']) {
  test(`${key} chooses the focused tab`, async ({page}) => {
    await page.getByRole('tab', {name: 'curl'}).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', {name: 'JavaScript'})).toBeFocused();
    const before = await page.evaluate(() => window.scrollY);
    await page.keyboard.press(key);
    await expect(page.getByRole('tab', {name: 'JavaScript', selected: true})).toBeFocused();
    await expect(page.getByRole('tabpanel', {name: 'JavaScript'})).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });
}

test('the Tab key stops only at the chosen tab', async ({page}) => {
  await page.getByRole('tab', {name: 'Python'}).click();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('tablist').locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab', {name: 'Python'})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tablist').locator(':focus')).toHaveCount(0);
});

test('the choice survives a reload', async ({page}) => {
  await expect(page.getByRole('tab', {name: 'curl', selected: true})).toBeVisible();
  await page.getByRole('tab', {name: 'Python'}).click();
  await expect(page.getByRole('tabpanel', {name: 'Python'})).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tabpanel', {name: 'Python'})).toBeVisible();
  await expect(page.getByRole('tab', {name: 'Python', selected: true})).toBeVisible();
});

test('a tab that is focused before the scripts have run keeps the focus', async ({page}) => {
  await page.getByRole('tab', {name: 'Python'}).click();
  const release = await holdChunk(page, '**/assets/js/main.*.js');
  await page.reload({waitUntil: 'commit'});
  const curl = page.getByRole('tab', {name: 'curl'});
  await curl.focus();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  release();
  await expect(page.getByRole('tab', {name: 'Python', selected: true})).toBeVisible();
  await expect(curl).toBeFocused();
});
