// Checks that no stored value can crash a page, and that a reader can reset what is stored.
import {expect, test, type Page} from '@playwright/test';
import {contentChunk, rewriteChunk} from '../observations/chunks';
import {openPage} from '../actions/openPage';
import {workbenchOf} from '../actions/workbench';
import {hostileValues} from '../../src/hostileValues/hostileValues.fixture';

test.use({viewport: {width: 1440, height: 900}});

const draft = {
  mapping: '$.a',
  files: [{id: '1', name: 'a.csv', isData: false, isSample: true}],
  selected: 'a.csv',
  expected: {kind: 'result', text: '7'},
};

/** A valid value for each key. Docusaurus reads the last four. */
const valid: Readonly<Record<string, string>> = {
  'workbench.draft': JSON.stringify(draft),
  'workbench.width': '600',
  'workbench-mappings': '[{"name":"a","versions":[{"time":1,"mapping":"$"}]}]',
  'try-it-history': JSON.stringify([
    JSON.stringify(['Text/Upper', '{"call":"F()","input":{"kind":"none"}}']),
  ]),
  'docusaurus.search.recent': '["upper"]',
  'docusaurus.search.pages': '[["/guides/","Guides"]]',
  theme: '"dark"',
  'docusaurus.announcement.id': '"one"',
  'docusaurus.announcement.dismiss': 'true',
  'docusaurus.tab.language': '"python"',
};

function crashed(page: Page) {
  return page.getByRole('heading', {name: 'This page crashed.'});
}

/** The nth damage of each key. */
function damages(): Record<string, string>[] {
  const lists = Object.entries(valid).map(
    ([key, json]) => [key, [...hostileValues(json)]] as const,
  );
  const count = Math.max(...lists.map(([, values]) => values.length));
  return Array.from({length: count}, (_, index) =>
    Object.fromEntries(lists.map(([key, values]) => [key, values[index % values.length]!])),
  );
}

test('no damaged value crashes the page or the workbench', async ({page}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await openPage(page, 'platformRef/mappingFunctions/Text/Upper');
  const {dock} = workbenchOf(page);
  // Every twentieth damage of each key, all keys at once. The unit tests try all of them, one by one.
  for (const values of damages().filter((_, index) => index % 20 === 0)) {
    await page.evaluate((given) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const [key, value] of Object.entries(given)) {
        localStorage.setItem(`${key}-documentation`, value);
        sessionStorage.setItem(`${key}-documentation`, value);
      }
      sessionStorage.setItem('workbench.open-documentation', 'true');
    }, values);
    await page.reload();
    await expect(dock.getByRole('textbox', {name: 'Mapping'})).toBeVisible();
    await expect(crashed(page)).toHaveCount(0);
  }
  expect(errors).toEqual([]);
});

test('a damaged draft keeps what can be read, and the workbench says that a part is missing', async ({
  page,
}) => {
  await openPage(page, 'guides/');
  await page.evaluate(() => {
    localStorage.setItem(
      'workbench.draft-documentation',
      '{"mapping": "1 ", "files": [], "expected": 5}',
    );
    localStorage.setItem('workbench-mappings-documentation', '[{"name": "a"}]');
    sessionStorage.setItem('workbench.open-documentation', 'true');
  });
  await page.reload();
  const {dock, editor, code} = workbenchOf(page);
  await expect(editor).toHaveText('1 ');
  await expect(code).toHaveText('1');
  await expect(
    dock.getByRole('status').filter({hasText: 'what the browser has stored is damaged'}),
  ).toBeVisible();
  await dock.getByRole('button', {name: 'Save', exact: true}).click();
  await expect(dock.getByText('Some saved mappings or versions are missing')).toBeVisible();
});

test('the crash page offers a copy of what is stored, and resets it', async ({page}) => {
  await rewriteChunk(
    page,
    contentChunk('guides/mappings/overview'),
    /\bdefault:\(\)=>([\w$]+)/,
    'default:()=>globalThis.crashingPage??=function(properties){if(localStorage.getItem("theme-documentation")==="dark")throw null;return $1(properties)}',
  );
  await openPage(page, 'guides/');
  await page.evaluate(() => {
    localStorage.setItem('theme-documentation', 'dark');
    localStorage.setItem('other-site', 'stays');
  });
  await page.goto('guides/mappings/overview');
  await expect(crashed(page)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Download a copy'}).click();
  expect((await download).suggestedFilename()).toBe('documentation-data.json');
  await page.getByRole('button', {name: 'Reset what is stored'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Mappings overview'})).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('theme-documentation'))).not.toBe('dark');
  expect(await page.evaluate(() => localStorage.getItem('other-site'))).toBe('stays');
});
