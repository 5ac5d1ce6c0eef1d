import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {openPage} from '../actions/openPage';

/** The guides, in the order of their "Next" links. */
const pages = [
  {path: 'guides/', title: 'Guides'},
  {path: 'guides/mappings/overview', title: 'Mappings overview'},
  {path: 'guides/mappings/create-first-mapping/', title: 'Create your first mapping'},
  {path: 'guides/mappings/json/', title: 'Map JSON'},
  {path: 'guides/mappings/xml/', title: 'Map XML'},
  {path: 'guides/mappings/samples/', title: 'Sample files'},
  {path: 'guides/mappings/versioning/', title: 'Versions of a mapping'},
  {path: 'guides/workflows/overview', title: 'Workflows overview'},
  {path: 'guides/workflows/create-first-workflow', title: 'Create your first workflow'},
  {path: 'guides/workflows/ai-weather-tracking', title: 'Weather tracking with AI'},
  {path: 'guides/tutorials/mapping-xlsx-to-json', title: 'Excel to JSON'},
  {path: 'guides/tutorials/workflow-simple-web-handler', title: 'A simple web handler'},
];

test('"Next" leads through the guides in learning order', async ({page, baseURL}) => {
  await openPage(page, pages[0]!.path);
  const paging = page.getByRole('navigation', {name: 'Docs pages'});
  for (const {path, title} of pages.slice(1)) {
    await paging.getByRole('link', {name: /^Next/}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    await expect(page).toHaveURL(new URL(path, baseURL).href);
  }
  await expect(paging.getByRole('link', {name: /^Next/})).toHaveCount(0);
  await expect(paging.getByRole('link', {name: /^Previous/})).toContainText('Excel to JSON');
});

test('every file on the samples page downloads unchanged', async ({page, request}) => {
  await openPage(page, 'guides/mappings/samples/');
  const links = page.getByRole('main').getByRole('link', {name: /^Download /});
  await expect(links).toHaveCount(20);
  for (const link of await links.all()) {
    const file = (await link.innerText()).replace('Download ', '').trim();
    await expect(link).toHaveAttribute('download', file);
    const response = await request.get((await link.getAttribute('href'))!);
    expect(response.status(), file).toBe(200);
    expect((await response.body()).equals(readFileSync(join('static/samples', file))), file).toBe(
      true,
    );
  }
});

test('a guide offers its file for download', async ({page}) => {
  await openPage(page, 'guides/tutorials/mapping-xlsx-to-json');
  const download = page.waitForEvent('download');
  await page.getByRole('link', {name: 'Download order-lines.xlsx'}).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('order-lines.xlsx');
  expect(readFileSync(await saved.path())).toEqual(readFileSync('static/samples/order-lines.xlsx'));
});

test('a preview shows the first rows of the file, its size and the call that reads it', async ({
  page,
}) => {
  await openPage(page, 'guides/mappings/samples/');
  const table = page.getByRole('table').first();
  await expect(table.getByRole('row')).toHaveCount(4);
  await expect(table.getByRole('row').nth(1).getByRole('cell')).toHaveText([
    '1001',
    'Müller; Söhne GmbH',
    '01067',
    '1.249,50',
  ]);
  const main = page.getByRole('main');
  await expect(main).toContainText(
    '144 bytes, 4 rows, read with Readers.CSV.ReadRows($, delimiter: ";")',
  );
  await expect(main).toContainText('invoices.xml, first 16 of 20 lines');
});

const diagrams = [
  {
    path: 'guides/mappings/overview',
    name: /a reader.* source.* compute each target field.* writer/,
  },
  {path: 'guides/workflows/overview', name: /trigger fires.* guards.* actions.* response/},
  {path: 'guides/mappings/overview', name: /workbench.* app.* endpoint.* every run/},
  {path: 'guides/mappings/create-first-mapping/', name: /Input.* Mapping.* Result/},
  {path: 'guides/mappings/json/', name: /path.*customer\.zip.* object/},
  {path: 'guides/mappings/xml/', name: /invoices\.xml.* records.* null/},
  {path: 'guides/mappings/samples/', name: /Leading zeros: orders\.csv.* Nested lists/},
  {path: 'guides/mappings/versioning/', name: /pinned to version 2.* latest.* rolled back/},
];

for (const {path, name} of diagrams) {
  test(`the diagram ${String(name)} of /${path} has a text alternative`, async ({page}) => {
    await openPage(page, path);
    for (const width of [390, 1280]) {
      await page.setViewportSize({width, height: 800});
      const diagram = page.getByRole('main').getByRole('img', {name});
      await expect(diagram).toBeVisible();
      // The diagram has a wide and a narrow version. The visible one must have readable text.
      const texts = diagram.locator('text').filter({visible: true});
      const heights = await texts.evaluateAll((all) =>
        all.map((text) => text.getBoundingClientRect().height),
      );
      expect(heights.length).toBeGreaterThan(7);
      expect(Math.min(...heights)).toBeGreaterThan(12);
      const labels = await texts.allTextContents();
      expect(new Set(labels).size).toBeGreaterThan(7);
    }
  });
}

test('readers don’t see the marks for tests', async ({page}) => {
  await openPage(page, 'guides/mappings/json/');
  const blocks = page.locator('.theme-code-block');
  const text = (await blocks.allInnerTexts()).join('\n');
  expect(text).toContain('shop-orders.json');
  expect(text).not.toMatch(/run file=|sample=|schema=|illustration/);
  const html = await page.getByRole('main').innerHTML();
  expect(html).not.toMatch(/file=shop-orders|sample=shop-orders/);
});

test('sample rows are only in the code of their own page', async ({page}) => {
  await openPage(page, 'guides/mappings/samples/');
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({name}) => name)
      .filter((name) => name.endsWith('.js')),
  );
  await openPage(page, 'guides/');
  const main = await page.locator('script[src*="/main."]').getAttribute('src');
  const source = await (await page.request.get(main!)).text();
  expect(scripts.length).toBeGreaterThan(1);
  expect(source).not.toContain('Müller; Söhne GmbH');
});
