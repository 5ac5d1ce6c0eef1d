// cspell:ignore platformref uides
import {expect, test} from '@playwright/test';
import {goInside} from '../actions/goInside';
import {openPage} from '../actions/openPage';
import {watchProblems} from '../observations/pageProblems';
import {moveInsideApp} from '../observations/visits';
import {pathOf} from '../sites/pathOf';

const sections = [
  {name: 'Guides', path: 'guides/'},
  {name: 'Platform reference', path: 'platformRef/'},
  {name: 'API reference', path: 'apiRef/'},
];

test('the home page welcomes the visitor and links to the sections', async ({page, baseURL}) => {
  await openPage(page, '');
  await test.step('it’s titled "Welcome" and welcomes the visitor', async () => {
    await expect(page).toHaveTitle('Welcome | Documentation');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Welcome');
    await expect(page.getByRole('main')).toContainText(
      'Welcome to the documentation. This website will guide you through the usage of the application.',
    );
  });

  await test.step('readers and search engines meet the tagline', async () => {
    const tagline = 'Documentation for the application';
    await expect(page.getByRole('main').getByText(tagline, {exact: true})).toBeVisible();
    for (const name of ['name="description"', 'property="og:description"']) {
      await expect(page.locator(`meta[${name}]`)).toHaveAttribute(
        'content',
        new RegExp(`^${tagline}: .*API reference`),
      );
    }
  });

  for (const {name, path} of [...sections, {name: 'Get started', path: 'guides/'}]) {
    await test.step(`"${name}" leads to /${path}`, async () => {
      const title = sections.find((section) => section.path === path)!.name;
      await page.getByRole('main').getByRole('link', {name, exact: true}).click();
      await expect(page).toHaveURL(new URL(path, baseURL).href);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
      await page.goBack();
      await expect(page).toHaveURL(baseURL!);
    });
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

  await test.step('a link with another spelling leads to a page with the specified canonical link', async () => {
    await page.getByRole('contentinfo').getByRole('link', {name: 'Guides'}).click();
    await expect(page).toHaveURL(new URL('guides', baseURL).href);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Guides');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`${pathOf('guides/', baseURL)}$`),
    );
  });
});

const spellings = [
  {specified: 'guides/', other: 'guides'},
  {specified: 'platformRef/mappingFunctions/XML/', other: 'platformRef/mappingFunctions/XML'},
  {specified: 'apiRef/authentication', other: 'apiRef/authentication/'},
  {specified: 'guides/mappings/overview', other: 'guides/mappings/overview/'},
  {specified: 'tags', other: 'tags/'},
  {specified: 'tags/mapping', other: 'tags/mapping/'},
];

test('a path with or without a trailing slash is the same page', async ({request, baseURL}) => {
  for (const {specified, other} of spellings) {
    await test.step(`/${specified} and /${other} are the same page`, async () => {
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
});

test('an unknown path shows the not-found page', async ({page, baseURL}) => {
  const expectNotFound = async () => {
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
    await expect(page).toHaveTitle('Page Not Found | Documentation');
    await expect(page.getByRole('main')).toContainText(
      'We could not find what you were looking for',
    );
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  };
  const response = await openPage(page, 'no-such-page');
  expect(response.status()).toBe(404);
  await expectNotFound();

  await test.step('an unknown path inside the app shows it, too', async () => {
    await page.getByRole('main').getByRole('link', {name: 'Guides'}).click();
    await expect(page).toHaveTitle('Guides | Documentation');
    await goInside(page, new URL('guides/no-such-page', baseURL));
    await expectNotFound();
  });
});

// An encoded letter, a space and a doubled slash are other spellings that a server could accept.
const inexact = ['GUIDES/', 'tags/JSON', 'Guides', '%67uides/', 'guides/%20', 'guides//'];

test('a path with another spelling isn’t a page, on the server and in the app', async ({
  page,
  baseURL,
}) => {
  const problems = watchProblems(page);
  const title = page.getByRole('heading', {level: 1});
  for (const path of inexact) {
    await test.step(`/${path} is not found`, async () => {
      const response = await openPage(page, path);
      expect(response.status()).toBe(404);
      await expect(title).toHaveText('Page Not Found');
    });
  }
  // The browser itself reports the status.
  expect(problems.filter((problem) => !problem.includes('status of 404'))).toEqual([]);

  await test.step('inside the app, letter case matters, too', async () => {
    await openPage(page, 'guides/');
    await moveInsideApp(page, new URL('platformref/', baseURL).href);
    await expect(title).toHaveText('Page Not Found');
  });
});

test('unknown paths in folders return the same response', async ({request}) => {
  const wanted = await (await request.get('no-such-page')).text();
  for (const path of ['guides/no-such-page/', 'tags/no-such-tag', 'guides/%E0%A4%A']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toBe(wanted);
  }
});
