import {expect, test} from '@playwright/test';
import {openPage} from '../actions/openPage';

const sections = [
  {name: 'Guides', path: 'guides/', entry: 'Mappings'},
  {name: 'Platform reference', path: 'platformRef/', entry: 'Mapping functions'},
  {name: 'API reference', path: 'apiRef/', entry: 'Authentication'},
];

test('on the left are Guides, Platform reference and API reference, in this order', async ({
  page,
  baseURL,
}) => {
  await openPage(page, '');
  const navigation = page.getByRole('navigation', {name: 'Main'});
  const links = sections.map(({name}) => navigation.getByRole('link', {name, exact: true}));
  const boxes = await Promise.all(links.map((link) => link.boundingBox()));
  const positions = boxes.map((box) => box!.x);
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  expect(Math.max(...positions)).toBeLessThan(640);
  for (const [index, {path}] of sections.entries()) {
    await expect(links[index]!).toHaveAttribute('href', new URL(path, baseURL).pathname);
  }
});

test('each link opens its section, is marked as active and has its own sidebar', async ({
  page,
  baseURL,
}) => {
  await openPage(page, '');
  const navigation = page.getByRole('navigation', {name: 'Main'});
  const marked = navigation.locator('[aria-current="page"], .navbar__link--active');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(marked).toHaveCount(0);
  for (const {name, path, entry} of sections) {
    await navigation.getByRole('link', {name, exact: true}).click();
    await expect(page).toHaveURL(new URL(path, baseURL).href);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(name);
    await expect(marked).toHaveText([name]);
    await expect(marked).toHaveCSS('text-decoration-line', 'underline');
    for (const section of sections) {
      const item = sidebar.getByRole('listitem').filter({hasText: section.entry});
      await expect(item.first()).toBeVisible({visible: section.entry === entry});
    }
  }
});

for (const {name, path} of sections) {
  test(`"${name}" stays marked on the pages of its section`, async ({page}) => {
    const pages: Readonly<Record<string, string>> = {
      'guides/': 'guides/mappings/overview',
      'platformRef/': 'platformRef/mappingFunctions/XML/',
      'apiRef/': 'apiRef/authentication',
    };
    await openPage(page, pages[path]!);
    const active = page
      .getByRole('navigation', {name: 'Main'})
      .locator('.navbar__link--active, [aria-current="page"]');
    await expect(active).toHaveText([name]);
  });
}

test('on the right are the website, the languages and the colour mode', async ({page}) => {
  await openPage(page, '');
  const navigation = page.getByRole('navigation', {name: 'Main'});
  const items = [
    navigation.getByRole('link', {name: 'Website'}),
    navigation.getByRole('button', {name: 'Language: English'}),
    navigation.getByRole('button', {name: /dark and light mode/}),
  ];
  for (const item of items) {
    expect((await item.boundingBox())!.x).toBeGreaterThan(640);
  }
});

test('the website opens in a new tab without access to this one', async ({page, context}) => {
  const url = process.env.SITE_MAIN_WEBSITE_URL ?? 'https://www.example.com';
  await context.route(`${url}/**`, (route) =>
    route.fulfill({contentType: 'text/html', body: '<title>Website</title>'}),
  );
  await openPage(page, '');
  const link = page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: /^Website.*opens in new tab/});
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

test('on the narrowest desktop, each link is on one line and the title isn’t cut off', async ({
  page,
}) => {
  // The narrowest desktop window, minus the width of a scrollbar.
  await page.setViewportSize({width: 997, height: 700});
  await openPage(page, 'platformRef/');
  await page.addStyleTag({content: 'html {padding-inline-end: 16px}'});
  const navigation = page.getByRole('navigation', {name: 'Main'});
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
