import {readFileSync} from 'node:fs';
import {parseEnv} from 'node:util';
import {describe, expect, it} from 'vitest';
import {parseChoice, parseEnvironment, parsePort} from './environment';

describe('parseEnvironment', () => {
  it('works offline without any variable', () => {
    expect(parseEnvironment({})).toEqual({
      url: 'https://docs.example.com',
      baseUrl: '/',
      companyName: 'Example',
      mainWebsiteUrl: 'https://www.example.com',
      companyPageUrl: 'https://www.linkedin.com/company/example',
      legalNoticesUrl: 'https://www.example.com/legal-notices',
      termsUrl: 'https://www.example.com/terms-and-conditions',
      privacyUrl: 'https://www.example.com/privacy-policy',
      browserPolicyUrl: 'https://www.example.com/browser-policy',
      apiOrigin: 'https://api.example.com',
      appUrl: 'https://app.example.com',
      analyticsProjectId: '',
      analyticsApiUrl: 'https://api.swetrix.com/log',
      frameAncestors: '*',
      hstsSubdomains: false,
      securityContact: '',
      editBaseUrl: '',
      reportUrl: '',
      announcementId: '',
      announcementText: '',
    });
  });

  it('has the defaults that .env.example shows, and the variables that the README lists', () => {
    const example = parseEnv(readFileSync('.env.example', 'utf8'));
    expect(parseEnvironment(example)).toEqual(parseEnvironment({}));
    const names = new Set(readFileSync('README.md', 'utf8').match(/\bSITE_[A-Z_]+/g));
    expect([...names].sort()).toEqual(Object.keys(example).sort());
    const read = readFileSync('apps/site/config/environment.ts', 'utf8').match(/\bSITE_[A-Z_]+/g);
    expect([...new Set(read)].sort()).toEqual(Object.keys(example).sort());
  });

  it('treats an empty variable as unset', () => {
    expect(parseEnvironment({SITE_URL: '', SITE_BASE_URL: ' '})).toEqual(parseEnvironment({}));
  });

  it('puts the legal pages under the configured website', () => {
    const environment = parseEnvironment({SITE_MAIN_WEBSITE_URL: 'https://acme.test/en/'});
    expect(environment.termsUrl).toBe('https://acme.test/en/terms-and-conditions');
  });

  it.each([
    ['SITE_URL', 'foo'],
    ['SITE_URL', 'https://acme.test/docs'],
    ['SITE_URL', 'ftp://acme.test'],
    ['SITE_BASE_URL', 'docs'],
    ['SITE_BASE_URL', '/docs'],
    ['SITE_BASE_URL', '//docs/'],
    ['SITE_BASE_URL', '/a b/'],
    ['SITE_MAIN_WEBSITE_URL', 'www.acme.test'],
    ['SITE_COMPANY_PAGE_URL', 'javascript:alert(1)'],
    ['SITE_LEGAL_NOTICES_URL', '/legal'],
    ['SITE_TERMS_URL', 'terms'],
    ['SITE_PRIVACY_URL', 'https://'],
    ['SITE_BROWSER_POLICY_URL', 'https://a b'],
    ['SITE_API_ORIGIN', 'https://api.acme.test/v1'],
    ['SITE_APP_URL', 'app'],
    ['SITE_ANALYTICS_PROJECT_ID', 'a b'],
    ['SITE_ANALYTICS_API_URL', 'log'],
    ['SITE_FRAME_ANCESTORS', 'example.com; script-src *'],
    ['SITE_FRAME_ANCESTORS', 'self'],
    ['SITE_FRAME_ANCESTORS', 'https://a;script-src'],
    ['SITE_FRAME_ANCESTORS', 'https://a"b'],
    ['SITE_FRAME_ANCESTORS', 'https://a$host'],
    ['SITE_FRAME_ANCESTORS', "* 'none'"],
    ['SITE_FRAME_ANCESTORS', "'self' 'none'"],
    ['SITE_FRAME_ANCESTORS', '* https://a.test'],
    ['SITE_FRAME_ANCESTORS', "'self' 'self'"],
    ['SITE_FRAME_ANCESTORS', 'https://[::1]'],
    ['SITE_FRAME_ANCESTORS', 'https://*'],
    ['SITE_FRAME_ANCESTORS', 'https://a.*.test'],
    ['SITE_URL', 'https://a$host'],
    ['SITE_URL', 'https://acme_.test'],
    ['SITE_URL', 'https://user:word@acme.test'],
    ['SITE_URL', 'https://acme.test:99999'],
    ['SITE_URL', 'https://acme.test.'],
    ['SITE_URL', 'https://1.2'],
    ['SITE_URL', `https://${'a'.repeat(254)}`],
    ['SITE_BASE_URL', '/../'],
    ['SITE_BASE_URL', '/docs/./'],
    ['SITE_BASE_URL', '/.docs/'],
    ['SITE_BASE_URL', '/$host/'],
    ['SITE_BASE_URL', '/a;b/'],
    ['SITE_BASE_URL', '/a%2fb/'],
    ['SITE_BASE_URL', '/docs/assets/'],
    ['SITE_BASE_URL', '/404/'],
    ['SITE_BASE_URL', `/${'a'.repeat(200)}/`],
    ['SITE_COMPANY_NAME', 'A\nB'],
    ['SITE_COMPANY_NAME', 'A\u202EB'],
    ['SITE_COMPANY_NAME', 'A\u2028B'],
    ['SITE_COMPANY_NAME', 'A\uD800B'],
    ['SITE_COMPANY_NAME', 'A'.repeat(101)],
    ['SITE_TERMS_URL', 'https://acme.test\\@evil.test'],
    ['SITE_TERMS_URL', 'https://acme.test/%zz'],
    ['SITE_TERMS_URL', 'https://user@acme.test/'],
    ['SITE_TERMS_URL', 'https://acme.test/"><script>'],
    ['SITE_TERMS_URL', `https://acme.test/${'a'.repeat(2000)}`],
    ['SITE_HSTS_SUBDOMAINS', 'yes'],
    ['SITE_SECURITY_CONTACT', 'security@acme.test'],
    ['SITE_SECURITY_CONTACT', 'mailto:security@acme.test:80'],
    ['SITE_SECURITY_CONTACT', 'http://acme.test/security'],
    ['SITE_SECURITY_CONTACT', 'mailto:a@acme.test\nExpires: 1999-01-01T00:00:00Z'],
    ['SITE_EDIT_URL', 'git.acme.test/edit'],
    ['SITE_EDIT_URL', 'https://git.acme.test/{path}'],
    ['SITE_REPORT_URL', 'mailto:docs@acme.test'],
    ['SITE_REPORT_URL', 'https://{page}.acme.test/'],
    ['SITE_REPORT_URL', 'https://acme.test/?page={url}'],
    ['SITE_ANNOUNCEMENT_ID', 'one"two'],
    ['SITE_ANNOUNCEMENT_TEXT', 'one\u0007two'],
    ['SITE_ANNOUNCEMENT_TEXT', 'a'.repeat(501)],
  ])('rejects %s=%s in one sentence that names the variable', (name, value) => {
    expect(() => parseEnvironment({[name]: value})).toThrow(
      new RegExp(`^${name} must be [^\\n]+, but it is "[\\x20-\\x7E…]*"\\.$`),
    );
  });

  it('quotes a malformed value, on one line and not too long', () => {
    expect(() => parseEnvironment({SITE_HSTS_SUBDOMAINS: 'yes'})).toThrow('but it is "yes".');
    expect(() => parseEnvironment({SITE_HSTS_SUBDOMAINS: 'a\n\u202Eb'})).toThrow(
      String.raw`but it is "a\n\u202eb".`,
    );
    expect(() => parseEnvironment({SITE_HSTS_SUBDOMAINS: 'a'.repeat(200)})).toThrow(
      `but it is "${'a'.repeat(100)}…".`,
    );
  });

  it('requires an ID for an announcement', () => {
    expect(() => parseEnvironment({SITE_ANNOUNCEMENT_TEXT: 'Hello'})).toThrow(
      /^SITE_ANNOUNCEMENT_ID must be set/,
    );
  });
});

describe('parsePort', () => {
  it('accepts a whole number in decimal digits', () => {
    expect(parsePort({}, 'PORT', 3000)).toBe(3000);
    expect(parsePort({PORT: ''}, 'PORT', 3000)).toBe(3000);
    expect(parsePort({PORT: '0'}, 'PORT', 3000)).toBe(0);
    expect(parsePort({PORT: '65535'}, 'PORT', 3000)).toBe(65_535);
  });

  it.each(['65536', '-1', '3e3', '0x10', '80.5', '80;', '８０', '000080', 'http'])(
    'rejects %s',
    (value) => {
      expect(() => parsePort({PORT: value}, 'PORT', 3000)).toThrow(
        /^PORT must be a number from 0 to 65535, but it is "/,
      );
    },
  );
});

describe('parseChoice', () => {
  it('accepts one of the choices, and defaults to the first', () => {
    expect(parseChoice({}, 'SERVER', ['own', 'nginx'])).toBe('own');
    expect(parseChoice({SERVER: 'nginx'}, 'SERVER', ['own', 'nginx'])).toBe('nginx');
    expect(() => parseChoice({SERVER: 'Nginx'}, 'SERVER', ['own', 'nginx'])).toThrow(
      'SERVER must be own or nginx, but it is "Nginx".',
    );
  });
});
