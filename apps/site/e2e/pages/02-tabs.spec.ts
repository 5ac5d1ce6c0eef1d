import {expect, test, type Page} from '@playwright/test';
import {holdChunk} from '../observations/chunks';
import {openPage} from '../actions/openPage';

const codes = {
  curl: 'curl https',
  JavaScript: 'await fetch',
  Python: 'requests.post',
  'C#': 'HttpMethod.Post',
};

const names = Object.keys(codes);

/** Chooses a tab, and checks that the tab and its panel refer to each other. */
async function expectTab(page: Page, name: string, code: string): Promise<void> {
  const list = page.getByRole('tablist');
  const tab = list.getByRole('tab', {name});
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(list.getByRole('tab', {selected: true})).toHaveCount(1);
  const panel = page.getByRole('tabpanel');
  await expect(panel).toHaveCount(1);
  await expect(panel).toBeVisible();
  await expect(panel).toHaveAttribute('aria-labelledby', (await tab.getAttribute('id')) ?? '');
  await expect(tab).toHaveAttribute('aria-controls', (await panel.getAttribute('id')) ?? '');
  await expect(page.getByRole('tabpanel', {name})).toContainText(code);
}

/** Focuses the tab after the chosen one, and chooses it with a key. */
async function chooseNext(page: Page, key: string, chosen: string, next: string): Promise<void> {
  await page.getByRole('tab', {name: chosen, selected: true}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', {name: next})).toBeFocused();
  await expect(page.getByRole('tab', {name: chosen, selected: true})).toBeVisible();
  const before = await page.evaluate(() => window.scrollY);
  await page.keyboard.press(key);
  await expect(page.getByRole('tab', {name: next, selected: true})).toBeFocused();
  await expect(page.getByRole('tabpanel', {name: next})).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
}

test('a reader chooses tabs with the mouse and the keyboard', async ({page}) => {
  await openPage(page, 'apiRef/blueprints/json-to-excel');
  await expect(page.getByRole('tablist').getByRole('tab')).toHaveText(names);
  await expect(page.getByRole('tab', {name: 'curl', selected: true})).toBeVisible();
  for (const [name, code] of Object.entries(codes)) {
    await test.step(`the tab ${name} shows its own code`, () => expectTab(page, name, code));
  }
  const [curl, javascript, python, csharp] = names.map((name) => page.getByRole('tab', {name}));

  await test.step('the arrow keys wrap around, and Home and End go to the ends', async () => {
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

  await test.step('Enter chooses the focused tab', async () => {
    await curl!.click();
    await chooseNext(page, 'Enter', 'curl', 'JavaScript');
  });

  await test.step('Space chooses the focused tab', () =>
    chooseNext(page, 'Space', 'JavaScript', 'Python'));

  await test.step('the Tab key stops only at the chosen tab', async () => {
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('tablist').locator(':focus')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(python!).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tablist').locator(':focus')).toHaveCount(0);
  });

  const release = await holdChunk(page, '**/assets/js/main.*.js');
  await page.reload({waitUntil: 'commit'});
  await curl!.focus();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  release();

  await test.step('the choice survives a reload', async () => {
    await expect(page.getByRole('tab', {name: 'Python', selected: true})).toBeVisible();
    await expect(page.getByRole('tabpanel', {name: 'Python'})).toBeVisible();
  });

  await test.step('a tab that is focused before the scripts have run keeps the focus', () =>
    expect(curl!).toBeFocused());
});
