// Checks what a panel says when its code, a file or a sample can't be loaded, or when data is too large.
import {rmSync, writeFileSync} from 'node:fs';
import {expect, test, type Page} from '@playwright/test';
import {chunkWith} from '../observations/chunks';
import {copiedBy} from '../actions/copiedBy';
import {reachForPanel} from '../actions/livePanel';
import {longestTask} from '../observations/mainThread';
import {openPage} from '../actions/openPage';
import {openPanel, panelOf} from '../actions/tryIt';
import {openStepPanel} from '../actions/tryStep';

// A prefetch request may still be in a route handler when the test ends.
test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

/** On a quiet machine, tasks take well under 100 ms, but on a busy machine, the same work takes more CPU time. */
const MAX_TASK_MS = 250;

const panelChunk = () => chunkWith('Fix the call to use the form');

test('a panel that can’t be loaded shows the red box, and Retry loads it', async ({page}) => {
  const errors = watchErrors(page);
  await page.route(panelChunk(), (route) => route.abort());
  await openPage(page, 'platformRef/mappingFunctions/Text/Upper');
  await reachForPanel(page);
  const box = page.getByRole('alert');
  await expect(box).toContainText('This part of the page couldn’t be loaded.');
  await expect(box).toContainText('ChunkLoadError');
  // The documented example can still be read.
  await expect(panelOf(page).result).toContainText('"ADA LOVELACE"');
  const failedAgain = page.waitForEvent('requestfailed');
  await box.getByRole('button', {name: 'Retry'}).click();
  await failedAgain;
  await expect(box).toContainText('couldn’t be loaded');
  await page.unroute(panelChunk());
  await box.getByRole('button', {name: 'Retry'}).click();
  await expect(panelOf(page).call).toBeEditable();
  await expect(box).toHaveCount(0);
  await panelOf(page).argument('text').fill('works');
  await expect(panelOf(page).resultCode).toHaveText('"WORKS"');
  expect(errors).toEqual([]);
});

test('a field that is needed later but can’t be loaded shows a message in the form', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await page.route(chunkWith('Choose a sample file'), (route) => route.abort());
  const panel = await openPanel(page, 'Text/Upper');
  await panel.call.fill('Text.Upper($)');
  await expect(page.getByText('This field couldn’t be loaded. Reload the page.')).toBeVisible();
  await panel.call.fill('Text.Upper("a")');
  await expect(panel.resultCode).toHaveText('"A"');
  expect(errors).toEqual([]);
});

test('a panel that can’t be loaded after a navigation shows the red box too', async ({page}) => {
  await page.route(panelChunk(), (route) => route.abort());
  await openPage(page, 'platformRef/mappingFunctions/Text/');
  await page.getByRole('main').getByRole('link', {name: 'Lower'}).first().click();
  await expect(page.getByRole('heading', {level: 1, name: 'Lower'})).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('couldn’t be loaded');
  await page.unroute(panelChunk());
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(panelOf(page).call).toBeEditable();
});

test('a worker or function that can’t be loaded shows a message, and the next run works', async ({
  page,
}) => {
  const panel = await openPanel(page, 'Text/Upper');
  const code = '**/assets/js/*.js';
  await page.route(code, (route) => route.abort());
  await panel.call.fill('Text.Trim(" a ")');
  await expect(panel.result).toContainText('The function’s code couldn’t be loaded.');
  await expect(panel.result).not.toContainText(/chunk|importScripts/i);
  await page.unroute(code);
  await panel.call.press('Control+Enter');
  await expect(panel.resultCode).toHaveText('"a"');
});

test('a sample that can’t be loaded is named, and the next run tries again', async ({page}) => {
  const panel = await openPanel(page, 'Readers/CSV/ReadRows');
  await page.route('**/samples/**', (route) => route.abort());
  await page.getByLabel('Sample file').selectOption({index: 0});
  await panel.examples.getByRole('button').first().click();
  await expect(panel.result).toContainText(/The sample file \S+ couldn’t be loaded\./);
  await page.unroute('**/samples/**');
  await panel.call.press('Control+Enter');
  await expect(panel.resultCode).toBeVisible();
});

test('a large result is truncated with a note, and copied and downloaded in full', async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const panel = await openPanel(page, 'List/Map');
  const input = JSON.stringify(Array.from({length: 14_000}, (_, index) => index));
  await page.getByLabel('Input $').fill(input);
  const longest = await longestTask(browser, async () => {
    // Uses long text instead of more items, because more items would exceed the time limit on a busy machine.
    await panel.call.fill(`List.Map($, {"number": @, "text": "${'long '.repeat(10)}"})`);
    await expect(panel.result).toContainText(
      '14,000 items. Copy or download the result to get all of it.',
    );
    await expect(panel.result).toContainText(/Shows the first \d+\.\d\sKB of about 1\.\d\sMB\./);
    for (const view of ['raw', 'table', 'pretty']) {
      await panel.result.getByRole('button', {name: view}).click();
      await expect(panel.result.getByRole('table')).toHaveCount(view === 'table' ? 1 : 0);
    }
  });
  expect(longest).toBeLessThan(MAX_TASK_MS);
  await panel.result.getByRole('button', {name: 'table'}).click();
  await expect(panel.result).toContainText('Shows the first 100 of 14,000 rows');
  const copy = panel.result.getByRole('button', {name: 'Copy'});
  const copied = await copiedBy(page, () => copy.click());
  expect((JSON.parse(copied) as unknown[]).length).toBe(14_000);
  const download = page.waitForEvent('download');
  await panel.result.getByRole('button', {name: 'Download'}).click();
  expect((await download).suggestedFilename()).toBe('Map.json');
});

/** Chooses a file, and deletes it before the panel reads it. */
async function chooseDeletedFile(page: Page, path: string): Promise<void> {
  writeFileSync(path, 'a,b\n1,2\n');
  await page.exposeFunction('removeFile', () => rmSync(path));
  await page.evaluate(() => {
    // oxlint-disable-next-line typescript/unbound-method -- Called with a file.
    const read = File.prototype.arrayBuffer;
    File.prototype.arrayBuffer = async function () {
      await (window as unknown as {removeFile: () => Promise<void>}).removeFile();
      return read.call(this);
    };
  });
  await page.locator('input[type="file"]').setInputFiles(path);
}

test('a mapping function reads a large file, but not a deleted one', async ({
  page,
  browser,
}, testInfo) => {
  const errors = watchErrors(page);
  const {call, result, resultCode} = await openPanel(page, 'Readers/CSV/ReadRows');

  await test.step('a large file is chosen, run and shown without a long task', async () => {
    const path = testInfo.outputPath('rows.csv');
    writeFileSync(path, 'a,b,c\n'.repeat(1_300_000));
    const longest = await longestTask(browser, async () => {
      await page.locator('input[type="file"]').setInputFiles(path);
      await expect(page.getByText('7.8 MB')).toBeVisible();
      await call.fill('Text.Length("still answers")');
      await expect(resultCode).toHaveText('13');
      await call.fill('$');
      await expect(result).toContainText('Shows the first 3.0 KB of 7.8 MB.');
    });
    expect(longest).toBeLessThan(MAX_TASK_MS);
  });

  await test.step('a deleted file shows a message', async () => {
    await chooseDeletedFile(page, testInfo.outputPath('gone.csv'));
    await expect(page.getByText(/^gone\.csv couldn’t be read\./)).toBeVisible();
    await expect(result).toContainText('last valid result');
  });
  expect(errors).toEqual([]);
});

test('a step reads a large file, but not a deleted one', async ({page, browser}, testInfo) => {
  const errors = watchErrors(page);
  const {end, result} = await openStepPanel(page, 'Parser/ParseCsv');

  await test.step('a step reads a file of 8 MB without a long task', async () => {
    const path = testInfo.outputPath('rows.csv');
    writeFileSync(path, `order;total\n${'7;1,5\n'.repeat(10)}${' '.repeat(8_000_000)}`);
    const longest = await longestTask(browser, async () => {
      await page.locator('input[type="file"]').setInputFiles(path);
      await expect(page.getByText('8.0 MB')).toBeVisible();
      await expect(end).toContainText('{"id": 7, "total": 1.5}');
    });
    expect(longest).toBeLessThan(MAX_TASK_MS);
  });

  await test.step('a deleted file shows a message', async () => {
    await chooseDeletedFile(page, testInfo.outputPath('gone.csv'));
    await expect(page.getByText(/^gone\.csv couldn’t be read\./)).toBeVisible();
    await expect(result).toContainText('last valid result');
  });
  expect(errors).toEqual([]);
});
