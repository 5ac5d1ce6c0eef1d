// Follows the guides as a reader would: each mapping runs in the workbench and gives what the page shows.
import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {openPage} from '../actions/openPage';
import {openPanel} from '../actions/tryIt';
import {workbenchOf} from '../actions/workbench';

/** The guides with mappings that run: 'guides/mappings/json/' */
const GUIDES = readdirSync('docs/guides', {recursive: true, encoding: 'utf8'})
  .filter((path) => path.endsWith('.mdx'))
  .filter((path) => readFileSync(`docs/guides/${path}`, 'utf8').includes('```mapping run'))
  .map((path) => `guides/${path.replace(/(?:index)?\.mdx$/, '')}`);

test('all guides with mappings are found', () => {
  expect(GUIDES).toContain('guides/mappings/versioning/');
  expect(GUIDES).toContain('guides/tutorials/mapping-xlsx-to-json');
  expect(GUIDES.length).toBeGreaterThanOrEqual(9);
});

for (const path of GUIDES) {
  test(`every mapping on /${path} gives what the page shows`, async ({page}) => {
    test.slow();
    await page.setViewportSize({width: 1440, height: 900});
    await openPage(page, path);
    const {editor, result} = workbenchOf(page);
    const runs = page.getByRole('main').getByRole('button', {name: 'Run', exact: true});
    const count = await runs.count();
    expect(count).toBeGreaterThan(0);
    for (let index = 0; index < count; index += 1) {
      const block = runs
        .nth(index)
        .locator('xpath=ancestor::*[contains(@class, "theme-code-block")][1]');
      const mapping = (await block.locator('code').textContent())!.trimEnd();
      await runs.nth(index).click();
      await expect(editor.locator('.cm-line')).toHaveText(mapping.split('\n'));
      await expect(result).toHaveAttribute('aria-busy', 'false');
      await expect(result.getByText('Matches the page', {exact: true})).toBeVisible();
    }
  });
}

test('a reader who types a step of the first guide learns that it is done', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await openPage(page, 'guides/mappings/create-first-mapping/');
  await page.getByRole('main').getByRole('button', {name: 'Run', exact: true}).first().click();
  const {result, write, editor} = workbenchOf(page);
  await expect(editor).toHaveText('Readers.CSV.ReadObjects($)');
  await write('Readers.CSV.ReadObjects($, delimiter: ";")');
  await expect(result.getByText('Matches the page', {exact: true})).toBeVisible();
  await write('List.Count(Readers.CSV.ReadObjects($, delimiter: ";"))');
  await expect(result.getByText('Differs from the page')).toBeVisible();
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

test('opening another mapping can be undone', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await openPage(page, 'guides/mappings/overview');
  const runs = page.getByRole('main').getByRole('button', {name: 'Run', exact: true});
  await runs.first().click();
  const {dock, editor, write, code} = workbenchOf(page);
  await expect(editor).toContainText('Text.Trim');
  await write('Text.Upper("mine")');
  await expect(code).toHaveText('"MINE"');
  await runs.first().click();
  await expect(editor).toContainText('Text.Trim');
  await dock.getByRole('button', {name: 'Bring it back'}).click();
  await expect(editor).toHaveText('Text.Upper("mine")');
});
