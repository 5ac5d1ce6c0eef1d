import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {CONFIGURED_SITE} from '../sites/sites';

const deployedAddress = 'https://acme.test/docs/';

/** Records every request that is rejected, fails or leaves the site. */
function recordProblems(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(CONFIGURED_SITE.address) && !request.url().startsWith('data:')) {
      problems.push(`outside: ${request.url()}`);
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 400) {
      problems.push(`${response.status()}: ${response.url()}`);
    }
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // The browser cancels pending prefetches when the test goes to the next page.
    if (reason !== 'net::ERR_ABORTED') {
      problems.push(`${reason}: ${request.url()}`);
    }
  });
  return problems;
}

/** One page of each kind. apps/site/e2e/accessibility/every-page.spec.ts visits nearly all pages of the main site. */
const kinds = [
  '',
  'guides/mappings/overview',
  'platformRef/mappingFunctions/Text/Upper',
  'tags/mapping',
];

test('every page in the sitemap exists under the base URL and has its own canonical URL', async ({
  request,
}) => {
  const read = (file: string) => readFileSync(join(CONFIGURED_SITE.directory, file), 'utf8');
  const sitemap = read('sitemap.xml');
  const urls = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url]) => url!);
  expect(urls).toContain(`${deployedAddress}guides/mappings/overview`);
  const pages = new Map<string, string>();
  for (const url of urls) {
    expect(url.startsWith(deployedAddress), url).toBe(true);
    const path = url.slice(deployedAddress.length);
    const html = read(join(path, 'index.html'));
    expect(html).toMatch(new RegExp(`<link[^>]* rel="?canonical"? href="?${url}"?`));
    expect(html).toMatch(new RegExp(`<meta[^>]* property="?og:url"? content="?${url}"?`));
    const links = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, target]) => target!);
    expect(links.length, url).toBeGreaterThan(5);
    expect(
      links.filter((target) => !target.startsWith('/docs/')),
      url,
    ).toEqual([]);
    pages.set(path, html);
  }

  // The server treats all pages alike, so it's asked for a few.
  for (const [path, html] of [...pages].filter((_page, index) => index % 20 === 0)) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(await response.text(), path).toBe(html);
  }
});

test('each kind of page loads under the base URL with everything it needs', async ({page}) => {
  const problems = recordProblems(page);
  for (const path of kinds) {
    const response = await page.goto(path);
    expect(response!.status(), path).toBe(200);
    await expect(page.locator('html'), path).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page.getByRole('heading', {level: 1}), path).toBeVisible();
  }
  expect(problems).toEqual([]);
});
