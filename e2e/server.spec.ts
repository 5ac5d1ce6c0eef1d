import {expect, test, type APIRequestContext, type APIResponse} from '@playwright/test';
import {pathOf} from './pathOf';

/** What deploy/README.md asks of a server: nginx or our own, whichever serves the tests. */

function get(
  request: APIRequestContext,
  path: string,
  headers: Record<string, string> = {},
): Promise<APIResponse> {
  return request.get(path, {headers, maxRedirects: 0});
}

/** The address of the main script, which carries a hash in its name. */
async function mainScript(request: APIRequestContext): Promise<string> {
  const html = await (await request.get('')).text();
  return /[^"=\s]*\/assets\/js\/main\.\w+\.js/.exec(html)![0];
}

for (const path of ['', 'guides/mappings/overview', 'no-such-page', 'guides/index.html']) {
  test(`/${path} carries the security headers`, async ({request}) => {
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

test('hashed files are kept for good, and everything else is asked for again', async ({
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

test('an unchanged page is answered with 304 and no body', async ({request}) => {
  const {etag} = (await get(request, 'guides/')).headers();
  const again = await get(request, 'guides/', {'If-None-Match': etag!});
  expect(again.status()).toBe(304);
  expect(await again.body()).toHaveLength(0);
});

for (const [accepted, sent] of [
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
] as const) {
  test(`a browser that accepts ${accepted} gets ${sent ?? 'the plain file'}`, async ({request}) => {
    for (const path of ['guides/', await mainScript(request)]) {
      const response = await get(request, path, {'Accept-Encoding': accepted});
      expect(response.status()).toBe(200);
      expect(response.headers()['content-encoding'], path).toBe(sent);
      expect(response.headers().vary, path).toContain('Accept-Encoding');
    }
  });
}

for (const [path, type] of [
  ['guides/', 'text/html'],
  ['sitemap.xml', 'xml'],
  ['openapi.yaml', 'yaml'],
  ['samples/orders.csv', 'text/csv'],
] as const) {
  test(`/${path} is sent as ${type}`, async ({request}) => {
    const response = await get(request, path);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toContain(type);
  });
}

for (const path of ['404', '404.html', '404/', 'guides/index', '_headers', '_site.nginx']) {
  test(`/${path} is a file, not an address`, async ({request}) => {
    const response = await get(request, path);
    expect(response.status()).toBe(404);
    expect(response.headers()['content-type']).toContain('text/html');
    expect(await response.text()).toContain('Page Not Found');
  });
}

test('HEAD is answered as GET, without a body', async ({request}) => {
  const found = await request.head('guides/');
  expect(found.status()).toBe(200);
  expect(await found.body()).toHaveLength(0);
  expect((await request.head('no-such-page')).status()).toBe(404);
});

test('no redirect leaves the site', async ({request, baseURL}) => {
  for (const path of ['/evil.test/x.html', '\\evil.test/x.html', '%5C/evil.test/x.html']) {
    const {origin} = new URL(baseURL!);
    const response = await get(request, `${origin}${pathOf('', baseURL)}${path}`);
    const target = new URL(response.headers().location ?? '', baseURL);
    expect(target.origin, path).toBe(origin);
  }
});
