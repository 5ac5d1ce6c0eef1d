import {expect, it} from 'vitest';
import {MappingError} from '@documentation/base/internal/values/errors';
import {parseUrl} from './urlParts';

it.each([
  'https://example.com/',
  'https://ada:s3cret@example.com:8443/orders/42?lang=de&a=b#top',
  'http://[2001:db8::1]:8080/a%2Fb',
  'wss://192.0.2.7/?q=1',
  'mailto:ada@example.com',
  'file:///etc/hosts',
])('agrees with the URL class about %s', (text) => {
  const url = new URL(text);
  expect(parseUrl(text)).toEqual({
    scheme: url.protocol.slice(0, -1),
    username: url.username || null,
    password: url.password || null,
    host: url.hostname.replace(/[[\]]/g, '') || null,
    port: url.port === '' ? null : Number(url.port),
    path: url.pathname,
    query: url.search.slice(1),
    fragment: url.hash.slice(1) || null,
  });
});

it.each([
  ['', 'has no scheme'],
  ['example.com', 'has no scheme'],
  ['//example.com/a', 'has no scheme'],
  ['/orders?page=2', 'has no scheme'],
  ['localhost:8080/orders', 'has no scheme'],
  ['example.com:443', 'has no scheme'],
  ['1http://example.com', 'has no scheme'],
  ['https:', 'has no host'],
  ['https:example.com', 'has no host'],
  ['https:///orders', 'has no host'],
  ['https://:80/', 'has no host'],
  ['https://ada@/', 'has no host'],
  ['https://example.com\\@evil.test/', 'contains a backslash'],
  ['https://example .com/', 'contains whitespace'],
  ['https://example.com/a b', 'contains whitespace'],
  ['https://example.com/\u0000', 'control character'],
  ['https://a@b@example.com/', 'isn’t a valid host with an optional port'],
  ['https://example.com:http/', 'isn’t a valid host with an optional port'],
  ['https://2001:db8::1/', 'isn’t a valid host with an optional port'],
  ['https://[example.com]/', 'isn’t a valid host'],
  ['https://[::1/', 'isn’t a valid host'],
  ['https://[1.2.3.4]/', 'isn’t a valid host'],
  ['https://exa%6dple.com/', 'isn’t a valid host'],
  ['https://0x7f.1/', 'isn’t a valid host'],
  ['https://2130706433/', 'isn’t a valid host'],
  ['https://192.0.2.256/', 'isn’t a valid host'],
  ['https://example.com:65536/', 'must be from 0 to 65535'],
  [`https://example.com:${'9'.repeat(400)}/`, 'must be from 0 to 65535'],
])('rejects %j', (text, problem) => {
  expect(() => parseUrl(text)).toThrow(problem);
});

it('ignores surrounding whitespace', () => {
  expect(parseUrl(' \u0085https://example.com/\n').path).toBe('/');
});

/** Returns the error code, or 'none'. Any other error fails the test. */
function failureOf(url: string): string {
  try {
    parseUrl(url);
    return 'none';
  } catch (error) {
    if (error instanceof MappingError) {
      return error.code;
    }
    throw error;
  }
}

it.each(['.', ':', '@', '1', '[', 'a.', '%41', '/', '?', '#'])(
  'takes linear time for many %j',
  (text) => {
    const long = text.repeat(300_000);
    for (const url of [long, `https://${long}`, `x:${long}`]) {
      expect(['none', 'E_PARSE', 'E_ENCODING']).toContain(failureOf(url));
    }
  },
);
