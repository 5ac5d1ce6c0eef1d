import {expect, test} from '@playwright/test';
import {openPage} from '../actions/openPage';
import {moveInsideApp, recordDocuments} from '../observations/visits';

const origin = 'https://acme.test';

test('canonical URLs and links are under the base URL', async ({page, baseURL}) => {
  await openPage(page, '');
  for (const [path, title] of [
    ['', 'Welcome'],
    ['guides/', 'Guides'],
    ['apiRef/authentication', 'Authentication'],
    ['tags', 'Tags'],
  ] as const) {
    await test.step(`"${path}"`, async () => {
      await moveInsideApp(page, baseURL + path);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
      const canonical = `${origin}/docs/${path}`;
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', canonical);
      await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', canonical);
      const paths = await page
        .locator('a[href]')
        .evaluateAll((links) =>
          (links as HTMLAnchorElement[])
            .filter((link) => link.host === window.location.host)
            .map((link) => link.pathname),
        );
      expect(paths.length).toBeGreaterThan(5);
      expect(paths.filter((target) => !target.startsWith('/docs/'))).toEqual([]);
    });
  }
});

test('any other path under the base URL shows the not-found page', async ({page}) => {
  const response = await page.goto('nowhere');
  expect(response!.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1, name: 'Page Not Found'})).toBeVisible();
  await page.getByRole('main').getByRole('link', {name: 'Guides'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Guides'})).toBeVisible();
});

test('the base URL works without its trailing slash, and nothing else is next to it', async ({
  request,
  baseURL,
}) => {
  const response = await request.get('/docs');
  expect(response.url()).toBe(baseURL);
  expect(response.status()).toBe(200);
  for (const path of ['/', '/guides/', '/sitemap.xml']) {
    expect((await request.get(path)).status()).toBe(404);
  }
});

test('the home page contains the configured URLs and names', async ({page, baseURL}) => {
  const [script] = await Promise.all([
    page.waitForResponse(/\/docs\/assets\/js\/main\.\w+\.js$/),
    openPage(page, ''),
  ]);
  const code = await script.text();

  await test.step('the footer and the navbar link to the configured URLs', async () => {
    for (const [label, url] of [
      ['LinkedIn', 'https://network.test/acme'],
      ['Website', 'https://acme.test/en'],
      ['Legal notices', 'https://legal.test/notices'],
      ['Terms and conditions', 'https://legal.test/terms'],
      ['Privacy policy', 'https://legal.test/privacy'],
      ['Browser policy', 'https://legal.test/browser'],
    ] as const) {
      const link = page.getByRole('contentinfo').getByRole('link', {name: label});
      await expect(link).toHaveAttribute('href', url);
    }
    const navbar = page.getByRole('navigation', {name: 'Main'});
    await expect(navbar.getByRole('link', {name: 'Website'})).toHaveAttribute(
      'href',
      'https://acme.test/en',
    );
  });

  await test.step('the copyright line names the company as written', async () => {
    await expect(
      page.getByText(
        String.raw`Copyright © 2024 Acme & <i>"Sons'</i> $host $& \u2028 {x}, Inc. All rights reserved.`,
        {exact: true},
      ),
    ).toBeVisible();
  });

  await test.step('the site configuration contains the API origin and the app URL', () => {
    expect(code).toMatch(/\bapiOrigin["']?:["']https:\/\/api\.acme\.test["']/);
    expect(code).toMatch(/\bappUrl["']?:["']http:\/\/127\.0\.0\.1:\d+\/start["']/);
  });

  await test.step('a link leads to a page under the base URL without a reload', async () => {
    const documents = recordDocuments(page);
    await page.getByRole('link', {name: 'Get started'}).click();
    await expect(page).toHaveURL(`${baseURL}guides/`);
    await expect(page.getByRole('heading', {level: 1, name: 'Guides'})).toBeVisible();
    expect(documents).toEqual([]);
  });
});
