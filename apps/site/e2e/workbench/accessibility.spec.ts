// The workbench by keyboard, by screen reader, in both colour modes, and in a small window.
import {expect, test, type Page} from '@playwright/test';
import {openWorkbenchOn} from '../actions/workbench';
import {violationsOf} from '../observations/violations';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

test.use({viewport: {width: 1440, height: 900}});

async function findings(page: Page): Promise<string[]> {
  const violations = await violationsOf(page, {}, {runOnly: {type: 'tag', values: TAGS}});
  return violations.flatMap(({id, help, nodes}) =>
    nodes.map(({target}) => `${id} (${help}) at ${target.join(' ')}`),
  );
}

/** Each mode and each width has its turn, but not every combination. */
const SCREENS = [
  {colorScheme: 'dark', width: 390},
  {colorScheme: 'light', width: 1440},
] as const;

test('axe finds nothing in both colour modes, on a large screen and on a phone', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
  const {fileField, write, result, tab, dock, editor} = await openWorkbenchOn(page, 'guides/');
  async function expectNoFindings(prepare?: () => Promise<void>): Promise<void> {
    for (const {colorScheme, width} of SCREENS) {
      await page.setViewportSize({width, height: 900});
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      // The workbench moves the focus when its layout changes, which closes an open menu.
      await expect(editor).toBeFocused();
      await prepare?.();
      expect(await findings(page), `${colorScheme}, at ${width} px`).toEqual([]);
    }
  }
  await test.step('when it opens', () => expectNoFindings());
  await test.step('with a file, and items that fail', async () => {
    await fileField.setInputFiles('apps/site/content/static/samples/orders.csv');
    await write('List.Map(Readers.CSV.ReadObjects($, delimiter: ";"), Number.Parse(@.total))');
    await expect(result).toContainText('items fail');
    await expectNoFindings();
  });
  await test.step('with all steps', async () => {
    await tab('Steps').click();
    await expectNoFindings();
  });
  await test.step('with a menu', () =>
    expectNoFindings(async () => {
      await dock.getByRole('button', {name: 'More', exact: true}).click();
      await expect(dock.getByRole('group', {name: 'More'})).toBeVisible();
    }));
});

test('a reader with a keyboard writes mappings with completion', async ({page}) => {
  const {editor, result, code, fileField, write} = await openWorkbenchOn(page, 'guides/');
  await test.step('a completed call runs, and Tab leaves the editor', async () => {
    await expect(editor).toBeFocused();
    await page.keyboard.type('Text.Upp');
    await expect(page.getByRole('listbox')).toContainText('Text.Upper');
    // For 75 ms, Enter still belongs to the text, because the list may have appeared under a reader's fingers.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    await page.keyboard.press('Enter');
    await page.keyboard.type('"ada"');
    await expect(code).toHaveText('"ADA"');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(editor).not.toBeFocused();
    await expect(result.getByRole('status').first()).toContainText('Result');
  });
  await test.step('completion knows the fields of the data', async () => {
    await fileField.setInputFiles('apps/site/content/static/samples/orders.csv');
    await write('');
    await page.keyboard.type('List.Map(Readers.CSV.ReadObjects($, delimiter: ";"), @.');
    await expect(page.getByRole('listbox')).toContainText('customer');
  });
});
