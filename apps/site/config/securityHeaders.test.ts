import {describe, expect, it} from 'vitest';
import {parseEnvironment} from './environment';
import {securityHeaders} from './securityHeaders';

function headers(variables: Record<string, string>): Readonly<Record<string, string>> {
  return securityHeaders(parseEnvironment(variables), ['sha256-abc=']);
}

function policy(variables: Record<string, string>): string {
  return headers(variables)['Content-Security-Policy']!;
}

it('allows only our own scripts, and no code from text', () => {
  expect(policy({})).toContain("script-src 'self' 'sha256-abc='; ");
  expect(policy({})).not.toContain('unsafe-eval');
});

it('uses the default directive only for prefetching', () => {
  const directives = policy({})
    .split('; ')
    .map((directive) => directive.split(' ')[0]);
  expect(directives.filter((name) => name?.endsWith('-src'))).toEqual([
    'default-src',
    'script-src',
    'style-src',
    'img-src',
    'connect-src',
    'worker-src',
    'font-src',
    'frame-src',
    'manifest-src',
    'media-src',
    'object-src',
  ]);
  expect(policy({})).toMatch(/^default-src 'self';/);
});

describe('framing', () => {
  it.each([
    ['anyone, while the app is a placeholder', {}, '*', undefined],
    [
      'the site and its app',
      {SITE_APP_URL: 'https://app.acme.test/start?a=1'},
      "'self' https://app.acme.test",
      undefined,
    ],
    [
      'the origins that the variable names',
      {SITE_APP_URL: 'https://app.acme.test', SITE_FRAME_ANCESTORS: 'https://*.acme.test'},
      'https://*.acme.test',
      undefined,
    ],
    [
      'anyone, if the variable says so',
      {SITE_APP_URL: 'https://a.test', SITE_FRAME_ANCESTORS: '*'},
      '*',
      undefined,
    ],
    ['the site', {SITE_FRAME_ANCESTORS: "'self'"}, "'self'", 'SAMEORIGIN'],
    ['no one', {SITE_FRAME_ANCESTORS: "'none'"}, "'none'", 'DENY'],
  ])('allows %s', (_, variables, sources, frameOptions) => {
    expect(policy(variables)).toMatch(/; frame-ancestors [^;]+$/);
    expect(policy(variables).split('; frame-ancestors ')[1]).toBe(sources);
    expect(headers(variables)['X-Frame-Options']).toBe(frameOptions);
  });
});

it('allows connections to analytics only if a project is configured', () => {
  expect(policy({})).toContain("connect-src 'self';");
  expect(
    policy({
      SITE_ANALYTICS_PROJECT_ID: 'one',
      SITE_ANALYTICS_API_URL: 'https://stats.acme.test/log?a=1',
    }),
  ).toContain("connect-src 'self' https://stats.acme.test;");
});

it('includes subdomains only if the variable says so', () => {
  const transport = (variables: Record<string, string>) =>
    headers(variables)['Strict-Transport-Security'];
  expect(transport({})).toBe('max-age=31536000');
  expect(transport({SITE_HSTS_SUBDOMAINS: 'true'})).toBe('max-age=31536000; includeSubDomains');
});

/**
 * Grades headers as MDN's HTTP Observatory does (github.com/mdn/mdn-http-observatory, src/grader/charts.js).
 * The score starts at 100, and each row adds the points of its first matching rule. Bonuses count only if the
 * score is at least 90. The rows for redirects and external scripts are left out: the TLS proxy handles
 * redirects, and no script is external.
 */
function observatoryScore(sent: Readonly<Record<string, string>>): number {
  const sources = new Map(
    (sent['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
  const of = (name: string) => sources.get(name) ?? sources.get('default-src') ?? ['*'];
  const broad = /^(?:\*|https?:|ftp:|https?:\/\/\*(?:\.\*)?)$/;
  const isOpen = (name: string) => of(name).some((source) => broad.test(source));
  const isInline = (name: string) =>
    of(name).some((source) => ["'unsafe-inline'", 'data:'].includes(source));
  const isInsecure = [...sources.values()].flat().some((source) => source.startsWith('http:'));
  const seconds = Number(/max-age=(\d+)/.exec(sent['Strict-Transport-Security'] ?? '')?.[1] ?? 0);
  const resourcePolicy = sent['Cross-Origin-Resource-Policy'];
  const rows: readonly (readonly (readonly [boolean, number])[])[] = [
    // Content-Security-Policy
    [
      [!('Content-Security-Policy' in sent), -25],
      [isOpen('script-src') || isInline('script-src') || isOpen('object-src'), -20],
      [isInsecure, -20],
      [[...of('script-src'), ...of('style-src')].includes("'unsafe-eval'"), -10],
      [isOpen('style-src') || isInline('style-src'), 0],
      [String(sources.get('default-src')) === "'none'", 10],
      [true, 5],
    ],
    // Cookies
    [['Set-Cookie' in sent, -20]],
    // Cross-origin resource sharing
    [['Access-Control-Allow-Credentials' in sent, -50]],
    // Referrer-Policy
    [
      [!('Referrer-Policy' in sent), 0],
      [
        /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(
          sent['Referrer-Policy']!,
        ),
        5,
      ],
      [true, -5],
    ],
    // Strict-Transport-Security
    [
      [seconds === 0, -20],
      [seconds < 15_768_000, -10],
    ],
    // X-Content-Type-Options
    [[sent['X-Content-Type-Options'] !== 'nosniff', -5]],
    // X-Frame-Options
    [
      [sources.has('frame-ancestors'), 5],
      [!('X-Frame-Options' in sent), -20],
    ],
    // Cross-Origin-Resource-Policy
    [
      [resourcePolicy === undefined || resourcePolicy === 'cross-origin', 0],
      [resourcePolicy === 'same-origin' || resourcePolicy === 'same-site', 10],
      [true, -5],
    ],
  ];
  const changes = rows.map((rules) => rules.find(([applies]) => applies)?.[1] ?? 0);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, next) => total + next, 100);
  const withoutBonuses = sum(changes.filter((change) => change < 0));
  return withoutBonuses >= 90 ? sum(changes) : withoutBonuses;
}

describe("MDN's HTTP Observatory", () => {
  it('gives a configured site 120, where 100 is an A+', () => {
    const configured = headers({
      SITE_APP_URL: 'https://app.acme.test',
      SITE_ANALYTICS_PROJECT_ID: 'one',
    });
    expect(observatoryScore(configured)).toBe(120);
  });

  it('gives a site without headers 30', () => {
    expect(observatoryScore({})).toBe(30);
  });

  it.each([
    ['Content-Security-Policy', 75],
    ['Referrer-Policy', 115],
    ['Strict-Transport-Security', 80],
    ['X-Content-Type-Options', 115],
    ['Cross-Origin-Resource-Policy', 110],
  ])('gives a lower score without %s', (name, score) => {
    const sent = Object.entries(headers({SITE_FRAME_ANCESTORS: "'self'"}));
    const others = Object.fromEntries(sent.filter(([other]) => other !== name));
    expect(observatoryScore(others)).toBe(score);
  });
});
