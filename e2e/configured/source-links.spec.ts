import {expect, test} from '@playwright/test';

const edit = 'https://git.test/acme/docs/edit/main/';
const report = 'https://git.test/acme/docs/issues/new';

for (const [path, source] of [
  ['guides/mappings/overview', 'docs/guides/mappings/overview.mdx'],
  ['platformRef/', 'docs/platformRef/index.mdx'],
  ['platformRef/mappingFunctions/Text/Upper', 'functions/mappingFunctions/Text/Upper.ts'],
] as const) {
  test(`"${path}" links to its source and to a report about it`, async ({page}) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
      'href',
      `${edit}${source}`,
    );
    const href = await main.getByRole('link', {name: 'Report a mistake'}).getAttribute('href');
    const url = new URL(href!);
    expect(url.origin + url.pathname).toBe(report);
    expect(url.searchParams.get('title')).toBe(`'https://acme.test/docs/${path}'`);
    expect(url.searchParams.get('body')).toBe('$');
    expect(href).not.toMatch(/[{}]/);
  });
}

test('the feed of functions has absolute URLs under the base URL', async ({page, request}) => {
  const response = await request.get('functions.atom');
  expect(response.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
  const feed = await response.text();
  expect(feed).toContain('<id>https://acme.test/docs/functions.atom</id>');
  expect(feed).toContain('href="https://acme.test/docs/platformRef/#changes-2026-11-18"');
  await page.goto('platformRef/');
  await expect(page.locator('link[type="application/atom+xml"]')).toHaveAttribute(
    'href',
    'https://acme.test/docs/functions.atom',
  );
});
