import {expect, test, type Page} from '@playwright/test';
import {watchProblems} from '../observations/pageProblems';
import {wakePanel} from '../actions/livePanel';
import {openPanel, panelOf} from '../actions/tryIt';

async function share(page: Page): Promise<string> {
  await page.getByRole('button', {name: 'Share'}).click();
  await expect(page.getByRole('button', {name: 'Link copied'})).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(page.url());
  expect(link).toMatch(/#try=1\.[\w-]+$/);
  return link;
}

test.beforeEach(async ({context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

test('a link opens the page with the same call, with € and emoji', async ({page, context}) => {
  const problems = watchProblems(page);
  const panel = await openPanel(page, 'Text/Upper');
  await panel.call.fill('Text.Upper($.name, locale: "tr")');
  await page.getByLabel('Input $').fill('{"name": "i € 😀 ß"}');
  await expect(panel.resultCode).toHaveText('"İ € 😀 SS"');
  const link = await share(page);

  const other = await context.newPage();
  await other.goto(link);
  const opened = panelOf(other);
  await expect(opened.call).toHaveValue('Text.Upper($.name, locale: "tr")');
  await expect(opened.resultCode).toHaveText('"İ € 😀 SS"');
  await expect(other.getByLabel('Input $')).toHaveValue('{"name": "i € 😀 ß"}');
  await expect(opened.argument('locale')).toHaveValue('tr');
  expect(problems).toEqual([]);
});

test('a link can contain 100 KB', async ({page, context}) => {
  const panel = await openPanel(page, 'Text/Length');
  const text = Array.from({length: 10_000}, (_, index) => ((index * 7919) % 99_991).toString(36))
    .join(' ')
    .padEnd(100_000, '€')
    .slice(0, 100_000);
  await panel.call.fill('Text.Length($)');
  await page.getByLabel('Input $').fill(JSON.stringify(text));
  await expect(panel.resultCode).toHaveText('100000');
  const link = await share(page);

  const other = await context.newPage();
  await other.goto(link);
  await expect(panelOf(other).resultCode).toHaveText('100000');
  await expect(other.getByLabel('Input $')).toHaveValue(JSON.stringify(text));
});

test('typing doesn’t change the URL', async ({context}) => {
  // A new page has no history from earlier tests: only about:blank and this page.
  const page = await context.newPage();
  const panel = await openPanel(page, 'Text/Upper');
  const before = page.url();
  await panel.argument('text').fill('abc');
  await expect(panel.resultCode).toHaveText('"ABC"');
  expect(page.url()).toBe(before);
  await share(page);
  expect(await page.evaluate(() => history.length)).toBe(2);
});

for (const fragment of ['#try=1.cut', '#try=', '#try=9.abc', '#try=1.%E2%82%AC', '#try=%']) {
  test(`the malformed fragment ${fragment} is ignored with a message`, async ({page}) => {
    const panel = await openPanel(page, 'Text/Upper', fragment);
    await expect(page.getByText('The panel shows the first example instead.')).toBeVisible();
    await expect(panel.call).toHaveValue('Text.Upper("Ada Lovelace")');
    await panel.argument('text').fill('still works');
    await expect(panel.resultCode).toHaveText('"STILL WORKS"');
  });
}

test('after sharing, the table of contents still leads to its headings', async ({page}) => {
  await openPanel(page, 'Text/Upper');
  await share(page);
  await page
    .getByRole('navigation', {name: 'On this page'})
    .getByRole('link', {name: 'Errors'})
    .click();
  await expect(page).toHaveURL(/#errors$/);
  await expect(page.getByRole('heading', {name: 'Errors'})).toBeInViewport();
  await page.goBack();
  await expect(panelOf(page).call).toHaveValue('Text.Upper("Ada Lovelace")');
});

/** Lists the keys in local storage whose values contain a text. */
function keysWith(page: Page, text: string): Promise<string[]> {
  return page.evaluate(
    (part) => Object.keys(localStorage).filter((key) => localStorage.getItem(key)!.includes(part)),
    text,
  );
}

async function historyKeys(page: Page): Promise<string[]> {
  return (await keysWith(page, '')).filter((key) => key.startsWith('try-it-history'));
}

test('the history keeps the last runs, even after a reload, until it’s cleared', async ({page}) => {
  const panel = await openPanel(page, 'Text/Upper');
  await panel.argument('text').fill('first');
  await expect(panel.resultCode).toHaveText('"FIRST"');
  await panel.argument('text').fill('second');
  await expect(panel.resultCode).toHaveText('"SECOND"');
  await page.reload();
  await wakePanel(page);
  const history = page.getByText('History', {exact: true});
  await history.click();
  const entries = page.getByRole('button', {name: /^Text\.Upper\(/});
  await expect(entries).toHaveText(['Text.Upper("second")', 'Text.Upper("first")']);
  await entries.last().click();
  await expect(panel.resultCode).toHaveText('"FIRST"');
  await expect(entries).toHaveCount(0);
  await history.click();
  await page.getByRole('button', {name: 'Clear history'}).click();
  await expect(page.getByText('in this browser only')).toBeVisible();
  expect(await historyKeys(page)).toEqual([]);
});

test('of what a reader types, only the history is in local storage', async ({page}) => {
  const panel = await openPanel(page, 'Text/Upper');
  await panel.argument('text').fill('kept');
  await expect(panel.resultCode).toHaveText('"KEPT"');
  expect(await historyKeys(page)).toHaveLength(1);
  expect(await keysWith(page, 'kept')).toEqual(await historyKeys(page));
});

test('broken storage logs a warning, and the panel works', async ({page}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const problems = watchProblems(page);
  const panel = await openPanel(page, 'Text/Upper');
  await panel.argument('text').fill('kept');
  await expect(panel.resultCode).toHaveText('"KEPT"');
  expect(problems.filter((problem) => !problem.startsWith('console warning'))).toEqual([]);
});
