import {expect, test} from '@playwright/test';
import {openPage} from '../actions/openPage';

const unlistedPage = 'platformRef/mappingFunctions/XML/ValueFromPath';

test('the unlisted page exists and says that it is unlisted', async ({page}) => {
  const response = await openPage(page, unlistedPage);
  expect(response.status()).toBe(200);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('XML.ValueFromPath');
  await expect(page.getByRole('main')).toContainText('Unlisted page');
  await expect(page.getByRole('main')).toContainText('This page is unlisted.');
});

test('search engines are told not to index the unlisted page', async ({page, request}) => {
  const html = await (await request.get(unlistedPage)).text();
  expect(html).toMatch(/<meta[^>]*name="?robots"?[^>]*content="?noindex/);
  await openPage(page, unlistedPage);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('a listed page can be indexed', async ({page}) => {
  await openPage(page, 'platformRef/mappingFunctions/XML/');
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

test('the sidebar doesn’t list the unlisted page', async ({page}) => {
  await openPage(page, 'platformRef/mappingFunctions/XML/');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(sidebar.getByRole('link', {name: 'XML', exact: true}).first()).toBeVisible();
  await expect(sidebar.locator('a[href$="XML/ValueFromPath"]')).toHaveCount(0);
});

test('the sitemap doesn’t list the unlisted page', async ({request}) => {
  const sitemap = await (await request.get('sitemap.xml')).text();
  expect(sitemap).toContain('/platformRef/mappingFunctions/XML/</loc>');
  expect(sitemap).not.toContain('XML/ValueFromPath');
});

for (const tag of ['mapping', 'xml', 'xpath']) {
  test(`the tag page "${tag}" doesn’t list the unlisted page`, async ({page}) => {
    await openPage(page, `tags/${tag}`);
    const main = page.getByRole('main');
    await expect(main.locator('a[href$="XML/ValuesFromPath"]')).toBeVisible();
    await expect(main.locator('a[href$="XML/ValueFromPath"]')).toHaveCount(0);
  });
}
