import {expect, test} from '@playwright/test';
import {SECURITY_TEXT_EXPIRES} from '../../config/wellKnownFiles';

for (const [path, text] of [
  ['robots.txt', 'User-agent: *\nAllow: /\n\nSitemap: https://acme.test/docs/sitemap.xml\n'],
  [
    '.well-known/security.txt',
    `Contact: mailto:security@acme.test
Expires: ${SECURITY_TEXT_EXPIRES}
Preferred-Languages: en
Canonical: https://acme.test/.well-known/security.txt
Canonical: https://acme.test/docs/.well-known/security.txt
`,
  ],
] as const) {
  test(`/${path} is served as text`, async ({request}) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toMatch(/^text\/plain\b/);
    expect(await response.text()).toBe(text);
  });
}

test('the headers match the configuration', async ({request}) => {
  const headers = (await request.get('guides/')).headers();
  expect(headers['content-security-policy']).toMatch(
    /; connect-src 'self' http:\/\/127\.0\.0\.1:\d+; .*; frame-ancestors 'self' http:\/\/127\.0\.0\.1:\d+$/,
  );
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
});
