import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {openPage} from '../actions/openPage';
import {MAIN_SITE} from '../sites/sites';
import {violationsOf} from '../observations/violations';
import {showInsideApp} from '../observations/visits';

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

test('the API reference describes problems, the download and the feed', async ({page, request}) => {
  await openPage(page, 'apiRef/');
  const main = page.getByRole('main');

  await test.step('every problem has an anchor, a cause and a fix', async () => {
    const anchors = await main
      .locator('h2#problems ~ h3')
      .evaluateAll((headings) => headings.map(({id}) => id));
    expect(anchors).toEqual(problems);
    await expect(main.getByText('Fix:', {exact: true})).toHaveCount(17);
  });

  await test.step('the description can be downloaded and names this API', async () => {
    const link = page.getByRole('link', {name: 'OpenAPI 3.1 description'});
    const url = await link.evaluate((element) => (element as HTMLAnchorElement).href);
    const response = await request.get(url);
    expect(response.status()).toBe(200);
    const text = await response.text();
    expect(text).toContain('openapi: 3.1.0');
    const origin = process.env.SITE_API_ORIGIN || 'https://api.example.com';
    expect(text).toContain(`  - url: ${origin}\n`);
    await expect(main.getByText(origin, {exact: true})).toBeVisible();
  });

  await test.step('the change log has a feed, which feed readers find', async () => {
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
});

test('a reader follows an operation to its problems and to other operations', async ({
  page,
  baseURL,
}) => {
  await openPage(page, 'apiRef/endpoints/json');
  const tabs = page.getByRole('tab', {selected: true});

  await test.step('a problem of an operation links to its description', async () => {
    await page.getByRole('main').getByRole('link', {name: 'idempotency-mismatch'}).first().click();
    await expect(page).toHaveURL(new URL('apiRef/#idempotency-mismatch', baseURL).href);
    await expect(page.getByRole('heading', {name: 'idempotency-mismatch'})).toBeInViewport();
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Send JSON to an endpoint');
  });

  await test.step('the language is remembered on other pages', async () => {
    await page.getByRole('tab', {name: 'Python'}).first().click();
    await expect(page.getByRole('tab', {name: 'Python', selected: true})).toHaveCount(2);
    await page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .getByRole('link', {name: 'Monitoring'})
      .click();
    await expect(page.getByRole('heading', {level: 1, name: 'Monitoring'})).toBeVisible();
    await expect(tabs).toHaveText(Array<string>(5).fill('Python'));
  });

  await test.step('the problems of an operation are on one line', async () => {
    const links = page.getByText('Possible problems:').first().locator('+ ul').getByRole('link');
    const [first, second] = await Promise.all([0, 1].map((at) => links.nth(at).boundingBox()));
    expect(second!.x).toBeGreaterThan(first!.x);
    expect(second!.y).toBe(first!.y);
  });

  await test.step('the language is remembered after a reload', async () => {
    await page.reload();
    await expect(tabs).toHaveText(Array<string>(5).fill('Python'));
  });
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

test('every page fits a phone, with everything expanded, and calls no API', async ({
  page,
  baseURL,
}) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL!) && !request.url().startsWith('data:')) {
      outside.push(request.url());
    }
  });
  await page.setViewportSize({width: 390, height: 844});
  await openPage(page, '');
  for (const path of pages) {
    await test.step(`/${path} fits`, async () => {
      await showInsideApp(page, new URL(path, baseURL).href);
      await unfold(page);
      for (const language of ['JavaScript', 'curl']) {
        await page.getByRole('tab', {name: language, exact: true}).first().click();
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect(overflow, language).toBeLessThanOrEqual(0);
      }
    });
  }
  expect(outside).toEqual([]);
});

test('a reader with a screen reader finds an operation, its messages and its fields', async ({
  page,
  baseURL,
}) => {
  await openPage(page, 'apiRef/blueprints/overview');

  await test.step('the headings of operations are in the table of contents', async () => {
    const contents = page.getByRole('navigation', {name: 'On this page'});
    for (const name of ['List blueprints', 'Run a blueprint', 'List the versions of a blueprint']) {
      await expect(contents.getByRole('link', {name})).toBeVisible();
    }
  });

  await test.step('screen readers learn who sends each message of a picture', async () => {
    await showInsideApp(page, new URL('apiRef/endpoints/overview', baseURL).href);
    const picture = page.getByRole('figure', {name: 'A run in the background.'});
    await expect(picture.getByRole('listitem').first()).toHaveText(
      'From your code to the platform: POST /endpoints/orders-import/file (Prefer: respond-async)',
    );
    await expect(picture.getByRole('listitem').last()).toContainText(
      'From the platform to your code: 200 with the output',
    );
  });

  // apps/site/e2e/pages/templates.spec.ts checks pages as they open. Here, everything is expanded.
  await test.step('an operation has no barriers, with everything expanded', async () => {
    await showInsideApp(page, new URL('apiRef/endpoints/file', baseURL).href);
    await unfold(page);
    const violations = await violationsOf(page, {include: ['main']});
    expect(violations.map(({id, nodes}) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
});
