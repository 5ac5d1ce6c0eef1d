import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {openPage} from '../actions/openPage';
import {MAIN_SITE} from '../sites/sites';
import {violationsOf} from '../observations/violations';

const pages = [
  'apiRef/',
  'apiRef/authentication',
  'apiRef/monitoring',
  'apiRef/blueprints/overview',
  'apiRef/blueprints/json-to-excel',
  'apiRef/endpoints/overview',
  'apiRef/endpoints/file',
  'apiRef/endpoints/json',
  'apiRef/webhooks/incoming',
  'apiRef/webhooks/outgoing',
];

const problems = [
  'invalid-request',
  'unauthorized',
  'forbidden-scope',
  'not-found',
  'method-not-allowed',
  'conflict',
  'payload-too-large',
  'unsupported-media-type',
  'validation-failed',
  'idempotency-mismatch',
  'mapping-failed',
  'workflow-failed',
  'rate-limited',
  'internal',
  'upstream-failed',
  'unavailable',
  'timeout',
];

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('an operation shows how to call it and what it returns', async ({page}) => {
    await page.goto('apiRef/monitoring');
    const main = page.getByRole('main');
    await expect(main.getByText('GET', {exact: true}).first()).toBeVisible();
    await expect(main.getByText('/runs', {exact: true}).first()).toBeVisible();
    await expect(main.getByText('integer, 1 to 250, default 100')).toBeVisible();
    // Without JavaScript, tabs can't be switched, so the page shows the samples in all languages.
    await expect(main.locator('code', {hasText: /^curl /}).first()).toBeVisible();
    await expect(main.locator('code', {hasText: 'fetch('}).first()).toBeVisible();
    await expect(main.getByText('"id": "run_01jnq9c3k8"').first()).toBeVisible();
    await expect(main.getByRole('link', {name: 'rate-limited'}).first()).toBeVisible();
    const fields = main.locator('details').filter({hasText: 'Fields of the 200 response'}).first();
    await expect(fields.getByText('data[].source.name')).toBeHidden();
    await fields.locator('summary').click();
    await expect(fields.getByText('data[].source.name')).toBeVisible();
  });

  test('code samples are highlighted', async ({page}) => {
    await page.goto('apiRef/endpoints/json');
    const tokens = page.locator('.theme-code-block').first().locator('code > span');
    const colours = await tokens.evaluateAll((all) =>
      all.map((token) => getComputedStyle(token).color),
    );
    expect(new Set(colours).size).toBeGreaterThan(1);
  });
});

test('the headings of operations are in the table of contents', async ({page}) => {
  await openPage(page, 'apiRef/blueprints/overview');
  const contents = page.getByRole('navigation', {name: 'On this page'});
  for (const name of ['List blueprints', 'Run a blueprint', 'List the versions of a blueprint']) {
    await expect(contents.getByRole('link', {name})).toBeVisible();
  }
});

test('the language is remembered on other pages and after a reload', async ({page}) => {
  await openPage(page, 'apiRef/endpoints/json');
  await page.getByRole('tab', {name: 'Python'}).first().click();
  await expect(page.getByRole('tab', {name: 'Python', selected: true})).toHaveCount(2);
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'Monitoring'})
    .click();
  await expect(page.getByRole('heading', {level: 1, name: 'Monitoring'})).toBeVisible();
  const tabs = page.getByRole('tab', {selected: true});
  await expect(tabs).toHaveText(Array<string>(5).fill('Python'));
  await page.reload();
  await expect(tabs).toHaveText(Array<string>(5).fill('Python'));
});

test('every problem has an anchor, a cause and a fix', async ({page}) => {
  await openPage(page, 'apiRef/');
  const anchors = await page
    .getByRole('main')
    .locator('h2#problems ~ h3')
    .evaluateAll((headings) => headings.map(({id}) => id));
  expect(anchors).toEqual(problems);
  await expect(page.getByRole('main').getByText('Fix:', {exact: true})).toHaveCount(17);
});

test('a problem of an operation links to its description', async ({page, baseURL}) => {
  await openPage(page, 'apiRef/endpoints/json');
  await page.getByRole('main').getByRole('link', {name: 'idempotency-mismatch'}).first().click();
  await expect(page).toHaveURL(new URL('apiRef/#idempotency-mismatch', baseURL).href);
  await expect(page.getByRole('heading', {name: 'idempotency-mismatch'})).toBeInViewport();
});

test('the description can be downloaded and names this API', async ({page, request}) => {
  await openPage(page, 'apiRef/');
  const link = page.getByRole('link', {name: 'OpenAPI 3.1 description'});
  const url = await link.evaluate((element) => (element as HTMLAnchorElement).href);
  const response = await request.get(url);
  expect(response.status()).toBe(200);
  const text = await response.text();
  expect(text).toContain('openapi: 3.1.0');
  const origin = process.env.SITE_API_ORIGIN || 'https://api.example.com';
  expect(text).toContain(`  - url: ${origin}\n`);
  await expect(page.getByRole('main').getByText(origin, {exact: true})).toBeVisible();
});

test('the change log has a feed, which feed readers find', async ({page, request}) => {
  await openPage(page, 'apiRef/');
  const main = page.getByRole('main');
  const feed = page.locator('head link[type="application/atom+xml"]');
  const url = await feed.evaluate((element) => (element as HTMLLinkElement).href);
  const link = main.getByRole('link', {name: 'Atom feed'});
  expect(await link.evaluate((element) => (element as HTMLAnchorElement).href)).toBe(url);
  const response = await request.get(url);
  expect(response.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
  const ids = [...(await response.text()).matchAll(/<id>[^<]*#(change-\d[^<]*)<\/id>/g)];
  const entries = await main
    .locator('[id^="change-2"]')
    .evaluateAll((all) => all.map(({id}) => id));
  expect(entries.length).toBeGreaterThan(5);
  expect(ids.map(([, id]) => id)).toEqual(entries);
});

test('screen readers learn who sends each message of a picture', async ({page}) => {
  await openPage(page, 'apiRef/endpoints/overview');
  const picture = page.getByRole('figure', {name: 'A run in the background.'});
  await expect(picture.getByRole('listitem').first()).toHaveText(
    'Your code to Platform: POST /endpoints/orders-import/file Prefer: respond-async',
  );
  await expect(picture.getByRole('listitem').last()).toContainText(
    'Platform to Your code: 200 with the output',
  );
});

test('the pages don’t call an API: every request stays on the site', async ({page, baseURL}) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL!) && !request.url().startsWith('data:')) {
      outside.push(request.url());
    }
  });
  for (const path of ['apiRef/', 'apiRef/endpoints/file', 'apiRef/webhooks/outgoing']) {
    await openPage(page, path);
    await unfold(page);
    await page.getByRole('tab', {name: 'JavaScript'}).first().click();
  }
  expect(outside).toEqual([]);
});

test('no script contains the whole description or a parser for it', () => {
  const folder = join(MAIN_SITE.directory, 'assets/js');
  const scripts = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const withOperations = scripts.filter((script) =>
    script.includes('"path":"/runs/{runId}/output"'),
  );
  expect(withOperations).toHaveLength(1);
  expect(withOperations[0]).not.toContain('/api-keys/{keyId}');
  expect(scripts.filter((script) => /YAMLException|openapi: 3/.test(script))).toEqual([]);
});

/** Expands everything that is collapsed. */
async function unfold(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((all) => {
    all.forEach((details) => details.setAttribute('open', ''));
  });
}

test('every page fits a phone, with everything expanded', async ({page}) => {
  test.slow();
  await page.setViewportSize({width: 390, height: 844});
  for (const path of pages) {
    await openPage(page, path);
    await unfold(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});

// e2e/pages/templates.spec.ts checks pages as they open. Here, everything is expanded.
test('an operation has no barriers, with everything expanded', async ({page}) => {
  test.slow();
  await openPage(page, 'apiRef/endpoints/file');
  await unfold(page);
  const violations = await violationsOf(page, {include: ['main']});
  expect(violations.map(({id, nodes}) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

test('the problems of an operation are on one line', async ({page}) => {
  await openPage(page, 'apiRef/monitoring');
  const problems = page.getByText('Possible problems:').first().locator('+ ul').getByRole('link');
  const [first, second] = await Promise.all([0, 1].map((at) => problems.nth(at).boundingBox()));
  expect(second!.x).toBeGreaterThan(first!.x);
  expect(second!.y).toBe(first!.y);
});
