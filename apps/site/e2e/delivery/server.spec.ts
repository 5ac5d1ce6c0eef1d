import {expect, test, type APIRequestContext, type APIResponse} from '@playwright/test';

/**
 * Checks what deploy/README.md requires of a server, on the real site, with the server that the browser tests
 * use. tooling/servers/servers.test.ts sends odd requests to both servers and compares their responses.
 */

function get(
  request: APIRequestContext,
  path: string,
  headers: Record<string, string> = {},
): Promise<APIResponse> {
  return request.get(path, {headers, maxRedirects: 0});
}

/** Returns the URL of the main script, whose name contains a hash. */
async function mainScript(request: APIRequestContext): Promise<string> {
  const html = await (await request.get('')).text();
  return /[^"=\s]*\/assets\/js\/main\.\w+\.js/.exec(html)![0];
}

test('pages, redirects and the not-found page have the security headers', async ({request}) => {
  for (const path of ['', 'guides/mappings/overview', 'no-such-page', 'guides/index.html']) {
    await test.step(`/${path}`, async () => {
      const headers = (await get(request, path)).headers();
      const policy = headers['content-security-policy']!;
      expect(policy).toMatch(/script-src 'self'(?: 'sha256-[\w+/]+=*')+;/);
      expect(policy).toContain("object-src 'none'");
      expect(policy.replace(/style-src [^;]*/, '')).not.toContain('unsafe');
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'strict-transport-security': 'max-age=31536000',
      });
      expect(headers['permissions-policy']).toContain('camera=()');
    });
  }
});

test('hashed files are cached for a year, and everything else is revalidated', async ({
  request,
}) => {
  const cacheControl = async (path: string) =>
    (await get(request, path)).headers()['cache-control'];
  expect(await cacheControl(await mainScript(request))).toBe('public, max-age=31536000, immutable');
  for (const path of ['', 'guides/', 'apiRef/authentication', 'sitemap.xml', 'no-such-page']) {
    expect(await cacheControl(path), path).toBe('no-cache');
  }
  expect(await cacheControl('assets/js/main.gone.js')).toBe('no-cache');
});

test('an unchanged page returns 304 without a body', async ({request}) => {
  const {etag} = (await get(request, 'guides/')).headers();
  const again = await get(request, 'guides/', {'If-None-Match': etag!});
  expect(again.status()).toBe(304);
  expect(await again.body()).toHaveLength(0);
});

test('pages and scripts are sent compressed', async ({request}) => {
  for (const path of ['guides/', await mainScript(request), 'no-such-page']) {
    const {'content-encoding': coding} = (await get(request, path)).headers();
    expect(coding, path).toBe('br');
  }
});

test('every file of the site has a media type', async ({request}) => {
  for (const [path, type] of [
    ['guides/', 'text/html; charset=utf-8'],
    ['sitemap.xml', 'application/xml; charset=utf-8'],
    ['openapi.yaml', 'application/yaml; charset=utf-8'],
    ['samples/orders.csv', 'text/csv; charset=utf-8'],
    ['samples/stock-without-headers.tsv', 'text/tab-separated-values; charset=utf-8'],
    ['img/social-card.png', 'image/png'],
  ] as const) {
    const response = await get(request, path);
    expect([path, response.status(), response.headers()['content-type']]).toEqual([
      path,
      200,
      type,
    ]);
  }
});

test('file names aren’t URLs', async ({request}) => {
  for (const path of [
    '404',
    '404.html',
    'guides/index',
    '_headers',
    '_site.nginx',
    'index.html.br',
  ]) {
    const response = await get(request, path);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toContain('Page Not Found');
  }
});

// cspell:ignore fevil
// Browsers drop tabs in URLs, so '/<tab>/evil.test' becomes '//evil.test'.
test('no redirect leaves the site or sets a cookie', async ({page, baseURL}) => {
  const base = new URL(baseURL!);
  for (const path of [
    '%09/evil.test/index.html',
    '%2f%09%2fevil.test/x.html',
    'x%0dSet-Cookie:%20inj=1;Path=/.html',
    '/evil.test/x.html',
    '%5C/evil.test/x.html',
  ]) {
    const response = await page.goto(`${base.href}${path}`);
    expect(response!.status(), path).toBe(404);
    expect(new URL(page.url()).host, path).toBe(base.host);
  }
  expect(await page.context().cookies()).toEqual([]);
});
