import {expect, test, type Page} from '@playwright/test';
import {copiedBy} from '../actions/copiedBy';
import {openSearch, searchDialog} from '../actions/searchDialog';
import {panelOf} from '../actions/tryIt';
import {workbenchOf} from '../actions/workbench';
import {chunkWith, rewriteChunk} from '../observations/chunks';
import {untilQuiet} from '../observations/untilQuiet';
import {COLOUR_RULES, violationsOf} from '../observations/violations';

const dates = '"2024-03-05" -> "05/03/2024"';
const formatDate = 'Datetime.Format($, format: "dd/MM/yyyy")';

/** Checks the dialog in both colour modes. */
async function expectNoViolations(page: Page): Promise<void> {
  for (const [theme, rules] of [
    ['dark', COLOUR_RULES],
    ['light', undefined],
  ] as const) {
    await page.emulateMedia({colorScheme: theme, reducedMotion: 'reduce'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    const found = await violationsOf(page, {include: ['dialog']}, rules && {runOnly: [...rules]});
    expect(found.map(({id, nodes}) => [id, nodes.map(({html}) => html)])).toEqual([]);
  }
}

test('the dialog finds calls for examples or says what it tried, and axe finds nothing in both colour modes', async ({
  page,
}) => {
  const {button, input, options, dialog, empty} = await openSearch(page);
  const status = dialog.getByRole('status');
  await test.step('the empty dialog offers an example, and the keyboard reaches it', async () => {
    const example = dialog.getByRole('button', {name: dates});
    await expect(dialog).toContainText('type an input, an arrow and the expected output');
    await example.focus();
    await page.keyboard.press('Enter');
    await expect(input).toHaveValue(dates);
    await expect(input).toBeFocused();
  });
  await test.step('an example finds the call, with its result and what its functions do', async () => {
    await expect(options.first().locator('code').first()).toHaveText(formatDate);
    await expect(options.first()).toContainText('→ "05/03/2024"');
    await expect(options.first()).toContainText('Datetime.Format: ');
    await expect(status).toHaveText(/^[1-5] results?$/);
    expect(await options.count()).toBeLessThanOrEqual(5);
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  });
  for (const query of [
    'Ada → ADA',
    'Ada => ADA',
    '“Ada” -> “ADA”',
    'Ada -> ADA | Grace -> GRACE',
  ]) {
    await test.step(`${query} is an example`, async () => {
      await input.fill('');
      await expect(options).toHaveCount(0);
      await input.fill(query);
      await expect(options.first()).toContainText('Text.Upper($)');
    });
  }
  await test.step('several inputs are used together', async () => {
    await input.fill('["a", "b"], "-" -> "a-b"');
    await expect(options.first()).toContainText('Text.Join($[0], separator: $[1])');
  });
  await test.step('a second example narrows the results down', async () => {
    await input.fill('[4, 9, 2] -> 2 | [1, 5, 3] -> 1');
    await expect(options.first()).toContainText('Math.Min($)');
    // Calls appear one after another, so only the whole list shows which are missing.
    await expect(status).toHaveText(/^[1-5] results?$/);
    await expect(options.filter({hasText: 'List.Last($)'})).toHaveCount(0);
    await input.fill('[4, 9, 2] -> 2 | [1, 5, 3] -> "something else"');
    await expect(empty).toBeVisible();
    await input.fill('[4, 9, 2] -> 2');
    await expect(options.filter({hasText: 'List.Last($)'})).toBeVisible();
    await expect(options.filter({hasText: 'Math.Min($)'})).toBeVisible();
  });
  await test.step('axe finds nothing in the calls', async () => {
    await expect(status).toHaveText('5 results');
    await expectNoViolations(page);
  });
  await test.step('the arrow keys choose a call, and Escape closes the dialog and clears the calls', async () => {
    await page.keyboard.press('ArrowDown');
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    const id = await options.nth(1).getAttribute('id');
    await expect(input).toHaveAttribute('aria-activedescendant', id!);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await button.click();
    await expect(input).toHaveValue('');
    await expect(options).toHaveCount(0);
  });
  await test.step('a search that finds nothing says so, and what it tried', async () => {
    await input.fill('csv -> something that no call returns');
    await expect(empty).toBeVisible();
    await expect(status).toContainText(
      /Nothing found with up to two calls\. [\d,]+ calls were tried/,
    );
    await expect(options).toHaveCount(0);
    await expectNoViolations(page);
  });
  await test.step('a search that finds nothing offers the pages', async () => {
    await dialog.getByRole('button', {name: /^Search the pages for “csv something/}).click();
    await expect(input).toHaveValue('csv something that no call returns');
    await expect(input).toBeFocused();
    await expect(options.first()).toBeVisible();
  });
  for (const [query, title] of [
    ['csv -> json', 'CSV'],
    ['xlsx → json', 'XLSX'],
    ['JSON => Excel', 'JSON to Excel'],
  ] as const) {
    await test.step(`${query} finds pages, because pages are about its words`, async () => {
      await input.fill(query);
      await expect(status).toHaveText(/^[1-5] results?$/);
      const results = dialog.getByRole('listbox', {name: 'Results'}).getByRole('option');
      await expect(results.filter({hasText: title}).first()).toBeVisible();
      expect(await options.count()).toBeLessThanOrEqual(5);
    });
  }
  await test.step('axe finds nothing in pages and calls', () => expectNoViolations(page));
});

test('a call opens in the live panel of its function, or in the workbench', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // On a busy machine, two seconds are too short to find a pair of calls.
  await rewriteChunk(page, chunkWith('timeLimitMs:2e3'), /timeLimitMs:2e3/, 'timeLimitMs:6e4');
  const {input, options, dialog, button} = await openSearch(page);
  const {dock, editor, code} = workbenchOf(page);
  await test.step('Enter opens the page of the function with the call in its live panel', async () => {
    await input.fill('"05.03.2024" -> "2024-03-05"');
    const call = 'Datetime.Format(Datetime.Parse($, format: "dd.MM.yyyy"), format: "yyyy-MM-dd")';
    await expect(options.first().locator('code').first()).toHaveText(call);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    const {href} = new URL('platformRef/mappingFunctions/Datetime/Format#try=1.', baseURL);
    await expect(page).toHaveURL((url) => url.href.startsWith(href));
    const {call: field, resultCode} = panelOf(page);
    await expect(field).toHaveValue(call);
    await expect(resultCode).toHaveText('"2024-03-05"');
    await expect(page.getByLabel('Input $')).toHaveValue('"05.03.2024"');
    await button.click();
    await expect(options.first()).toHaveText('"05.03.2024" -> "2024-03-05"');
  });
  await test.step('a path has no page, so it opens in the workbench', async () => {
    await input.fill('{"a": {"b": 7}} -> 7');
    await options.filter({hasText: '$.a.b'}).first().click();
    await expect(dialog).toHaveCount(0);
    await expect(editor).toHaveText('$.a.b');
    await expect(code).toHaveText('7');
    await expect(editor).toBeFocused();
    await dock.getByRole('button', {name: 'Close', exact: true}).click();
    await expect(dock).toBeHidden();
  });
  await button.click();
  await input.fill('[4, 9, 2] -> 2');
  await expect(dialog.getByRole('status')).toHaveText('5 results');
  await test.step('each call can be copied', async () => {
    const actions = dialog.getByRole('group', {name: 'Math.Min($)'});
    const copy = actions.getByRole('button', {name: 'Copy'});
    expect(await copiedBy(page, () => copy.click())).toBe('Math.Min($)');
    await expect(dialog).toBeVisible();
  });
  await test.step('each call can be opened in the workbench with the keyboard', async () => {
    const first = (await options.first().locator('code').first().textContent())!;
    await input.focus();
    for (const name of ['Close', 'Copy', 'Open in workbench']) {
      await page.keyboard.press('Tab');
      await expect(dialog.getByRole('button', {name}).first()).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(editor).toHaveText(first);
    await expect(code).toHaveText('2');
    await expect(editor).toBeFocused();
  });
});

/** Records the messages that go to workers. */
async function recordWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: unknown[] = [];
    Object.assign(window, {seen});
    window.Worker = class extends Worker {
      override postMessage(message: unknown): void {
        seen.push(message);
        super.postMessage(message);
      }
    };
  });
}

test('the worker starts with an arrow, and the next key ends its search', async ({
  page,
  baseURL,
}) => {
  await recordWorkers(page);
  const {input, options, dialog} = await openSearch(page);
  await input.fill('upper');
  await expect(options.first()).toContainText('Upper');
  await untilQuiet(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await test.step('the worker starts once there is an arrow, which is one request, and no query makes another', async () => {
    expect(page.workers()).toEqual([]);
    await input.fill('Ada ->');
    await expect.poll(() => page.workers().length).toBe(1);
    await input.fill(dates);
    await expect(options.first()).toContainText(formatDate);
    await input.fill('<a>1</a> -> 1');
    await expect(options.filter({hasText: 'XML'}).first()).toBeVisible();
    await input.fill('csv -> json');
    await expect(dialog.getByRole('status')).toHaveText(/^[1-5] results?$/);
    expect(requests).toHaveLength(1);
    expect(requests[0]!.startsWith(new URL('assets/js/', baseURL).href)).toBe(true);
  });
  await test.step('the next key ends the search, and only the last query has results', async () => {
    await input.fill('');
    await expect(options).toHaveCount(0);
    await page.evaluate('seen.length = 0');
    const seen = () =>
      page.evaluate(() =>
        (window as unknown as {seen: {examples?: unknown}[]}).seen.map(({examples}) =>
          examples ? 'search' : 'stop',
        ),
      );
    // This search takes long enough for the next key to end it.
    await input.fill(
      '{"a": [4, 9, 2], "b": "hello", "c": "2024-03-05"} -> something that no call returns',
    );
    await expect.poll(seen, {intervals: [50]}).toEqual(['search']);
    await input.fill('Ada -> ADA');
    await expect(options.first()).toContainText('Text.Upper($)');
    expect(await seen()).toEqual(['search', 'stop', 'search']);
  });
});

test('if the functions can’t be loaded, the dialog says so, and a later search works', async ({
  page,
}) => {
  const {input, options, dialog} = await openSearch(page);
  await page.context().setOffline(true);
  await input.fill('Ada -> ADA');
  await expect(dialog.getByRole('status')).toContainText('The functions couldn’t be loaded.');
  await page.context().setOffline(false);
  await input.fill('Grace -> GRACE');
  await expect(options.first()).toContainText('Text.Upper($)');
});

test.describe('on a phone', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 800}});

  test('everything works by touch and is big enough', async ({page}) => {
    const {input, options, dialog} = await openSearch(page);
    await input.fill('Ada -> ADA');
    await options.first().tap();
    await expect(panelOf(page).call).toHaveValue('Text.Upper($)');

    await searchDialog(page).button.tap();
    await dialog.getByRole('button', {name: dates}).tap();
    await expect(input).toHaveValue(dates);
    await expect(options.first()).toContainText(formatDate);
    const width = await dialog.evaluate((element) => element.scrollWidth);
    expect(width).toBe(390);
    const actions = dialog.getByRole('group', {name: formatDate});
    for (const target of [options.first(), ...(await actions.getByRole('button').all())]) {
      const box = (await target.boundingBox())!;
      expect(Math.round(box.height)).toBeGreaterThanOrEqual(40);
    }
    await actions.getByRole('button', {name: 'Open in workbench'}).tap();
    await expect(dialog).toHaveCount(0);
    await expect(workbenchOf(page).editor).toHaveText(formatDate);
  });
});
