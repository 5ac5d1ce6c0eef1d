import {expect, test} from '@playwright/test';
import {openPage} from '../actions/openPage';
import {recordDocuments} from '../observations/visits';

const origin = 'https://acme.test';

test.describe('the site is under its base URL', () => {
  for (const [path, canonical] of [
    ['', `${origin}/docs/`],
    ['guides/', `${origin}/docs/guides/`],
    ['apiRef/authentication', `${origin}/docs/apiRef/authentication`],
    ['tags', `${origin}/docs/tags`],
  ] as const) {
    test(`canonical URL and links of "${path}"`, async ({page}) => {
      await openPage(page, path);
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

  test('a link leads to a page under it without a reload', async ({page, baseURL}) => {
    await openPage(page, '');
    const documents = recordDocuments(page);
    await page.getByRole('link', {name: 'Get started'}).click();
    await expect(page).toHaveURL(`${baseURL}guides/`);
    await expect(page.getByRole('heading', {level: 1, name: 'Guides'})).toBeVisible();
    expect(documents).toEqual([]);
  });

  test('any other path under it shows the not-found page', async ({page}) => {
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
});

test.describe('configured URLs', () => {
  test('the footer and the navbar link to the configured URLs', async ({page}) => {
    await page.goto('');
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

  test('the copyright line names the company as written', async ({page}) => {
    await page.goto('');
    await expect(
      page.getByText(
        String.raw`Copyright © 2024 Acme & <i>"Sons'</i> $host $& \u2028 {x}, Inc. All rights reserved.`,
        {exact: true},
      ),
    ).toBeVisible();
  });

  test('the site configuration contains the API origin and the app URL', async ({page}) => {
    const [script] = await Promise.all([
      page.waitForResponse(/\/docs\/assets\/js\/main\.\w+\.js$/),
      page.goto(''),
    ]);
    const code = await script.text();
    expect(code).toMatch(/\bapiOrigin["']?:["']https:\/\/api\.acme\.test["']/);
    expect(code).toMatch(/\bappUrl["']?:["']http:\/\/127\.0\.0\.1:\d+\/start["']/);
  });
});
