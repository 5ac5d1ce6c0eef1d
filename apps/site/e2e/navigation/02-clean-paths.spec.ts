import {expect, test} from '@playwright/test';
import {goInside} from '../actions/goInside';
import {openPage} from '../actions/openPage';
import {watchProblems} from '../observations/pageProblems';
import {moveInsideApp} from '../observations/visits';
import {pathOf} from '../sites/pathOf';

const htmlPaths = [
  {path: 'index.html', clean: '', heading: 'Welcome'},
  {path: 'guides/index.html', clean: 'guides/', heading: 'Guides'},
  {path: 'apiRef/authentication.html', clean: 'apiRef/authentication', heading: 'Authentication'},
  {path: 'tags.html', clean: 'tags', heading: 'Tags'},
];

test('the server redirects HTML files to their clean paths', async ({page, request, baseURL}) => {
  for (const {path, clean, heading} of htmlPaths) {
    const response = await request.get(`${path}?from=mail`, {maxRedirects: 0});
    expect(response.status(), path).toBe(301);
    expect(response.headers().location).toBe(`${pathOf(clean, baseURL)}?from=mail`);
    const followed = await request.get(path);
    expect([followed.status(), followed.url()]).toEqual([200, new URL(clean, baseURL).href]);
    expect(await followed.text(), path).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
  }
  await openPage(page, 'guides/index.html');
  await expect(page).toHaveURL(new URL('guides/', baseURL).href);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Guides');
});

test('on a host that serves HTML files itself, pages start at their clean paths', async ({
  page,
  baseURL,
}) => {
  const problems = watchProblems(page);
  for (const {path, clean, heading} of htmlPaths) {
    await test.step(`/${path} starts as /${clean}`, async () => {
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
  }
});

test('inside the app, the path of an HTML file shows its page', async ({page, baseURL}) => {
  await openPage(page, 'platformRef/');
  for (const {path, clean, heading} of htmlPaths) {
    await test.step(`/${path} shows the page at /${clean}`, async () => {
      await goInside(page, new URL(path, baseURL));
      await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        new RegExp(`^https?://[^/]+${pathOf(clean, baseURL)}$`),
      );
    });
  }

  await test.step('a path of a page that doesn’t exist is cleaned, too', async () => {
    await moveInsideApp(page, new URL('nope/index.html?from=mail#left', baseURL).href);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
    await expect(page).toHaveURL(new URL('nope/?from=mail#left', baseURL).href);
  });
});
