import {writeFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {expect, test, type Response} from '@playwright/test';
import {chunkWith, rewriteChunk} from '../observations/chunks';
import {openPanel} from '../actions/tryIt';
import {untilTimeLimit} from '../actions/untilTimeLimit';
import {untilQuiet} from '../observations/untilQuiet';
import {busyPdf} from '@documentation/mapping/internal/functions/Readers/PDF/pdfWithWidths.fixture';

const numbers = JSON.stringify(Array.from({length: 1000}, (_, index) => index));

// A prefetch request may still be in a route handler when the test ends.
test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

/** Runs for hours with little memory: each list is dropped once it is counted. */
const endless = 'List.Map($, List.Count(List.Map($, List.Count(List.Map($, @index)))))';

test('a long run doesn’t block the page', async ({page}) => {
  const {call, result, resultCode} = await openPanel(page, 'List/Map');
  const stop = result.getByRole('button', {name: 'Stop'});

  await test.step('a long run can be stopped, and the panel stays as it was', async () => {
    await call.fill('List.Map($, @)');
    await page.getByLabel('Input $').fill(numbers);
    await expect(result).toContainText('1,000 items');
    const before = await resultCode.textContent();
    await call.fill(endless);
    await expect(result).toHaveAttribute('aria-busy', 'true');
    await expect(result.getByText(/Still running, \d\.\d\ss/)).toBeVisible();
    // The page can scroll and paint while the worker is busy.
    await page.getByRole('heading', {name: 'See also'}).scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', {name: 'See also'})).toBeInViewport();
    await stop.click();
    await expect(result).toHaveAttribute('aria-busy', 'false');
    await expect(resultCode).toHaveText(before!);
    await expect(stop).toBeHidden();
  });

  await test.step('an edit replaces a long run', async () => {
    await call.press('Control+Enter');
    await expect(result.getByText(/Still running/)).toBeVisible();
    await call.fill('List.Map([1, 2], @index)');
    await expect(resultCode).toHaveText('[0, 1]');
  });
});

test('an endless run is stopped at its time limit', async ({page}) => {
  await page.clock.install();
  const panel = await openPanel(page, 'List/Map');
  // The time limit doesn't include loading the functions.
  await panel.call.fill('List.Map([1], List.Count([@]))');
  await expect(panel.resultCode).toHaveText('[1]');
  await panel.call.fill(endless);
  await page.getByLabel('Input $').fill(numbers);
  await page.keyboard.press('Control+Enter');
  await expect(panel.result.getByText(/Still running/)).toBeVisible();
  await untilTimeLimit(page, panel.result.getByText('took too long and was stopped'));
  await expect(panel.result.getByRole('link', {name: 'E_LIMIT'})).toBeVisible();
  await panel.call.fill('List.Map([1, 2], @index)');
  await expect(panel.resultCode).toHaveText('[0, 1]');
});

test('a file that keeps a library busy is stopped, and the next run works', async ({
  page,
}, testInfo) => {
  await page.clock.install();
  const panel = await openPanel(page, 'Readers/PDF/ReadText');
  // The time limit doesn't include loading the library.
  await panel.call.fill('Readers.PDF.ReadText($)');
  await expect(panel.resultCode).toContainText('Invoice 2024-117');
  const busy = testInfo.outputPath('busy.pdf');
  writeFileSync(busy, busyPdf(), 'latin1');
  await page.locator('input[type="file"]').setInputFiles(busy);
  await untilTimeLimit(page, panel.result.getByText('took too long and was stopped'));
  await panel.call.fill('Readers.PDF.ReadText(null)');
  await expect(panel.resultCode).toHaveText('null');
});

test('a library that starts slowly doesn’t use up the time limit of a run', async ({page}) => {
  const busy = '(()=>{for(const end=Date.now()+3000;Date.now()<end;);return 1})()';
  const library = chunkWith('static FOLD_CASE=1;');
  await rewriteChunk(page, library, /static FOLD_CASE=1;/, `static FOLD_CASE=${busy};`);
  await page.clock.install();
  const panel = await openPanel(page, 'Text/MatchRegex');
  const loading = page.waitForRequest(library);
  await panel.call.fill('Text.MatchRegex("order 17", "[0-9]+")');
  await loading;
  await page.clock.fastForward(10_000);
  await expect(panel.resultCode).toContainText('"match": "17"');
});

test('the panel runs the shipped code: a changed function changes the result', async ({page}) => {
  let changed = 0;
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (!body.includes('toLocaleUpperCase') || !body.includes('name:"Upper"')) {
      return route.fulfill({response, body});
    }
    changed += 1;
    return route.fulfill({response, body: body.replace('toLocaleUpperCase', 'toLocaleLowerCase')});
  });
  const panel = await openPanel(page, 'Text/Upper');
  await panel.examples.getByRole('button').first().click();
  await expect(panel.resultCode).toHaveText('"ada lovelace"');
  await expect(panel.result).toContainText('Not as documented');
  expect(changed).toBeGreaterThan(0);
});

test('a regular expression runs in the browser', async ({page, baseURL}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`);
  });
  const panel = await openPanel(page, 'Text/MatchRegex');

  await test.step('input isn’t sent anywhere: only the site’s own code is fetched', async () => {
    await untilQuiet(page);
    requests.length = 0;
    await panel.call.fill('Text.MatchRegex("confidential-4711", "[a-z]+")');
    await expect(panel.resultCode).toContainText('confidential');
    await untilQuiet(page);
    const isOwnCode = new RegExp(`^GET ${baseURL!}assets/js/[^/?]+\\.js $`);
    expect(requests.filter((request) => !isOwnCode.test(request))).toEqual([]);
    expect(requests.join()).not.toContain('4711');
    await expect(page.getByText('Nothing leaves your browser.')).toBeVisible();
  });

  await test.step('a hostile regular expression doesn’t block the page', async () => {
    await panel.call.fill(`Text.MatchRegex("${'a'.repeat(5000)}b", "(a+)+$")`);
    await expect(panel.resultCode).toHaveText('[]');
    await panel.call.fill('Text.MatchRegex("order 17", "[0-9]+")');
    await expect(panel.resultCode).toContainText('"match": "17"');
  });
});

test('the shell and core fit 35 KB with 5% to spare, and no heavy library is loaded', async ({
  page,
}) => {
  const fetched = new Map<string, Response>();
  const own = new Set<string>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) {
      fetched.set(response.url(), response);
    }
  });
  // Turns off prefetching, so every fetched script belongs to the page.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto('platformRef/mappingFunctions/Text/Upper');
  await untilQuiet(page);
  for (const url of fetched.keys()) {
    own.add(url);
  }
  const call = page.getByRole('textbox', {name: 'Call', exact: true});
  await call.focus();
  await expect(call).toBeEditable();
  await expect(call).toBeFocused();
  await call.press('Control+Enter');
  await expect(page.getByRole('region', {name: 'Result'})).toHaveAttribute('aria-busy', 'false');
  await untilQuiet(page);
  const added = [...fetched].filter(([url]) => !own.has(url));
  const bodies = await Promise.all(added.map(([, response]) => response.body()));
  const bytes = bodies.map((body) => gzipSync(body).length).reduce((a, b) => a + b, 0);
  expect(added.length).toBeGreaterThan(1);
  expect(bytes).toBeLessThanOrEqual(0.95 * 35 * 1024);
  expect(bodies.map(String).join()).not.toMatch(/Temporal\.ZonedDateTime|DecimalError|RE2JS/);
});
