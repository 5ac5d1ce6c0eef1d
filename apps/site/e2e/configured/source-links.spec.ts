import {expect, test} from '@playwright/test';
import {openPage} from '../actions/openPage';
import {moveInsideApp} from '../observations/visits';

const edit = 'https://git.test/acme/docs/edit/main/';
const report = 'https://git.test/acme/docs/issues/new';

test('a page links to its source and to a report about it', async ({page, request, baseURL}) => {
  await openPage(page, '');
  for (const [path, source] of [
    ['guides/mappings/overview', 'apps/site/content/docs/guides/mappings/overview.mdx'],
    ['platformRef/', 'apps/site/content/docs/platformRef/index.mdx'],
    ['platformRef/mappingFunctions/Text/Upper', 'packages/mapping/src/functions/Text/Upper.ts'],
  ] as const) {
    await test.step(`"${path}"`, async () => {
      await moveInsideApp(page, new URL(path, baseURL).href);
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
      const html = await (await request.get(path)).text();
      expect(html).toContain(` href="${edit}${source}"`);
      expect(html).toContain(` href="${report}?`);
    });
  }
});

test('the feed of functions has absolute URLs under the base URL', async ({request}) => {
  const response = await request.get('functions.atom');
  expect(response.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
  const feed = await response.text();
  expect(feed).toContain('<id>https://acme.test/docs/functions.atom</id>');
  expect(feed).toContain('href="https://acme.test/docs/platformRef/#changes-2026-11-18"');
  const html = await (await request.get('platformRef/')).text();
  const links = html.match(/<link[^>]* type="application\/atom\+xml"[^>]*>/g);
  expect(links).toHaveLength(1);
  expect(links![0]).toContain(' href="https://acme.test/docs/functions.atom"');
});
