import {expect, test, type Locator, type Page} from '@playwright/test';
import {openPage} from '../actions/openPage';
import {searchDialog} from '../actions/searchDialog';
import {mappingFunctions} from '../../functions/mappingFunctions';
import {workflowFunctions} from '../../functions/workflowFunctions';

const listed = mappingFunctions.filter(({unlisted}) => !unlisted).length + workflowFunctions.length;

interface Index {
  readonly field: Locator;
  readonly rows: Locator;
  readonly status: Locator;
}

function indexOf(page: Page): Index {
  const main = page.getByRole('main');
  return {
    field: main.getByRole('searchbox', {name: 'Filter functions'}),
    rows: main.getByRole('table', {name: 'Functions'}).locator('tbody td:first-child'),
    status: main.getByRole('status').filter({hasText: 'functions'}),
  };
}

test('the index lists every function with its summary and types', async ({page}) => {
  await openPage(page, 'platformRef/');
  const {rows, status} = indexOf(page);
  await expect(rows).toHaveCount(listed);
  await expect(status).toHaveText(`${listed} functions`);
  const row = page.getByRole('row', {name: 'Text.Upper'});
  await expect(row).toContainText('Converts text to uppercase');
  await expect(row).toContainText('Text → Text');
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', {level: 1, name: 'Upper'})).toBeVisible();
});

for (const [query, expected] of [
  ['Text.Upp', 'Text.Upper'],
  ['vlookup', 'Excel.Lookup'],
  ['Text -> Number', 'Number.Parse'],
  ['slack message', 'Slack.PostMessage'],
] as const) {
  test(`“${query}” finds ${expected}`, async ({page}) => {
    await openPage(page, 'platformRef/');
    const {field, rows, status} = indexOf(page);
    await field.fill(query);
    await expect(rows.getByText(expected, {exact: true})).toBeVisible();
    // The names in other tools arrive after the first key, and add rows.
    await expect(async () => {
      const count = await rows.count();
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThan(listed / 2);
      await expect(status).toHaveText(`${count} of ${listed} functions`, {timeout: 500});
    }).toPass();
  });
}

test('a filtered list has its own URL', async ({page, context, baseURL}) => {
  await openPage(page, 'platformRef/');
  const {field, rows} = indexOf(page);
  await field.fill('round');
  await page.getByLabel('Category', {exact: true}).selectOption('Number');
  await page.getByLabel('Output', {exact: true}).selectOption('Number');
  await expect(page).toHaveURL(
    new URL('platformRef/?q=round&category=Number&output=Number', baseURL).href,
  );
  const names = await rows.allTextContents();
  expect(names).toContain('Number.Round');

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(indexOf(other).field).toHaveValue('round');
  await expect(indexOf(other).rows).toHaveText(names);
  await other.getByRole('button', {name: 'Clear filters'}).click();
  await expect(indexOf(other).rows).toHaveCount(listed);
  await expect(other).toHaveURL(new URL('platformRef/', baseURL).href);
});

test('the names of another tool turn the index into a translation table', async ({
  page,
  context,
  baseURL,
}) => {
  const known = mappingFunctions.filter(
    ({unlisted, equivalents = []}) => !unlisted && equivalents.some(({tool}) => tool === 'excel'),
  );
  await openPage(page, 'platformRef/');
  const {rows, status} = indexOf(page);
  await page.getByLabel('Show names from', {exact: true}).selectOption('Excel');
  await expect(page.getByRole('columnheader', {name: 'Excel', exact: true})).toBeVisible();
  await expect(rows).toHaveCount(known.length);
  await expect(status).toHaveText(`${known.length} of ${listed} functions`);
  const row = page.getByRole('row', {name: 'Excel.Lookup'});
  await expect(row).toContainText('VLOOKUP returns #N/A instead of null');
  await expect(page).toHaveURL(new URL('platformRef/?names=excel', baseURL).href);

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('columnheader', {name: 'Excel', exact: true})).toBeVisible();
  await expect(indexOf(other).rows).toHaveCount(known.length);
  await indexOf(other).field.fill('textsplit');
  await expect(indexOf(other).rows).toHaveText(['Text.Split']);
});

test('a filter that nothing matches says what to do next', async ({page}) => {
  await openPage(page, 'platformRef/?q=qqqq');
  const {rows, status} = indexOf(page);
  await expect(status).toHaveText(`0 of ${listed} functions`);
  await expect(rows).toHaveCount(0);
  await expect(page.getByText('No function matches.')).toBeVisible();
});

test('the slash key focuses the field, and Ctrl+K still opens the search', async ({page}) => {
  await openPage(page, 'platformRef/');
  const {field} = indexOf(page);
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await expect(searchDialog(page).dialog).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(searchDialog(page).input).toBeFocused();
});

test('a phone shows the index without scrolling sideways', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await openPage(page, 'platformRef/');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const table = page.getByRole('main').locator('table').first();
  expect((await table.boundingBox())!.width).toBeLessThanOrEqual(390);
});

test('the index prints as a cheat sheet, without its form', async ({page}) => {
  await page.setViewportSize({width: 794, height: 1123});
  await openPage(page, 'platformRef/');
  await page.emulateMedia({media: 'print'});
  const {field, rows} = indexOf(page);
  await expect(field).toBeHidden();
  await expect(rows.first()).toBeVisible();
  const height = (await page.getByRole('table', {name: 'Functions'}).boundingBox())!.height;
  // That is six pages of A4.
  expect(height).toBeLessThan(1060 * 6);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the index is complete, and has no form that does nothing', async ({page}) => {
    await page.goto('platformRef/');
    const {field, rows} = indexOf(page);
    await expect(rows).toHaveCount(listed);
    await expect(field).toBeHidden();
  });
});
