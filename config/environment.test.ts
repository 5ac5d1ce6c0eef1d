import {describe, expect, it} from 'vitest';
import {parseEnvironment} from './environment';

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
      announcementId: '',
      announcementText: '',
    });
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
  ])('rejects %s=%s in one sentence that names the variable', (name, value) => {
    expect(() => parseEnvironment({[name]: value})).toThrow(
      new RegExp(`^${name} must be .+, but it is "${value.replace(/[()/*]/g, '\\$&')}"\\.$`),
    );
  });

  it('wants an id with an announcement', () => {
    expect(() => parseEnvironment({SITE_ANNOUNCEMENT_TEXT: 'Hello'})).toThrow(
      /^SITE_ANNOUNCEMENT_ID must be set/,
    );
  });
});
