import {expect, it} from 'vitest';
import {parseEnvironment} from './environment';
import {SECURITY_TEXT_EXPIRES, wellKnownFiles} from './wellKnownFiles';

const DAY_MS = 24 * 60 * 60 * 1000;

it('allows robots everywhere, and names the sitemap', () => {
  const environment = parseEnvironment({
    SITE_URL: 'https://acme.test',
    SITE_BASE_URL: '/docs/',
  });
  expect(wellKnownFiles(environment)).toEqual({
    'robots.txt': 'User-agent: *\nAllow: /\n\nSitemap: https://acme.test/docs/sitemap.xml\n',
  });
});

it('names the contact for vulnerabilities, if one is configured', () => {
  const environment = parseEnvironment({SITE_SECURITY_CONTACT: 'https://acme.test/security'});
  expect(wellKnownFiles(environment)['.well-known/security.txt']).toBe(
    `Contact: https://acme.test/security
Expires: ${SECURITY_TEXT_EXPIRES}
Preferred-Languages: en
Canonical: https://docs.example.com/.well-known/security.txt
`,
  );
});

it('is valid for two more months, which leaves time to move the date', () => {
  const days = (Date.parse(SECURITY_TEXT_EXPIRES) - Date.now()) / DAY_MS;
  expect(days, 'Move SECURITY_TEXT_EXPIRES a year ahead.').toBeGreaterThan(60);
});
