import {expect, test} from '@playwright/test';
import {goInside} from '../actions/goInside';
import {openPage} from '../actions/openPage';
import {pathOf} from '../sites/pathOf';

test('the home page is titled "Welcome" and welcomes the visitor', async ({page}) => {
  await openPage(page, '');
  await expect(page).toHaveTitle('Welcome | Documentation');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Welcome');
  await expect(page.getByRole('main')).toContainText(
    'Welcome to the documentation. This website will guide you through the usage of the application.',
  );
});

test('"Get started" on the home page leads to the guides', async ({page, baseURL}) => {
  await openPage(page, '');
  await page.getByRole('link', {name: 'Get started'}).click();
  await expect(page).toHaveURL(new URL('guides/', baseURL).href);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Guides');
});

const sections = [
  {name: 'Guides', path: 'guides/'},
  {name: 'Platform reference', path: 'platformRef/'},
  {name: 'API reference', path: 'apiRef/'},
];

test('the home page links to the sections', async ({page, baseURL}) => {
  await openPage(page, '');
  for (const {name, path} of sections) {
    await page.getByRole('main').getByRole('link', {name, exact: true}).click();
    await expect(page).toHaveURL(new URL(path, baseURL).href);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(name);
    await page.goBack();
    await expect(page).toHaveURL(baseURL!);
  }
});

test('/tags lists the tags, and a tag page lists its pages', async ({page, baseURL}) => {
  const response = await openPage(page, 'tags');
  expect(response.status()).toBe(200);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Tags');
  await page.getByRole('main').getByRole('link', {name: 'access-key'}).click();
  await expect(page).toHaveURL(new URL('tags/access-key', baseURL).href);
  await expect(page.getByRole('heading', {level: 1})).toContainText('access-key');
  await page.getByRole('main').getByRole('link', {name: 'Authentication', exact: true}).click();
  await expect(page).toHaveURL(new URL('apiRef/authentication', baseURL).href);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Authentication');
});

const spellings = [
  {specified: 'guides/', other: 'guides'},
  {specified: 'platformRef/mappingFunctions/XML/', other: 'platformRef/mappingFunctions/XML'},
  {specified: 'apiRef/authentication', other: 'apiRef/authentication/'},
  {specified: 'guides/mappings/overview', other: 'guides/mappings/overview/'},
  {specified: 'tags', other: 'tags/'},
  {specified: 'tags/mapping', other: 'tags/mapping/'},
];

for (const {specified, other} of spellings) {
  test(`/${specified} and /${other} are the same page`, async ({request, baseURL}) => {
    const [one, two] = await Promise.all(
      [specified, other].map((path) => request.get(path, {maxRedirects: 0})),
    );
    expect([one?.status(), two?.status()]).toEqual([200, 200]);
    const html = await one!.text();
    expect(await two?.text()).toBe(html);
    const [, canonical] = /<link[^>]*rel="?canonical"?[^>]*href="?([^"\s>]+)/.exec(html)!;
    expect(new URL(canonical!).pathname).toBe(pathOf(specified, baseURL));
  });
}

test('an unknown path shows the not-found page', async ({page}) => {
  const response = await openPage(page, 'no-such-page');
  expect(response.status()).toBe(404);
  await expect(page).toHaveTitle('Page Not Found | Documentation');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
  await expect(page.getByRole('main')).toContainText('We could not find what you were looking for');
});

test('unknown paths in folders return the same response', async ({request}) => {
  const wanted = await (await request.get('no-such-page')).text();
  for (const path of ['guides/no-such-page/', 'tags/no-such-tag']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toBe(wanted);
  }
});

test('an unknown path inside the app shows the not-found page', async ({page, baseURL}) => {
  await openPage(page, 'guides/');
  await goInside(page, new URL('guides/no-such-page', baseURL));
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
  await expect(page).toHaveTitle('Page Not Found | Documentation');
});

test('a link with another spelling leads to a page with the specified canonical link', async ({
  page,
  baseURL,
}) => {
  await openPage(page, 'apiRef/');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Guides'}).click();
  await expect(page).toHaveURL(new URL('guides', baseURL).href);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Guides');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`${pathOf('guides/', baseURL)}$`),
  );
});
