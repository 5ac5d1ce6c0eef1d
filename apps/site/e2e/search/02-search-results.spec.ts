// cspell:ignore avarage distnict unflat zzzzqqqq
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {createSearch, type Search} from '@documentation/reference/internal/search/createSearch';
import {
  MANIFEST_FILE,
  type Manifest,
} from '@documentation/reference/internal/search/index/manifest';
import type {SearchData} from '@documentation/reference/internal/search/index/searchData';
import {fromScript, toScript} from '@documentation/reference/internal/search/index/searchScript';
import {INDEX_FILES, openSearch} from '../actions/searchDialog';
import {MAIN_SITE} from '../sites/sites';

/** One query of each kind that the specification names or readers use, with the page that must come first. */
const queries = {
  'an exact name': ['Upper', 'Text/Upper'],
  'a qualified name': ['Text.Upper', 'Text/Upper'],
  'the words of a name': ['group by', 'List/GroupBy'],
  'half a name': ['unflat', 'JSON/Unflatten'],
  'another product’s name': ['VLOOKUP', 'Excel/Lookup'],
  'another language’s spelling': ['substringAfter', 'Text/SubstringAfter'],
  'a task in plain words': ['turn text into capital letters', 'Text/Upper'],
  'a slip': ['avarage', 'Math/Average'],
  'two letters swapped': ['distnict', 'List/Distinct'],
  'words that are on no page together': ['upper zzzzqqqq', 'Text/Upper'],
} as const;

/** Tasks in a reader's words, with the guide whose recipe must be among the results. */
const recipes = {
  'join two CSV files': 'guides/mappings/samples/',
  'VLOOKUP across files': 'guides/mappings/samples/',
  'import a bank statement': 'guides/mappings/samples/',
  'time that does not exist because of daylight saving': 'guides/mappings/samples/',
  'clean a messy excel export': 'guides/tutorials/mapping-xlsx-to-json',
  'remove duplicate rows': 'guides/tutorials/mapping-xlsx-to-json',
  'file too large': 'guides/mappings/json/',
  'nested json to rows': 'guides/mappings/json/',
  'keep bad rows with the reason': 'guides/mappings/overview',
  'unit test a mapping': 'guides/mappings/versioning/',
  'e-invoice to excel': 'guides/mappings/xml/',
} as const;

/** Searches the built index without a browser, which is much faster. */
async function searchBuiltIndex(): Promise<Search> {
  const read = (file: string) => readFileSync(join(MAIN_SITE.directory, file), 'utf8');
  const {file} = JSON.parse(read(MANIFEST_FILE)) as Manifest;
  return createSearch(fromScript(read(file)));
}

test('queries find their pages', async ({baseURL}) => {
  const search = await searchBuiltIndex();
  await test.step('each kind of query finds its page first', () => {
    for (const [kind, [query, id]] of Object.entries(queries)) {
      const path = new URL(`platformRef/mappingFunctions/${id}`, baseURL).pathname;
      expect.soft(search(query)[0]?.url, `${kind}: ${query}`).toBe(path);
    }
  });
  await test.step('each recipe is found by its task', () => {
    for (const [query, path] of Object.entries(recipes)) {
      const {pathname} = new URL(path, baseURL);
      const urls = search(query).map(({url}) => url);
      const isFound = urls.some((url) => url.startsWith(pathname));
      expect.soft(isFound, `${query}: ${urls.join()}`).toBe(true);
    }
  });
});

const hostileQueries = [
  '<img src=x onerror=alert(1)>',
  '"; DROP TABLE pages; --',
  '.*+?^${}()|[]\\',
  '__proto__ constructor hasOwnProperty',
  '\u202Eupper\u0000',
  '🙂👨‍👩‍👧‍👦',
  'upper '.repeat(5000),
  'x'.repeat(100_000),
];

test('any query gets safe, distinct results with their matches marked', async ({page}) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('dialog', (dialog) => problems.push(dialog.message()));
  const {dialog, input, options} = await openSearch(page);
  const status = dialog.getByRole('status');
  await test.step('the same page isn’t listed repeatedly', async () => {
    await input.fill('parse');
    await expect(options).toHaveCount(5);
    const urls = await options.evaluateAll((links) =>
      links.map((link) => (link as HTMLAnchorElement).pathname),
    );
    expect(new Set(urls).size).toBe(5);
  });
  await test.step('matches are marked in the title and in the excerpt', async () => {
    await input.fill('pad start');
    const marks = options.first().locator('mark');
    await expect(marks.first()).toHaveText('Text.Pad');
    await expect(marks.filter({hasText: 'pad start'})).toHaveCount(0);
    await expect(marks.filter({hasText: /^start$/}).first()).toBeVisible();
  });
  await test.step('the dialog lists what the index finds', async () => {
    const search = await searchBuiltIndex();
    for (const query of [
      'turn text into capital letters',
      'upper zzzzqqqq',
      'join two CSV files',
    ]) {
      await input.fill(query);
      await expect
        .poll(() => options.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
        .toEqual(search(query).map(({url}) => url));
    }
  });
  await test.step('hostile queries harm nothing', async () => {
    for (const query of hostileQueries) {
      // The status and the results of the previous query stay until new ones are ready.
      await input.fill('');
      await expect(status).toHaveText('');
      await input.fill(query);
      await expect(status).toHaveText(/No results found|\d results?/);
      await expect(dialog.locator('img')).toHaveCount(0);
    }
    await input.fill('Text.Upper');
    await expect(options.first()).toContainText('Upper');
    expect(problems).toEqual([]);
  });
});

test('markup in the titles, headings and texts of pages stays text', async ({page}) => {
  const markup = '<img src=x onerror="window.isHarmed = true">';
  await page.route(INDEX_FILES, async (route) => {
    const response = await route.fetch();
    const json = JSON.stringify(fromScript(await response.text()))
      .replaceAll('"Text.Upper"', JSON.stringify(`Text.Upper ${markup}`))
      .replaceAll('"E_PARSE"', JSON.stringify(`E_PARSE ${markup}`))
      .replaceAll('Converts text', `${JSON.stringify(markup).slice(1, -1)} Converts text`);
    await route.fulfill({response, body: toScript(JSON.parse(json) as SearchData)});
  });
  const {dialog, input, options} = await openSearch(page);
  for (const query of ['Text.Upper', 'E_PARSE']) {
    await input.fill(query);
    await expect(options.first()).toContainText(`${query} <img src=x onerror=`);
  }
  await expect(dialog.locator('img')).toHaveCount(0);
  expect(await page.evaluate(() => 'isHarmed' in window)).toBe(false);
});
