import {expect, test, type Page} from '@playwright/test';
import {goInside} from '../actions/goInside';
import {wakePanel} from '../actions/livePanel';
import {openPanel, panelOf} from '../actions/tryIt';
import {barriersOf, COLOUR_RULES} from '../observations/violations';

/** Limits axe to the panel. apps/site/e2e/pages/templates.spec.ts checks whole pages, whose panels are unused. */
const panelPart = {include: ['[class*="place"]']};

async function switchTo(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
  // An assertion would wait up to half a second between checks.
  await page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
}

test('axe finds nothing in used panels, in both colour modes', async ({page, baseURL}) => {
  // axe runs eight times.
  await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
  await openPanel(page, 'Text/Pad');
  // Switching takes half a second, so each panel starts in the mode in which the last one ended.
  for (const [id, call, first, second] of [
    ['Text/Pad', 'Text.Pad("7", 3, side: "strat")', 'light', 'dark'],
    ['List/Map', 'List.Map([1, 2', 'dark', 'light'],
    ['Readers/CSV/ReadRows', 'Readers.CSV.ReadRows($, quote: null)', 'light', 'dark'],
    ['Text/Concat', 'Text.Concat("a", "\\u00a0")', 'dark', 'light'],
  ] as const) {
    await test.step(id, async () => {
      await goInside(page, new URL(`platformRef/mappingFunctions/${id}`, baseURL));
      await expect(page.getByRole('heading', {level: 1})).toHaveText(id.replaceAll('/', '.'));
      await wakePanel(page);
      const panel = panelOf(page);
      await panel.call.fill(call);
      // Runs the call immediately. Otherwise, the previous result would still be fading out while axe runs.
      await panel.call.press('Control+Enter');
      await expect(panel.result).toHaveAttribute('aria-busy', 'false');
      await page.getByText('History', {exact: true}).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', first);
      expect(await barriersOf(page, panelPart)).toEqual([]);
      await switchTo(page, second);
      expect(await barriersOf(page, panelPart, {runOnly: COLOUR_RULES})).toEqual([]);
    });
  }
});

test('a panel can be used without a mouse or a screen', async ({page}) => {
  const {argument, examples, resultCode} = await openPanel(page, 'Text/Upper');
  const isNull = page.getByRole('button', {name: 'null for text'});

  await test.step('screen readers announce the result and the error', async () => {
    const status = page.getByRole('status').filter({hasText: /Result|Fails/});
    await expect(status, 'nothing is announced before a run').toHaveCount(0);
    await argument('text').fill('abc');
    await expect(status).toHaveText('Result, ABC, Text, 3 characters');
    await argument('locale').fill('not a tag');
    await expect(status).toContainText('Fails with E_LOCALE');
  });

  await test.step('the keyboard alone is enough to load an example, edit an argument and run it', async () => {
    await examples.getByRole('button').first().focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(resultCode).toHaveText('"İZMİR"');
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab');
      if (await argument('text').evaluate((field) => field === document.activeElement)) {
        break;
      }
    }
    await expect(argument('text')).toBeFocused();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('ılık');
    await page.keyboard.press('Control+Enter');
    await expect(resultCode).toHaveText('"ILIK"');
    await page.keyboard.press('Shift+Tab');
    await expect(isNull).toBeFocused();
    await page.keyboard.press('Space');
    await expect(resultCode).toHaveText('null');
    await expect(isNull).toBeFocused();
  });
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
