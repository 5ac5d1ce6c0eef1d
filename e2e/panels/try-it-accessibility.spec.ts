import {expect, test} from '@playwright/test';
import {openPanel} from '../actions/tryIt';
import {barriersOf, COLOUR_RULES} from '../observations/violations';

/** Limits axe to the panel. e2e/pages/templates.spec.ts checks whole pages, whose panels are unused. */
const panelPart = {include: ['[class*="place"]']};

for (const [id, call] of [
  ['Text/Pad', 'Text.Pad("7", 3, side: "strat")'],
  ['List/Map', 'List.Map([1, 2'],
  ['Readers/CSV/ReadRows', 'Readers.CSV.ReadRows($, quote: null)'],
  ['Text/Concat', 'Text.Concat("a", "\\u00a0")'],
] as const) {
  test(`axe finds nothing in the used panel of ${id}, in both colour modes`, async ({page}) => {
    await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
    const panel = await openPanel(page, id);
    await panel.call.fill(call);
    // Runs the call immediately. Otherwise, the previous result would still be fading out while axe runs.
    await panel.call.press('Control+Enter');
    await expect(panel.result).toHaveAttribute('aria-busy', 'false');
    await page.getByText('History', {exact: true}).click();
    expect(await barriersOf(page, panelPart)).toEqual([]);
    await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await barriersOf(page, panelPart, {runOnly: COLOUR_RULES})).toEqual([]);
  });
}

test('the keyboard alone is enough to load an example, edit an argument and run it', async ({
  page,
}) => {
  const panel = await openPanel(page, 'Text/Upper');
  await panel.examples.getByRole('button').first().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(panel.resultCode).toHaveText('"İZMİR"');
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab');
    if (await panel.argument('text').evaluate((field) => field === document.activeElement)) {
      break;
    }
  }
  await expect(panel.argument('text')).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('ılık');
  await page.keyboard.press('Control+Enter');
  await expect(panel.resultCode).toHaveText('"ILIK"');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', {name: 'null for text'})).toBeFocused();
  await page.keyboard.press('Space');
  await expect(panel.resultCode).toHaveText('null');
  await expect(page.getByRole('button', {name: 'null for text'})).toBeFocused();
});

test('screen readers announce the result and the error', async ({page}) => {
  const panel = await openPanel(page, 'Text/Upper');
  const status = page.getByRole('status').filter({hasText: /Result|Fails/});
  await expect(status, 'nothing is announced before a run').toHaveCount(0);
  await panel.argument('text').fill('abc');
  await expect(status).toHaveText('Result, ABC, Text, 3 characters');
  await panel.argument('locale').fill('not a tag');
  await expect(status).toContainText('Fails with E_LOCALE');
});

test('on a phone, the result is in view while an argument is edited', async ({page}) => {
  await page.setViewportSize({width: 390, height: 700});
  const panel = await openPanel(page, 'Text/Pad');
  for (const name of ['text', 'length', 'fill', 'side']) {
    await panel.argument(name).focus();
    await expect(panel.argument(name)).toBeInViewport({ratio: 0.9});
    await expect(panel.resultCode).toBeInViewport({ratio: 0.9});
    const isCovered = await panel.argument(name).evaluate((field) => {
      const {left, top, width, height} = field.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) !== field;
    });
    expect(isCovered).toBe(false);
  }
  const fits = await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
  expect(fits).toBe(true);
});
