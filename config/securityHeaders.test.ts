import {expect, it} from 'vitest';
import {parseEnvironment} from './environment';
import {securityHeaders} from './securityHeaders';

function policy(variables: Record<string, string>): string {
  return securityHeaders(parseEnvironment(variables), ['sha256-abc='])['Content-Security-Policy']!;
}

it('lets only our own scripts run, and never text as code', () => {
  expect(policy({})).toContain("script-src 'self' 'sha256-abc='; ");
  expect(policy({})).not.toContain('unsafe-eval');
});

it('lets everybody embed the site, unless the variable says who may', () => {
  expect(policy({})).not.toContain('frame-ancestors');
  expect(policy({SITE_FRAME_ANCESTORS: "'self' https://app.acme.test"})).toContain(
    "frame-ancestors 'self' https://app.acme.test",
  );
});

it('lets pages connect to the analytics only where a project is configured', () => {
  expect(policy({})).toContain("connect-src 'self';");
  expect(
    policy({
      SITE_ANALYTICS_PROJECT_ID: 'one',
      SITE_ANALYTICS_API_URL: 'https://stats.acme.test/log',
    }),
  ).toContain("connect-src 'self' https://stats.acme.test;");
});
