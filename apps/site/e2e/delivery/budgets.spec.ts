// Compares the gzipped size of what a reader downloads before a page is interactive with the sizes in budgets.json.
import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, test, type Page, type Request} from '@playwright/test';
import recorded from './budgets.json' with {type: 'json'};
import {KINDS} from '../sites/kinds';
import {keepOutOfView} from '../actions/keepOutOfView';
import {openPage} from '../actions/openPage';
import {MAIN_SITE} from '../sites/sites';
import {untilQuiet} from '../observations/untilQuiet';

/** Sizes must stay 5% below the budget, because compressed sizes differ slightly between machines. */
const MET = 0.95;
/** The factor by which sizes may exceed those in budgets.json before the file must be updated. */
const ROOM = 1.05;

/**
 * All scripts of a first visit: 154.5 KB, about 71% of what stock Docusaurus loads for the same page. The table
 * of files grows with the pages, and the page menu, deep links and builders add their buttons.
 */
const FIRST_VISIT_BYTES = 154.5 * 1024;

type Sizes = Readonly<Record<string, number>>;

const gzippedSizes = new Map<string, number>();

function gzipped(path: string): number {
  const known = gzippedSizes.get(path);
  const size = known ?? gzipSync(readFileSync(join(MAIN_SITE.directory, path)), {level: 9}).length;
  gzippedSizes.set(path, size);
  return size;
}

function shippedText(path: string): string {
  return readFileSync(join(MAIN_SITE.directory, path), 'utf8');
}

/** Returns the name that a file keeps from build to build: 'assets/js/main.1f2e3d4c.js' → 'main.js' */
function lastingName(path: string): string {
  return path.replace(/^assets\/\w+\//, '').replace(/\.[0-9a-f]{6,}(?=\.\w+$)/, '');
}

/** Returns the gzipped sizes of the document and the scripts and stylesheets fetched until the page is interactive. */
async function sizesOf(page: Page, path: string): Promise<Sizes> {
  const files = new Set<string>();
  const record = (request: Request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) {
      files.add(request.url().slice(MAIN_SITE.address.length));
    }
  };
  // The previous page may still fetch files in idle time.
  await page.goto('about:blank');
  page.on('request', record);
  await openPage(page, path);
  page.off('request', record);
  return Object.fromEntries([
    ['document', gzipped(join(path, 'index.html'))],
    ...[...files].sort().map((file) => [lastingName(file), gzipped(file)] as const),
  ]);
}

function sum(sizes: Sizes): number {
  return Object.values(sizes).reduce((total, size) => total + size, 0);
}

/** Lists the files that grew, largest growth first: 'main.js: 110000 (+2412), 4711.js: 900 (new)' */
function growth(sizes: Sizes, before: Sizes): string {
  return Object.entries(sizes)
    .map(([name, size]) => ({name, size, more: size - (before[name] ?? 0)}))
    .filter(({more}) => more > 0)
    .sort((a, b) => b.more - a.more)
    .map(({name, size, more}) => `${name}: ${size} (${name in before ? `+${more}` : 'new'})`)
    .join(', ');
}

const onlyDocument = ([name]: readonly [string, number]) => name === 'document';
const onlyScripts = ([name]: readonly [string, number]) => name.endsWith('.js');
const onlyStyles = ([name]: readonly [string, number]) => name.endsWith('.css');

/** All kinds except the not-found page, which loads the same files as an index page and has no file at its path. */
const kinds = Object.entries(KINDS).filter(([kind]) => kind !== 'not-found page');

test('each kind of page loads at most 5% more than budgets.json says', async ({page}) => {
  await keepOutOfView(page);
  const scriptSizes = new Map<string, number>();
  for (const [kind, path] of kinds) {
    const sizes = await sizesOf(page, path);
    // Files from the browser's cache count, too.
    expect(Object.keys(sizes), kind).toEqual(
      expect.arrayContaining(['main.js', 'react.js', 'runtime~main.js', 'styles.css']),
    );
    const before = (recorded as Readonly<Record<string, Sizes>>)[kind] ?? {};
    for (const [part, isPart] of Object.entries({onlyDocument, onlyScripts, onlyStyles})) {
      const of = (all: Sizes): Sizes => Object.fromEntries(Object.entries(all).filter(isPart));
      expect
        .soft(
          sum(of(sizes)),
          `${part}, ${kind}: ${growth(of(sizes), of(before))}.\nIf the growth is justified, put this into apps/site/e2e/delivery/budgets.json:\n${JSON.stringify({[kind]: sizes})}`,
        )
        .toBeLessThanOrEqual(sum(of(before)) * ROOM);
    }
    scriptSizes.set(kind, sum(Object.fromEntries(Object.entries(sizes).filter(onlyScripts))));
  }
  expect(scriptSizes.get('mapping function')).toBeLessThanOrEqual(FIRST_VISIT_BYTES * MET);
});

test('what a function page prefetches is at most 78 KB', async ({page}) => {
  const files = new Set<string>();
  page.on('request', (request) => {
    if (request.headers()['sec-purpose'] === 'prefetch') {
      files.add(request.url().slice(MAIN_SITE.address.length));
    }
  });
  await openPage(page, KINDS['mapping function']);
  // Files are prefetched one after another while the page is idle.
  await expect.poll(() => files.size).toBeGreaterThan(10);
  await untilQuiet(page);
  const bytes = [...files].reduce((total, file) => total + gzipped(file), 0);
  expect(bytes).toBeLessThanOrEqual(78 * 1024 * MET);
});

// The page is in the largest category, and the sidebar lists all its functions.
test('a page is painted from its document alone, which is at most 22 KB', async ({page}) => {
  await page.route('**/assets/css/*', () => {});
  await page.goto(KINDS['mapping function'], {waitUntil: 'commit'});
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
    .toBeGreaterThan(0);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(gzipped(join(KINDS['mapping function'], 'index.html'))).toBeLessThanOrEqual(22_000 * MET);
});

test('the search index has at most 740 bytes for each page, compressed with Brotli', () => {
  const folder = join(MAIN_SITE.directory, 'assets/search');
  const [index] = readdirSync(folder).filter((name) => /^index\.[0-9a-f]+\.js\.br$/.test(name));
  const sitemap = readFileSync(join(MAIN_SITE.directory, 'sitemap.xml'), 'utf8');
  const pages = sitemap.split('<loc>').length - 1;
  expect(statSync(join(folder, index!)).size).toBeLessThanOrEqual(740 * pages * MET);
});

test('the workbench is at most 180 KB, and nothing of it is fetched before it is opened', async ({
  page,
}) => {
  const files = new Set<string>();
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) {
      files.add(request.url().slice(MAIN_SITE.address.length));
    }
  });
  await openPage(page, 'guides/');
  await untilQuiet(page);
  const before = [...files];
  expect(before.filter((file) => shippedText(file).includes('cm-content'))).toEqual([]);
  await page.keyboard.press('Control+j');
  await expect(page.getByRole('textbox', {name: 'Mapping'})).toBeFocused();
  await untilQuiet(page);
  const fetched = [...files].filter((file) => !before.includes(file));
  const sizeOf = (names: readonly string[]) =>
    sum(Object.fromEntries(names.map((name) => [name, gzipped(name)])));
  // What the editor knows about functions is data, which grows with the catalogue.
  const isCatalogue = (file: string) => shippedText(file).includes('Converts text to uppercase');
  expect(fetched.filter(isCatalogue)).toHaveLength(1);
  expect(sizeOf(fetched.filter((file) => !isCatalogue(file)))).toBeLessThanOrEqual(180_000 * MET);
  expect(sizeOf(fetched.filter(isCatalogue))).toBeLessThanOrEqual(25_000 * MET);
});
