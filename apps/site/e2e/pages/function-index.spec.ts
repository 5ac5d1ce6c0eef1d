import {isDeepStrictEqual} from 'node:util';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {openPage} from '../actions/openPage';
import {searchDialog} from '../actions/searchDialog';
import {mappingFunctions} from '@documentation/mapping/internal/functions/index';
import {workflowFunctions} from '@documentation/workflow/internal/functions/index';

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

/** Fills in the filter and checks that it finds a function. */
async function expectFound(
  {field, rows, status}: Index,
  query: string,
  expected: string,
): Promise<void> {
  await field.fill(query);
  await expect(rows.getByText(expected, {exact: true})).toBeVisible();
  // The names in other tools arrive after the first key, and add rows.
  const isAnnounced = async (): Promise<boolean> => {
    const text = `${await rows.count()} of ${listed} functions`;
    return (await status.textContent()) === text;
  };
  await expect.poll(isAnnounced).toBe(true);
  expect(await rows.count()).toBeLessThan(listed / 2);
}

test('a reader finds a function in the index', async ({page, context, baseURL}) => {
  await openPage(page, 'platformRef/');
  const index = indexOf(page);
  const {field, rows, status} = index;

  await test.step('the index lists every function with its summary and types', async () => {
    await expect(rows).toHaveCount(listed);
    await expect(status).toHaveText(`${listed} functions`);
    const row = page.getByRole('row', {name: 'Text.Upper'});
    await expect(row).toContainText('Converts text to uppercase');
    await expect(row).toContainText('Text → Text');
  });

  for (const [query, expected] of [
    // This comes first, because the names in other tools arrive only after the field has the focus.
    ['vlookup', 'Excel.Lookup'],
    ['Text.Upp', 'Text.Upper'],
    ['Text -> Number', 'Number.Parse'],
    ['slack message', 'Slack.PostMessage'],
  ] as const) {
    await test.step(`“${query}” finds ${expected}`, () => expectFound(index, query, expected));
  }

  await test.step('the slash key focuses the field, and Ctrl+K still opens the search', async () => {
    await field.fill('');
    await field.blur();
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    const {dialog, input} = searchDialog(page);
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(input).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('a filter that nothing matches says what to do next', async () => {
    await field.fill('qqqq');
    await expect(status).toHaveText(`0 of ${listed} functions`);
    await expect(rows).toHaveCount(0);
    await expect(page.getByText('No function matches.')).toBeVisible();
  });

  const known = mappingFunctions.filter(
    ({unlisted, equivalents = []}) => !unlisted && equivalents.some(({tool}) => tool === 'excel'),
  );

  await test.step('the names of another tool turn the index into a translation table', async () => {
    await page.getByRole('button', {name: 'Clear filters'}).click();
    await page.getByLabel('Show names from', {exact: true}).selectOption('Excel');
    await expect(page.getByRole('columnheader', {name: 'Excel', exact: true})).toBeVisible();
    await expect(rows).toHaveCount(known.length);
    await expect(status).toHaveText(`${known.length} of ${listed} functions`);
    const row = page.getByRole('row', {name: 'Excel.Lookup'});
    await expect(row).toContainText('VLOOKUP returns #N/A instead of null');
    await expect(page).toHaveURL(new URL('platformRef/?names=excel', baseURL).href);
  });
  const translated = page.url();

  await test.step('the URL names the words, the category and the output', async () => {
    await page.getByRole('button', {name: 'Clear filters'}).click();
    await field.fill('round');
    await page.getByLabel('Category', {exact: true}).selectOption('Number');
    await page.getByLabel('Output', {exact: true}).selectOption('Number');
    await expect(page).toHaveURL(
      new URL('platformRef/?q=round&category=Number&output=Number', baseURL).href,
    );
  });

  const other = await context.newPage();
  const inOther = indexOf(other);

  await test.step('another tab shows the filtered list', async () => {
    await other.goto(page.url());
    await expect(inOther.field).toHaveValue('round');
    await expect(rows.filter({hasText: 'Number.Round'})).toHaveCount(1);
    // The table follows its filters with a delay.
    await expect(rows.filter({hasText: 'Text.'})).toHaveCount(0);
    const isSameList = async (): Promise<boolean> =>
      isDeepStrictEqual(await inOther.rows.allTextContents(), await rows.allTextContents());
    await expect.poll(isSameList).toBe(true);
    await other.getByRole('button', {name: 'Clear filters'}).click();
    await expect(inOther.rows).toHaveCount(listed);
    await expect(other).toHaveURL(new URL('platformRef/', baseURL).href);
  });

  await test.step('another tab shows the translation table', async () => {
    await other.goto(translated);
    await expect(other.getByRole('columnheader', {name: 'Excel', exact: true})).toBeVisible();
    await expect(inOther.rows).toHaveCount(known.length);
    await inOther.field.fill('textsplit');
    await expect(inOther.rows).toHaveText(['Text.Split']);
    await other.close();
  });

  await test.step('a function in the index leads to its page', async () => {
    await page.getByRole('button', {name: 'Clear filters'}).click();
    await field.fill('Text.Upper');
    await page.getByRole('row', {name: 'Text.Upper'}).getByRole('link').click();
    await expect(page.getByRole('heading', {level: 1, name: 'Upper'})).toBeVisible();
  });
});

test('the index fits a phone and six sheets of paper', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await openPage(page, 'platformRef/');
  const {field, rows} = indexOf(page);

  await test.step('a phone shows the index without scrolling sideways', async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const table = page.getByRole('main').locator('table').first();
    expect((await table.boundingBox())!.width).toBeLessThanOrEqual(390);
  });

  await test.step('the index prints as a cheat sheet, without its form', async () => {
    await page.setViewportSize({width: 794, height: 1123});
    await page.emulateMedia({media: 'print'});
    await expect(field).toBeHidden();
    await expect(rows.first()).toBeVisible();
    const height = (await page.getByRole('table', {name: 'Functions'}).boundingBox())!.height;
    // That is six pages of A4.
    expect(height).toBeLessThan(1060 * 6);
  });
});
