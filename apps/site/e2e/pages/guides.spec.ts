import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {openPage} from '../actions/openPage';
import {MAIN_SITE} from '../sites/sites';

interface Guide {
  readonly path: string;
  readonly title: string;
  /** The text alternatives of its diagrams. */
  readonly diagrams?: readonly RegExp[];
}

/** The guides, in the order of their "Next" links. */
const guides: readonly Guide[] = [
  {path: 'guides/', title: 'Guides'},
  {
    path: 'guides/mappings/overview',
    title: 'Mappings overview',
    diagrams: [
      /a reader.* source.* compute each target field.* writer/,
      /workbench.* app.* endpoint.* every run/,
    ],
  },
  {
    path: 'guides/mappings/create-first-mapping/',
    title: 'Create your first mapping',
    diagrams: [/Input.* Mapping.* Result/],
  },
  {
    path: 'guides/mappings/json/',
    title: 'Map JSON',
    diagrams: [/path.*customer\.zip.* object/],
  },
  {
    path: 'guides/mappings/xml/',
    title: 'Map XML',
    diagrams: [/invoices\.xml.* records.* null/],
  },
  {
    path: 'guides/mappings/samples/',
    title: 'Sample files',
    diagrams: [/Leading zeros: orders\.csv.* Nested lists/],
  },
  {
    path: 'guides/mappings/versioning/',
    title: 'Versions of a mapping',
    diagrams: [/pinned to version 2.* latest.* rolled back/],
  },
  {
    path: 'guides/workflows/overview',
    title: 'Workflows overview',
    diagrams: [/trigger fires.* guards.* actions.* response/],
  },
  {path: 'guides/workflows/create-first-workflow', title: 'Create your first workflow'},
  {path: 'guides/workflows/ai-weather-tracking', title: 'Weather tracking with AI'},
  {path: 'guides/tutorials/mapping-xlsx-to-json', title: 'Excel to JSON'},
  {path: 'guides/tutorials/workflow-simple-web-handler', title: 'A simple web handler'},
];

/** Checks that a diagram of the open page has a text alternative, and readable text on phones, too. */
async function expectDiagram(page: Page, name: RegExp): Promise<void> {
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
}

/** Checks that readers don't see the marks for tests. */
async function expectNoMarks(page: Page): Promise<void> {
  const text = (await page.locator('.theme-code-block').allInnerTexts()).join('\n');
  expect(text).toContain('shop-orders.json');
  expect(text).not.toMatch(/run file=|sample=|schema=|illustration/);
  const html = await page.getByRole('main').innerHTML();
  expect(html).not.toMatch(/file=shop-orders|sample=shop-orders/);
}

test('"Next" leads through the guides in learning order', async ({page, baseURL}) => {
  await openPage(page, guides[0]!.path);
  const paging = page.getByRole('navigation', {name: 'Docs pages'});
  for (const {path, title, diagrams = []} of guides.slice(1)) {
    await test.step(`"Next" leads to /${path}`, async () => {
      await paging.getByRole('link', {name: /^Next/}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
      await expect(page).toHaveURL(new URL(path, baseURL).href);
    });
    for (const name of diagrams) {
      await test.step(`the diagram ${String(name)} of /${path} has a text alternative`, () =>
        expectDiagram(page, name));
    }
    if (path === 'guides/mappings/json/') {
      await test.step('readers don’t see the marks for tests', () => expectNoMarks(page));
    }
  }
  await expect(paging.getByRole('link', {name: /^Next/})).toHaveCount(0);
  await expect(paging.getByRole('link', {name: /^Previous/})).toContainText('Excel to JSON');

  await test.step('a guide offers its file for download', async () => {
    await paging.getByRole('link', {name: /^Previous/}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Excel to JSON');
    const download = page.waitForEvent('download');
    await page.getByRole('link', {name: 'Download order-lines.xlsx'}).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe('order-lines.xlsx');
    expect(readFileSync(await saved.path())).toEqual(
      readFileSync('apps/site/content/static/samples/order-lines.xlsx'),
    );
  });
});

test('the samples page shows its files and offers them for download', async ({page, request}) => {
  await openPage(page, 'guides/mappings/samples/');
  const main = page.getByRole('main');

  await test.step('every file on the samples page downloads unchanged', async () => {
    const links = main.getByRole('link', {name: /^Download /});
    await expect(links).toHaveCount(20);
    for (const link of await links.all()) {
      const file = (await link.innerText()).replace('Download ', '').trim();
      await expect(link).toHaveAttribute('download', file);
      const response = await request.get((await link.getAttribute('href'))!);
      expect(response.status(), file).toBe(200);
      expect(
        (await response.body()).equals(
          readFileSync(join('apps/site/content/static/samples', file)),
        ),
        file,
      ).toBe(true);
    }
  });

  await test.step('a preview shows the first rows of the file, its size and the call that reads it', async () => {
    const table = page.getByRole('table').first();
    await expect(table.getByRole('row')).toHaveCount(4);
    await expect(table.getByRole('row').nth(1).getByRole('cell')).toHaveText([
      '1001',
      'Müller; Söhne GmbH',
      '01067',
      '1.249,50',
    ]);
    await expect(main).toContainText(
      '144 bytes, 4 rows, read with Readers.CSV.ReadRows($, delimiter: ";")',
    );
    await expect(main).toContainText('invoices.xml, first 16 of 20 lines');
  });
});

test('sample rows are not in the code that every page loads', () => {
  const folder = join(MAIN_SITE.directory, 'assets/js');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  // The minifier escapes the umlauts of "Müller; Söhne GmbH".
  const withRows = scripts.filter((name) =>
    readFileSync(join(folder, name), 'utf8').includes('ller; S'),
  );
  expect(withRows.length).toBeGreaterThan(0);
  expect(scripts.filter((name) => name.startsWith('main.'))).toHaveLength(1);
  expect(withRows.filter((name) => name.startsWith('main.'))).toEqual([]);
});
