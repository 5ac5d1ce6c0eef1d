// The workbench by keyboard, by screen reader, in both colour modes, and in a small window.
import {expect, test, type Page} from '@playwright/test';
import {openWorkbenchOn} from '../actions/workbench';
import {violationsOf} from '../observations/violations';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function findings(page: Page): Promise<string[]> {
  const violations = await violationsOf(page, {}, {runOnly: {type: 'tag', values: tags}});
  return violations.flatMap(({id, help, nodes}) =>
    nodes.map(({target}) => `${id} (${help}) at ${target.join(' ')}`),
  );
}

for (const [mode, width] of [
  ['light', 1440],
  ['dark', 390],
] as const) {
  test(`axe finds nothing in ${mode} mode at ${width} px`, async ({page}) => {
    test.slow();
    await page.setViewportSize({width, height: 900});
    await page.emulateMedia({colorScheme: mode, reducedMotion: 'reduce'});
    const {fileField, write, result, tab, dock} = await openWorkbenchOn(page, 'guides/');
    expect(await findings(page)).toEqual([]);
    await fileField.setInputFiles('static/samples/orders.csv');
    await write('List.Map(Readers.CSV.ReadObjects($, delimiter: ";"), Number.Parse(@.total))');
    await expect(result).toContainText('items fail');
    expect(await findings(page)).toEqual([]);
    await tab('Steps').click();
    expect(await findings(page)).toEqual([]);
    for (const menu of ['Share', 'Save', 'More']) {
      await dock.getByRole('button', {name: menu, exact: true}).click();
    }
    expect(await findings(page)).toEqual([]);
  });
}

test('a reader with a keyboard writes a mapping and leaves the editor with Tab', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  const {editor, result, code} = await openWorkbenchOn(page, 'guides/');
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

test('completion knows the fields of the data', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  const {fileField, editor} = await openWorkbenchOn(page, 'guides/');
  await fileField.setInputFiles('static/samples/orders.csv');
  await editor.click();
  await page.keyboard.type('List.Map(Readers.CSV.ReadObjects($, delimiter: ";"), @.');
  await expect(page.getByRole('listbox')).toContainText('customer');
});
