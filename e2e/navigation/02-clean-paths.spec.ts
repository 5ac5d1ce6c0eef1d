import {expect, test} from '@playwright/test';
import {goInside} from '../actions/goInside';
import {openPage} from '../actions/openPage';
import {watchProblems} from '../observations/pageProblems';
import {pathOf} from '../sites/pathOf';

const htmlPaths = [
  {path: 'index.html', clean: '', heading: 'Welcome'},
  {path: 'guides/index.html', clean: 'guides/', heading: 'Guides'},
  {path: 'apiRef/authentication.html', clean: 'apiRef/authentication', heading: 'Authentication'},
  {path: 'tags.html', clean: 'tags', heading: 'Tags'},
];

for (const {path, clean, heading} of htmlPaths) {
  const cleanName = `/${clean}`;

  test(`the server redirects /${path} to ${cleanName}`, async ({page, request, baseURL}) => {
    const response = await request.get(`${path}?from=mail`, {maxRedirects: 0});
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(`${pathOf(clean, baseURL)}?from=mail`);
    await openPage(page, path);
    await expect(page).toHaveURL(new URL(clean, baseURL).href);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
  });

  test(`on a host that serves /${path} itself, the page starts as ${cleanName}`, async ({
    page,
    baseURL,
  }) => {
    const problems = watchProblems(page);
    await page.route(new URL(path, baseURL).href, async (route) => {
      const response = await route.fetch({url: new URL(clean, baseURL).href});
      await route.fulfill({response});
    });
    await openPage(page, path);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
    await expect(page).toHaveURL(new URL(clean, baseURL).href);
    const href = (await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '';
    expect(new URL(href).pathname).toBe(pathOf(clean, baseURL));
    expect(problems).toEqual([]);
  });

  test(`inside the app, /${path} shows the page at ${cleanName}`, async ({page, baseURL}) => {
    await openPage(page, 'platformRef/');
    await goInside(page, new URL(path, baseURL));
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`^https?://[^/]+${pathOf(clean, baseURL)}$`),
    );
  });
}
