import {expect, test, type Page} from '@playwright/test';
import {openPage} from '../actions/openPage';
import {moveInsideApp} from '../observations/visits';

const sections = [
  {
    name: 'Guides',
    path: 'guides/',
    entry: 'Mappings',
    inner: {path: 'guides/mappings/overview', title: 'Mappings overview'},
  },
  {
    name: 'Platform reference',
    path: 'platformRef/',
    entry: 'Mapping functions',
    inner: {path: 'platformRef/mappingFunctions/XML/', title: 'XML'},
  },
  {
    name: 'API reference',
    path: 'apiRef/',
    entry: 'Authentication',
    inner: {path: 'apiRef/authentication', title: 'Authentication'},
  },
];

function mainNavigation(page: Page) {
  return page.getByRole('navigation', {name: 'Main'});
}

test('on the left are the sections, and on the right the website, languages and colour mode', async ({
  page,
  context,
  baseURL,
}) => {
  await openPage(page, '');
  const navigation = mainNavigation(page);
  await expect(page.getByRole('region', {name: 'Announcement'})).toHaveCount(0);

  await test.step('Guides, Platform reference and API reference are in this order', async () => {
    const links = sections.map(({name}) => navigation.getByRole('link', {name, exact: true}));
    const boxes = await Promise.all(links.map((link) => link.boundingBox()));
    const positions = boxes.map((box) => box!.x);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    expect(Math.max(...positions)).toBeLessThan(640);
    for (const [index, {path}] of sections.entries()) {
      await expect(links[index]!).toHaveAttribute('href', new URL(path, baseURL).pathname);
    }
  });

  await test.step('on the right are the website, the languages and the colour mode', async () => {
    const items = [
      navigation.getByRole('link', {name: 'Website'}),
      navigation.getByRole('button', {name: 'Language: English'}),
      navigation.getByRole('button', {name: /dark and light mode/}),
    ];
    for (const item of items) {
      expect((await item.boundingBox())!.x).toBeGreaterThan(640);
    }
  });

  await test.step('the website opens in a new tab without access to this one', async () => {
    const url = process.env.SITE_MAIN_WEBSITE_URL ?? 'https://www.example.com';
    await context.route(`${url}/**`, (route) =>
      route.fulfill({contentType: 'text/html', body: '<title>Website</title>'}),
    );
    const link = navigation.getByRole('link', {name: /^Website.*opens in new tab/});
    await expect(link).toHaveAttribute('href', url);
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    const opened = context.waitForEvent('page');
    await link.click();
    const tab = await opened;
    await tab.waitForURL(`${url}/**`);
    expect(await tab.evaluate(() => [window.opener as unknown, document.referrer])).toEqual([
      null,
      '',
    ]);
  });
});

// apps/site/e2e/delivery/built-pages.spec.ts checks which link is marked in the HTML of each page.
test('each link opens its section, is marked as active and has its own sidebar', async ({
  page,
  baseURL,
}) => {
  await openPage(page, '');
  const navigation = mainNavigation(page);
  const marked = navigation.locator('[aria-current="page"], .navbar__link--active');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(marked).toHaveCount(0);
  for (const {name, path, entry, inner} of sections) {
    await navigation.getByRole('link', {name, exact: true}).click();
    await expect(page).toHaveURL(new URL(path, baseURL).href);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(name);
    await expect(marked).toHaveText([name]);
    await expect(marked).toHaveCSS('text-decoration-line', 'underline');
    for (const section of sections) {
      const item = sidebar.getByRole('listitem').filter({hasText: section.entry});
      await expect(item.first()).toBeVisible({visible: section.entry === entry});
    }

    await test.step(`"${name}" stays marked on the pages of its section`, async () => {
      await moveInsideApp(page, new URL(inner.path, baseURL).href);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(inner.title);
      await expect(marked).toHaveText([name]);
    });
  }
});

test('a section is marked whether or not its URL ends with a slash', async ({page, baseURL}) => {
  await openPage(page, '');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Guides'}).click();
  await expect(page).toHaveURL(new URL('guides', baseURL).href);
  const marked = mainNavigation(page).locator('[aria-current="page"]');
  await expect(marked).toHaveText(['Guides']);
  await expect(marked).toHaveClass(/navbar__link--active/);
});

test('on the narrowest desktop, each link is on one line and the title isn’t cut off', async ({
  page,
}) => {
  // The narrowest desktop window, minus the width of a scrollbar.
  await page.setViewportSize({width: 996, height: 700});
  await openPage(page, 'platformRef/');
  await page.addStyleTag({content: 'html {padding-inline-end: 16px}'});
  const navigation = mainNavigation(page);
  for (const {name} of sections) {
    const link = navigation.getByRole('link', {name, exact: true});
    const lines = await link.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return new Set([...text.getClientRects()].map(({top}) => top)).size;
    });
    expect(lines, name).toBe(1);
  }
  const title = navigation.locator('.navbar__title');
  const {shown, whole} = await title.evaluate((element) => ({
    shown: element.clientWidth,
    whole: element.scrollWidth,
  }));
  expect(shown).toBe(whole);
});
