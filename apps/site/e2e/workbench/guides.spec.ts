// Follows the guides as a reader would: each mapping runs in the workbench and returns what the page shows.
import {readdirSync, readFileSync} from 'node:fs';
import {expect, test, type Page} from '@playwright/test';
import {openPage} from '../actions/openPage';
import {openPanel} from '../actions/tryIt';
import {workbenchOf} from '../actions/workbench';
import {moveInsideApp, showInsideApp} from '../observations/visits';

/** The guides with mappings that run, and how many they have: {path: 'guides/mappings/json/', count: 14} */
const GUIDES = readdirSync('apps/site/content/docs/guides', {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => ({
    path: `guides/${file.replace(/(?:index)?\.mdx$/, '')}`,
    count:
      readFileSync(`apps/site/content/docs/guides/${file}`, 'utf8').split('```mapping run').length -
      1,
  }))
  .filter(({count}) => count > 0);

test('all guides with mappings are found', () => {
  const paths = GUIDES.map(({path}) => path);
  expect(paths).toContain('guides/mappings/versioning/');
  expect(paths).toContain('guides/tutorials/mapping-xlsx-to-json');
  expect(paths.length).toBeGreaterThanOrEqual(9);
});

/** Runs every mapping on the open page, and compares its result with the page. */
async function expectDocumentedResults(page: Page, count: number): Promise<void> {
  const {editor, result, write} = workbenchOf(page);
  const runs = page.getByRole('main').getByRole('button', {name: 'Run', exact: true});
  await expect(runs).toHaveCount(count);
  let before = '';
  for (let index = 0; index < count; index += 1) {
    const block = runs
      .nth(index)
      .locator('xpath=ancestor::*[contains(@class, "theme-code-block")][1]');
    const mapping = (await block.locator('code').textContent())!.trimEnd();
    if (mapping === before) {
      await write('"Not on this page"');
      await expect(result.getByText('Matches the page', {exact: true})).toHaveCount(0);
    }
    before = mapping;
    await runs.nth(index).click();
    await expect(editor.locator('.cm-line')).toHaveText(mapping.split('\n'));
    await expect(result).toHaveAttribute('aria-busy', 'false');
    await expect(result.getByText('Matches the page', {exact: true})).toBeVisible();
  }
}

/** Removes all files, which a mapping of the next guide could use by mistake. */
async function removeFiles(page: Page): Promise<void> {
  const buttons = workbenchOf(page).input.getByRole('button', {name: /^Remove /});
  await expect(buttons).not.toHaveCount(0);
  for (const button of (await buttons.all()).reverse()) {
    await button.click();
  }
  await expect(buttons).toHaveCount(0);
}

for (const [name, belongs] of [
  ['guides about mappings', (path: string) => path.startsWith('guides/mappings/')],
  ['other guides', (path: string) => !path.startsWith('guides/mappings/')],
] as const) {
  test(`every mapping in the ${name} returns what the page shows`, async ({page, baseURL}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await openPage(page, 'guides/');
    for (const {path, count} of GUIDES.filter((guide) => belongs(guide.path))) {
      await test.step(path, async () => {
        await showInsideApp(page, new URL(path, baseURL).href);
        await expectDocumentedResults(page, count);
        await removeFiles(page);
      });
    }
  });
}

test('a reader who types a step of the first guide learns that it is done, and can undo the next Run', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await openPage(page, 'guides/mappings/create-first-mapping/');
  const run = page.getByRole('main').getByRole('button', {name: 'Run', exact: true}).first();
  const {dock, result, code, write, editor} = workbenchOf(page);
  await test.step('the first Run opens the workbench, which says whether a step is done', async () => {
    await run.click();
    await expect(editor).toHaveText('Readers.CSV.ReadObjects($)');
    await write('Readers.CSV.ReadObjects($, delimiter: ";")');
    await expect(code).toContainText('"01067"');
    await expect(result.getByText('Matches the page', {exact: true})).toBeVisible();
    await write('List.Count(Readers.CSV.ReadObjects($, delimiter: ";"))');
    await expect(result.getByText('Differs from the page')).toBeVisible();
  });
  await test.step('opening another mapping can be undone', async () => {
    await write('Text.Upper("mine")');
    await expect(code).toHaveText('"MINE"');
    await run.click();
    await expect(editor).toHaveText('Readers.CSV.ReadObjects($)');
    await dock.getByRole('button', {name: 'Bring it back'}).click();
    await expect(editor).toHaveText('Text.Upper("mine")');
  });
  await test.step('a link to a heading keeps what the reader wrote', async () => {
    await write('Text.Upper("yours")');
    await moveInsideApp(page, '#no-such-heading');
    await write('Text.Lower("YOURS")');
    await expect(code).toHaveText('"yours"');
    await expect(dock.getByRole('button', {name: 'Bring it back'})).toHaveCount(0);
  });
});

test('a live panel opens in the workbench, and Insert adds a call at the cursor', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  const panel = await openPanel(page, 'Text/Upper');
  await panel.call.fill('Text.Upper("straße")');
  await page.getByRole('button', {name: 'Open in workbench'}).click();
  const {editor, code, write} = workbenchOf(page);
  await expect(editor).toHaveText('Text.Upper("straße")');
  await expect(code).toHaveText('"STRASSE"');
  await write('');
  await page.getByRole('button', {name: 'Insert', exact: true}).click();
  await expect(editor).toHaveText('Text.Upper($)');
});
