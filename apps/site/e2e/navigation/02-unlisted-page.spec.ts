// apps/site/e2e/delivery/built-pages.spec.ts checks that no other page's sidebar and no tag page lists the unlisted page.
import {expect, test} from '@playwright/test';
import {openPage} from '../actions/openPage';

const unlistedPage = 'platformRef/mappingFunctions/XML/ValueFromPath';

test('the unlisted page says that it is unlisted, and no other page lists it', async ({
  page,
  baseURL,
}) => {
  const response = await openPage(page, unlistedPage);
  expect(response.status()).toBe(200);
  const robots = page.locator('meta[name="robots"]');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('XML.ValueFromPath');
  await expect(page.getByRole('main')).toContainText('Unlisted page');
  await expect(page.getByRole('main')).toContainText('This page is unlisted.');
  await expect(robots).toHaveAttribute('content', /noindex/);

  await test.step('a listed page can be indexed, and its sidebar doesn’t list the unlisted page', async () => {
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    const category = sidebar.getByRole('link', {name: 'XML', exact: true}).first();
    await category.click();
    await expect(page).toHaveURL(new URL('platformRef/mappingFunctions/XML/', baseURL).href);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('XML');
    await expect(robots).toHaveCount(0);
    await expect(category).toBeVisible();
    await expect(sidebar.locator('a[href$="XML/ValueFromPath"]')).toHaveCount(0);
  });
});

test('the sitemap doesn’t list the unlisted page', async ({request}) => {
  const sitemap = await (await request.get('sitemap.xml')).text();
  expect(sitemap).toContain('/platformRef/mappingFunctions/XML/</loc>');
  expect(sitemap).not.toContain('XML/ValueFromPath');
});
