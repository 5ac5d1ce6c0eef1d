// Checks that any value of a variable either stops the build with a message that names the variable, or can be
// read back unchanged from the output.
import {runInNewContext} from 'node:vm';
import fc from 'fast-check';
import {load} from 'js-yaml';
import {parseFragment, type DefaultTreeAdapterTypes} from 'parse5';
import {expect, it} from 'vitest';
import {announcementBar, resetDismissalTag} from './announcementBar';
import {parseEnvironment, type Environment} from './environment';
import {footer} from './footer';
import {navbar} from './navbar';
import {securityHeaders} from './securityHeaders';
import {editUrl, reportUrl} from './sourceLinks';
import {wellKnownFiles} from './wellKnownFiles';

/** A valid value for each variable, to which the tests add hostile text. */
const legalValues = {
  SITE_URL: 'https://acme.test',
  SITE_BASE_URL: '/docs/',
  SITE_COMPANY_NAME: 'Acme',
  SITE_MAIN_WEBSITE_URL: 'https://acme.test/en',
  SITE_COMPANY_PAGE_URL: 'https://network.test/acme',
  SITE_LEGAL_NOTICES_URL: 'https://legal.test/notices',
  SITE_TERMS_URL: 'https://legal.test/terms',
  SITE_PRIVACY_URL: 'https://legal.test/privacy',
  SITE_BROWSER_POLICY_URL: 'https://legal.test/browser',
  SITE_API_ORIGIN: 'https://api.acme.test',
  SITE_APP_URL: 'https://app.acme.test/start',
  SITE_ANALYTICS_PROJECT_ID: 'project-one',
  SITE_ANALYTICS_API_URL: 'https://stats.test/log',
  SITE_FRAME_ANCESTORS: "'self' https://acme.test",
  SITE_HSTS_SUBDOMAINS: 'true',
  SITE_SECURITY_CONTACT: 'mailto:security@acme.test',
  SITE_EDIT_URL: 'https://git.test/acme/docs/edit/main/',
  SITE_REPORT_URL: 'https://git.test/acme/docs/issues/new?title={page}&version={version}',
  SITE_ANNOUNCEMENT_ID: 'one',
  SITE_ANNOUNCEMENT_TEXT: 'New: [more](https://acme.test/news)',
} as const;
type Name = keyof typeof legalValues;

const hostileTexts = [
  ...['"', "'", '`', ';', ',', ' ', '  ', '\n', '\r\n', '\t', '\0', '\u001B[31m', '\\', '/', '//'],
  ...['$host', '$&', '${x}', '{', '}', '{{x}}', '<', '>', '</script>', '<!--', ']]>', '&amp;', '&'],
  ...['%', '%0d%0a', '%2e%2e', '..', '/../', '?a=b', '#', '@', ':', ': ', '- ', '*', "'none'", '|'],
  ...[
    '\u202E',
    '\u200F',
    '\u2028',
    '\u0085',
    '\uD800',
    '\uFEFF',
    'é',
    '😀',
    '例',
    'a'.repeat(3000),
  ],
  ...['javascript:alert(1)', 'https://evil.test', '[x](javascript:x)', '[x](https://a.test/"b)'],
];

const hostile = (legal: string) =>
  fc
    .tuple(
      fc.constantFrom('', legal),
      fc.array(fc.oneof(fc.constantFrom(...hostileTexts), fc.string({unit: 'binary'})), {
        maxLength: 3,
      }),
      fc.nat(legal.length),
      fc.constantFrom('', legal),
    )
    .map(([before, texts, at, after]) => before.slice(0, at) + texts.join('') + after.slice(at));

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Parses HTML, and fails if it contains anything but text and links. */
function readHtml(html: string): {text: string; links: (string | undefined)[]} {
  const links: (string | undefined)[] = [];
  function read(node: Node): string {
    if (node.nodeName === '#text') {
      return (node as DefaultTreeAdapterTypes.TextNode).value;
    }
    const {nodeName, attrs, childNodes} = node as DefaultTreeAdapterTypes.Element;
    expect(nodeName).toBe('a');
    expect(attrs.map(({name}) => name)).toEqual(['href', 'target', 'rel']);
    links.push(attrs[0]?.value);
    return childNodes.map(read).join('');
  }
  return {text: parseFragment(html).childNodes.map(read).join(''), links};
}

function checkHeaders(environment: Environment): void {
  const headers = securityHeaders(environment, ['sha256-abc=']);
  for (const value of Object.values(headers)) {
    // No value may contain a character that ends a line in _headers or a quoted string in the nginx configuration.
    expect(value).toMatch(/^[\x20-\x7E]+$/);
    expect(value).not.toMatch(/["$\\]/);
  }
  const directives = headers['Content-Security-Policy']!.split(';').map((text) => text.trim());
  expect(directives).toHaveLength(14);
  expect(directives.at(-1)).toBe(`frame-ancestors ${environment.frameAncestors}`);
  expect(directives).toContain(`connect-src 'self' ${new URL(environment.analyticsApiUrl).origin}`);
}

function checkPlace({url, baseUrl, apiOrigin}: Environment): void {
  const place = `${url}${baseUrl}`;
  expect(new URL(place).href).toBe(place);
  // The URL may contain only characters that need no escaping in XML, YAML and the nginx configuration.
  expect(place).toMatch(/^https?:\/\/[\w.~:/-]+$/);
  expect(load(`servers:\n  - url: ${apiOrigin}\n`)).toEqual({servers: [{url: apiOrigin}]});
}

function checkTexts(environment: Environment, text: string): void {
  const {copyright, links} = footer(environment);
  expect(readHtml(copyright)).toEqual({
    text: `Copyright © 2024 ${environment.companyName}, Inc. All rights reserved.`,
    links: [],
  });
  const items: readonly object[] = [
    ...links.flatMap((column) => column.items as readonly object[]),
    ...navbar(environment).items,
  ];
  const addresses = items.flatMap((item) => ('href' in item ? [String(item.href)] : []));
  expect(addresses).toHaveLength(7);
  addresses.forEach((address) => expect(new URL(address).protocol).toMatch(/^https?:$/));

  const bar = readHtml(announcementBar(environment)!.content);
  bar.links.forEach((href) => expect(new URL(href!).protocol).toMatch(/^https?:$/));
  // Text without a link stays unchanged.
  expect(bar.links.length > 0 || bar.text === text).toBe(true);
}

function checkSourceLinks(environment: Environment): void {
  const path = 'apps/site/content/docs/guides/index.mdx';
  const [edit, report] = [editUrl(environment, path)!, reportUrl(environment, '1&2')!];
  expect(edit.startsWith(environment.editBaseUrl)).toBe(true);
  expect(edit.endsWith(path)).toBe(true);
  expect(report.includes('{version}')).toBe(false);
  for (const url of [edit, report.replaceAll('{page}', 'page')]) {
    expect(new URL(url).protocol).toMatch(/^https?:$/);
    expect(url).toMatch(/^[\x21-\x7E]+$/);
    expect(url).not.toMatch(/["<>{}\\]/);
  }
}

function checkScript(environment: Environment): void {
  const [tag] = resetDismissalTag(environment, 'namespace');
  const script = String(tag!.innerHTML);
  const {childNodes} = parseFragment(`<script>${script}</script>`);
  expect(childNodes.map(({nodeName}) => nodeName)).toEqual(['script']);
  const removedWith = (id: string): string[] => {
    const removed: string[] = [];
    const localStorage = {getItem: () => id, removeItem: (key: string) => removed.push(key)};
    runInNewContext(script, {localStorage});
    return removed;
  };
  expect(removedWith(environment.announcementId)).toEqual([]);
  expect(removedWith('another id')).toEqual(['docusaurus.announcement.dismiss-namespace']);
}

function checkFiles(environment: Environment): void {
  const {url, baseUrl, securityContact} = environment;
  const files = wellKnownFiles(environment);
  expect(files['robots.txt']!.split(/\n+/)).toEqual([
    'User-agent: *',
    'Allow: /',
    `Sitemap: ${url}${baseUrl}sitemap.xml`,
    '',
  ]);
  const fields = files['.well-known/security.txt']!.trimEnd().split('\n');
  expect(fields[0]).toBe(`Contact: ${securityContact}`);
  expect(fields.map((field) => field.split(': ')[0]).slice(0, 4)).toEqual([
    'Contact',
    'Expires',
    'Preferred-Languages',
    'Canonical',
  ]);
}

function check(environment: Environment, text: string): void {
  checkHeaders(environment);
  checkPlace(environment);
  checkTexts(environment, text);
  checkSourceLinks(environment);
  checkScript(environment);
  checkFiles(environment);
}

function expectHelpfulMessage(name: Name, error: unknown): void {
  expect((error as Error).message).toMatch(new RegExp(`^${name} must be [\\x20-\\x7E…]+\\.$`));
}

/** Returns whether a value is refused or written, after checking what is written. */
function outcomeOf(name: Name, value: string): 'refused' | 'written' {
  const variables = {...legalValues, [name]: value};
  let environment: Environment;
  try {
    environment = parseEnvironment(variables);
  } catch (error) {
    expectHelpfulMessage(name, error);
    return 'refused';
  }
  // Without a value, the default applies, and there is no bar, contact or project to check.
  if (value.trim() !== '') {
    check(environment, variables.SITE_ANNOUNCEMENT_TEXT.trim());
  }
  return 'written';
}

it.each(Object.keys(legalValues) as Name[])('%s is either refused or written unchanged', (name) => {
  const outcomes = new Set<string>();
  fc.assert(
    fc.property(hostile(legalValues[name]), (value) => void outcomes.add(outcomeOf(name, value))),
    {numRuns: 100, seed: 20_240_501},
  );
  expect([...outcomes].sort()).toEqual(['refused', 'written']);
});

it.each([
  ['SITE_COMPANY_NAME', String.raw`A & B <i>"'</i> $host \u2028 </script>`],
  ['SITE_ANNOUNCEMENT_TEXT', String.raw`<b> [x] (y) "$&" [a](javascript:x) {{c}} \n </script>`],
  ['SITE_ANALYTICS_API_URL', "https://stats.test/log?a=$host&b='c';d"],
  ['SITE_REPORT_URL', "https://git.test/new?title='{page}'&body=$host;{version}#$&"],
  ['SITE_APP_URL', "https://app.acme.test/?a=$host&b='c';script-src"],
] as const)('%s can be %s', (name, value) => {
  expect(outcomeOf(name, value)).toBe('written');
});
