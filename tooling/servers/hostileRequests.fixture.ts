// Requests that no one sends by accident, each with the expected response. A request is a string of raw bytes,
// one character per byte.
// cspell:ignore fevil cevil fheaders findex ehtml uides ndex PROPFIND xgzip bcher markdownx

/** What a server must do with a request. */
export type Outcome =
  /** The whole file, with this content coding. */
  | {readonly status: 200; readonly file: string; readonly coding?: 'br' | 'gzip'}
  | {readonly status: 301; readonly location: string}
  /** The not-found page, with this content coding. */
  | {readonly status: 404; readonly coding?: 'br' | 'gzip'}
  /** The file, if it isn't a page. */
  | {readonly status: 304 | 405 | 412 | 413; readonly file?: string}
  /** Malformed HTTP, which each server's parser rejects in its own way. */
  | 'refused';

export interface HostileRequest {
  readonly name: string;
  /**
   * The request as sent, with two placeholders: ETAG for the server's own tag of the guides page, without
   * quotes, and MODIFIED for the page's date.
   */
  readonly bytes: string;
  readonly outcome: Outcome;
  /** Whether one parser rejects the request as odd HTTP, although the other accepts it. */
  readonly mayBeRefused?: boolean;
}

/** '/a /b' → ['/a', '/b'] */
const words = (text: string) => text.trim().split(/\s+/);

/** Paths that aren't URLs of the site: names of files, ways out of the folder, and escapes of both. */
const nowhere = [
  ...words(`nowhere nowhere/ index guides/index guides/index/ 404 404/ 404.html _headers _site.nginx
    _headers/ index.html.br guides.br assets/js/main.0123abcd.js.gz assets/js/main.0123abcd.js/ .br
    assets assets/ samples/small.csv/ GUIDES/ guides/index.htm ../secret.txt guides/../../secret.txt
    ./guides/ guides/.. /guides/ guides// guides/..;/ ....//secret.txt ..\\secret.txt guides\\ guides#x
    guides;a=1 guides* guides/" <x> %67uides/ guides/%69ndex.html %5fheaders guides%2findex.html
    guides/index%2ehtml guides%3fa=1 guides%23 guides/index.html%00 guides/index.html%20
    guides/index.html/ % 100% %zz %E0%A4%A guides/% %%2f`),
  ...[
    'a'.repeat(300),
    'a/'.repeat(500),
    'a'.repeat(5000),
    '../'.repeat(100),
    '%2e%2e/'.repeat(100),
  ],
  // Other ways to write '/', '\' and '..': escaped, escaped twice, overlong UTF-8, full-width.
  ...words(`%2f %5c %2e%2e %2e%2e%2f ..%5c .%2e %252f %252e%252e %25%32%66 %c0%af %c0%ae%c0%ae %e0%80%af
    %uff0f %ef%bc%8f %ed%a0%80 \xc0\xaf \xe2\x88\x95`).flatMap((part) => [
    `${part}/secret.txt`,
    `${part}evil.test/guides/index.html`,
  ]),
  ...words('%00 %08 %09 %0a %0d %0d%0a %1b %20 %7f %85 %a0 %c2%85 %e2%80%a8 %ef%bb%bf').flatMap(
    (part) => [`${part}/evil.test/index.html`, `x${part}Set-Cookie:%20inj=1;Path=/.html`],
  ),
];

/** Ways to name another host where a path should be. */
const otherHosts =
  words(`//evil.test/ ///evil.test/ //@evil.test/ //[::1]/ /\\evil.test/ /\\/evil.test/
  //\\evil.test/ /./evil.test//x/ /.//evil.test/ /%2e//evil.test/ /;//evil.test/ /@evil.test/ /:80/
  /http://evil.test/ /javascript:alert(1)// /%2fevil.test/ /%2f%09%2fevil.test/ /%5c%5cevil.test/
  //evil.test/%2e%2e/ /\xe3\x80\x82evil.test/`);

/** Bytes that a request line must not contain. The malformed requests cover line breaks. */
const rawControls = ['\0', '\x01', '\t', '\x0b', '\x1b', '\x1f', '\x7f'];

/** Conditional header lines, each with the expected status of the guides page. */
const conditions: Readonly<Record<string, 200 | 304 | 412>> = {
  'If-None-Match: "ETAG"': 304,
  'If-None-Match: W/"ETAG"': 304,
  'If-None-Match:   "other"  ,   "ETAG"  ': 304,
  'If-None-Match: *': 304,
  'If-None-Match: *|Cache-Control: no-cache': 304,
  'If-None-Match: "other"': 200,
  'If-None-Match: "ETAG': 200,
  'If-None-Match: "xETAG"': 200,
  'If-None-Match:': 200,
  'If-Modified-Since: MODIFIED': 304,
  'If-Modified-Since: Fri, 01 Jan 2100 00:00:00 GMT': 304,
  'If-Modified-Since: Mon, 01 Jan 2001 00:00:00 GMT': 200,
  'If-Modified-Since: yesterday': 200,
  'If-Modified-Since: Friday, 01-Jan-60 00:00:00 GMT': 304,
  'If-Modified-Since: Friday, 01-Jan-99 00:00:00 GMT': 200,
  'If-Modified-Since: Fri Jan  1 00:00:00 2100': 304,
  'If-Modified-Since: Fri, 01 Jan 2100 00:00:00 PST': 304,
  'If-Modified-Since: Fri, 31 Feb 2100 00:00:00 GMT': 200,
  'If-Modified-Since: fri, 01 jan 2100 00:00:00 gmt': 200,
  'If-Modified-Since: 2100-01-01T00:00:00Z': 200,
  'If-None-Match: "other"|If-Modified-Since: MODIFIED': 200,
  'If-None-Match: "ETAG"|If-Modified-Since: Mon, 01 Jan 2001 00:00:00 GMT': 200,
  'If-Match: "ETAG"': 200,
  'If-Match: *': 200,
  'If-Match: W/"ETAG", "other"': 412,
  'If-Match: "a,b" , "ETAG"': 200,
  'If-Match: "other", *': 412,
  'If-Match:': 412,
  'If-Match: "other"|If-None-Match: *': 412,
  'If-Unmodified-Since: Fri, 01 Jan 2100 00:00:00 GMT': 200,
  'If-Unmodified-Since: Mon, 01 Jan 2001 00:00:00 GMT': 412,
  'If-Unmodified-Since: Fri Jan  1 00:00:00 2100': 200,
  'If-Unmodified-Since: tomorrow': 412,
};

/** Range headers, which are all ignored, because files are always sent whole. */
const ranges = [
  ...[
    'bytes=0-1',
    'bytes=-5',
    'bytes=5-2',
    'bytes=999999-',
    'bytes=0-0,2-3',
    'bytes=',
    'bytes 0-1',
  ],
  ...['chars=0-1', 'bytes=18446744073709551616-', `bytes=${'0-0,'.repeat(100)}1-1`],
];

/** Accept-Encoding headers, each with the coding that they get. */
const acceptedCodings: readonly (readonly [value: string, coding?: 'br' | 'gzip'])[] = [
  ['gzip, deflate, br, zstd', 'br'],
  ['BR', 'br'],
  ['GZip', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['br; q=0 , gzip', 'gzip'],
  ['br;q=0.000,gzip', 'gzip'],
  ['br;q=0.001', 'br'],
  ['gzip;q=0, br;q=0'],
  ...words('identity * x-br brotli xgzip deflate ,').map((value) => [value] as const),
  [''],
];

/** Accept headers that ask for the Markdown version of a page. */
const forMarkdown = [
  'text/markdown',
  'TEXT/Markdown;Q=0.5',
  'text/html, text/markdown',
  'text/markdown;q=0.801, text/html;q=0.8',
  'text/markdown;q=0.5, text/html;q=0.50',
  'text/markdown;charset=utf-8 ; q=0.5, */*;q=0.1',
  'text/markdown;q',
  ' ,text/markdown , ',
  `${'a/b, '.repeat(1000)}text/markdown`,
  `text/markdown;a=${' '.repeat(6000)}x`,
];

/** Accept headers that don't. */
const forHtml = [
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8',
  '*/*',
  'application/json',
  'text/markdown;q=0',
  'text/markdown;q=0.000',
  'text/markdown;q=0.8, text/html;q=0.801',
  'text/markdown;q=0.5, */*',
  'text/markdown;q=0.5, text/*;q=0.6, */*;q=0.1',
  'text/markdown;q=1.001',
  'text/markdown;q=0.0001',
  'text/markdown;q=1;q=0',
  'text/markdown;q="1"',
  'text/ markdown',
  'text/markdownx',
  'a;b="text/markdown"',
  '',
  ';',
  '\xff',
  `text/markdown${';a  '.repeat(1200)};q=x`,
];

/** Queries after '….html', and the part of each that the redirect keeps. */
const queries: readonly (readonly [query: string, kept: string])[] = [
  ['?a=1&b=x?y', '?a=1&b=x?y'],
  ['?', ''],
  ['?//evil.test/', '?//evil.test/'],
  ['?\\evil.test', '?\\evil.test'],
  ['?a=%0d%0aSet-Cookie:%20a=1', '?a=%0d%0aSet-Cookie:%20a=1'],
  ["?a='(1)'&[b]={c}|^`~", "?a='(1)'&[b]={c}|^`~"],
  ['?a="b"', ''],
  ['?a=<script>', ''],
  ['?a#b', ''],
  ['?\xe2\x80\xa8', ''],
  [`?${'a'.repeat(4000)}`, `?${'a'.repeat(4000)}`],
];

/** Requests that aren't valid HTTP. */
const malformed: Readonly<Record<string, string>> = {
  'an unknown version': 'GET / HTTP/9.9\r\nHost: a\r\n\r\n',
  'the start of a TLS handshake': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n',
  'no target': 'GET  HTTP/1.1\r\nHost: a\r\n\r\n',
  'a target without a slash': 'GET guides HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'a space in the target': 'GET /a b.html HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'a line end and a header in the target':
    'GET /x\r\nSet-Cookie: a=1;.html HTTP/1.1\r\nHost: a\r\n\r\n',
  'a carriage return in the target': 'GET /x\rSet-Cookie:a=1;.html HTTP/1.1\r\nHost: a\r\n\r\n',
  'no host': 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
  'two hosts': 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n',
  'two lengths': 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
  'a length and chunks':
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'a path longer than a server reads': `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
  'a header longer than a server reads': `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(80_000)}\r\n\r\n`,
};

/** Header lines that only one of the two parsers rejects. */
const oddLines = [
  'a line without a colon',
  'X : space before the colon',
  ' X: folded',
  'X: \x01',
  'Transfer-Encoding: x',
  'Expect: something',
];

const notFound: Outcome = {status: 404};
const notAllowed: Outcome = {status: 405};

/** Writes a request with the method and target exactly as given, and additional header lines. */
function raw(
  method: string,
  target: string,
  outcome: Outcome,
  lines: readonly string[] = [],
): HostileRequest {
  const bytes = [`${method} ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...lines];
  return {
    name: [`${method} ${target}`, ...lines].join(' | ').slice(0, 200),
    bytes: `${bytes.join('\r\n')}\r\n\r\n`,
    outcome,
    // Node's parser rejects bytes above 127 in a target.
    mayBeRefused: /[^\0-\x7f]/.test(target),
  };
}

function get(target: string, outcome: Outcome, lines: readonly string[] = []): HostileRequest {
  return raw('GET', target, outcome, lines);
}

/** Returns all hostile requests for a site with this base URL and these files. */
export function hostileRequests(baseUrl: string, files: readonly string[]): HostileRequest[] {
  const home = baseUrl === '/' ? ({status: 200, file: 'index.html'} as const) : notFound;
  const guides = {status: 200, file: 'guides/index.html'} as const;
  const script = 'assets/js/main.0123abcd.js';
  const at = (path: string) => baseUrl + path;
  const moved = (path: string) => ({status: 301, location: at(path)}) as const;
  const markdown = (path: string, file: string) =>
    get(at(path), {status: 200, file}, ['Accept: text/markdown']);
  const odd = (request: HostileRequest) => ({...request, mayBeRefused: true});
  const withBody = (method: string, outcome: Outcome, length: number) => ({
    ...raw(method, at('guides/'), outcome, [`Content-Length: ${length}`, '', 'x'.repeat(length)]),
    name: `${method} with a body of ${length} bytes`,
  });

  return [
    ...files
      .filter((file) => !file.endsWith('.html'))
      .map((file) => get(at(file), {status: 200, file})),
    ...['', '?', '?a=//evil.test'].map((path) => get(at(path), {status: 200, file: 'index.html'})),
    ...words('guides guides/ guides?a guides/?a=%zz guides/?\\ guides/?\xff').map((path) =>
      get(at(path), guides),
    ),
    ...nowhere.map((path) => get(at(path), notFound)),
    ...(baseUrl === '/'
      ? []
      : [
          get('/docs', {status: 301, location: '/docs/'}),
          get('/docs?a=1', {status: 301, location: '/docs/?a=1'}),
          get('/docs?"', {status: 301, location: '/docs/'}),
          ...words('/%64ocs //docs /./docs /docs%00 /guides/ /docs-guides/ / /_headers /..').map(
            (target) => get(target, notFound),
          ),
        ]),
    get(at('index.html'), moved('')),
    get(at('guides/index.html'), moved('guides/')),
    get(at('guides.html'), moved('guides')),
    get(at('nowhere.html'), moved('nowhere')),
    get(at('guides/.html'), moved('guides/')),
    ...queries.map(([query, kept]) =>
      get(at(`guides/index.html${query}`), moved(`guides/${kept}`)),
    ),
    ...otherHosts.flatMap((target) =>
      ['index.html', 'x.html'].map((end) => get(target + end, notFound)),
    ),
    get('/?//evil.test/x.html', home),
    get('/#//evil.test/x.html', notFound),
    ...rawControls.map((control) => get(at(`${control}/evil.test/x.html`), 'refused')),
    ...words('POST PUT DELETE OPTIONS TRACE PROPFIND PURGE').map((method) =>
      raw(method, at('guides/'), notAllowed),
    ),
    raw('POST', at('nowhere'), notAllowed),
    raw('POST', at('guides/index.html'), notAllowed),
    ...words('get BREW GETS GET_ X-GET {} CONNECT').map((method) =>
      raw(method, at('guides/'), 'refused'),
    ),
    withBody('POST', notAllowed, 5),
    withBody('GET', guides, 1_048_576),
    withBody('GET', {status: 413}, 1_048_577),
    withBody('HEAD', {status: 413}, 2_000_000),
    get(at('guides/'), guides, ['Transfer-Encoding: chunked', '', '5', 'hello', '0']),
    get(at('guides/'), guides, ['Connection: Upgrade', 'Upgrade: websocket']),
    get(at('guides/index.html'), moved('guides/'), ['Connection: Upgrade', 'Upgrade: h2c']),
    raw('HEAD', at('guides/'), {...guides, coding: 'br'}, ['Accept-Encoding: br']),
    raw('HEAD', at('nowhere'), notFound),
    raw('HEAD', at('guides'), {status: 304}, ['If-None-Match: *']),
    ...Object.entries(conditions).map(([lines, status]) =>
      get(at('guides/'), status === 200 ? guides : {status}, lines.split('|')),
    ),
    get(at(script), {status: 304, file: script}, ['If-None-Match: *']),
    // Conditional headers apply only to pages that exist.
    get(at('nowhere'), notFound, ['If-None-Match: *']),
    get(at('nowhere'), notFound, ['If-Match: "other"']),
    ...ranges.map((range) => get(at('guides/'), guides, [`Range: ${range}`])),
    get(at('guides/'), guides, ['Range: bytes=0-1', 'If-Range: "ETAG"']),
    get(at('nowhere'), notFound, ['Range: bytes=999999-']),
    ...acceptedCodings.flatMap(([value, coding]) => [
      get(at('guides/'), {...guides, coding}, [`Accept-Encoding: ${value}`]),
      get(at('nowhere'), {status: 404, coding}, [`Accept-Encoding: ${value}`]),
    ]),
    // This file is too small to be compressed.
    get(at('samples/small.csv'), {status: 200, file: 'samples/small.csv'}, ['Accept-Encoding: br']),
    ...forMarkdown.map((value) =>
      get(at('guides/'), {status: 200, file: 'guides/index.md'}, [`Accept: ${value}`]),
    ),
    ...forHtml.map((value) => get(at('guides/'), guides, [`Accept: ${value}`])),
    markdown('guides?a=1', 'guides/index.md'),
    markdown('', 'index.md'),
    markdown('apiRef/authentication', 'apiRef/authentication.md'),
    markdown(script, script),
    // This page has no Markdown version.
    markdown('tags/csv', 'tags/csv/index.html'),
    ...words('nowhere index guides/index 404 -/index').map((path) =>
      get(at(path), notFound, ['Accept: text/markdown']),
    ),
    get(at('guides/index.html'), moved('guides/'), ['Accept: text/markdown']),
    get(at('guides/'), {status: 200, file: 'guides/index.md'}, [
      'Accept: text/markdown',
      'If-None-Match: "ETAG"',
    ]),
    get(at('guides/'), {...guides, coding: 'gzip'}, ['Accept-Encoding: gzip', 'Via: 1.1 proxy']),
    get(`http://evil.test${at('guides/')}`, guides),
    get(`http://evil.test${at('guides/index.html')}`, moved('guides/')),
    get('http://evil.test//evil.test/index.html', notFound),
    odd(get(`http://user@evil.test${at('guides/')}`, guides)),
    ...words('http:///evil.test/x.html http:\\\\evil.test\\x.html *').map((target) =>
      get(target, 'refused'),
    ),
    raw('OPTIONS', '*', 'refused'),
    get(at('a'.repeat(9000)), 'refused'),
    ...oddLines.map((line) => odd(get(at('guides/'), guides, [line]))),
    ...['', ' HTTP/0.9', ' HTTP/2.0'].map((version) => ({
      name: `GET ${at('guides/')}${version}`,
      bytes: `GET ${at('guides/')}${version}\r\nHost: a\r\nConnection: close\r\n\r\n`,
      outcome: guides,
      mayBeRefused: true,
    })),
    // No response depends on the Host header. nginx rejects invalid values.
    ...['evil.test', '[::1]:80', '', 'a b', 'evil.test/x', 'a@b', '\xff', '<x>'].map((host) => ({
      name: `GET guides.html | Host: ${host}`,
      bytes: `GET ${at('guides.html')} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
      outcome: moved('guides'),
      mayBeRefused: !/^\S+\.test$|^\[/.test(host),
    })),
    {
      name: 'HTTP/1.0 without a host',
      bytes: `GET ${at('guides/')} HTTP/1.0\r\nAccept-Encoding: gzip\r\n\r\n`,
      outcome: {...guides, coding: 'gzip'},
    },
    ...Object.entries(malformed).map(([name, bytes]) => ({
      name,
      bytes,
      outcome: 'refused' as const,
    })),
  ];
}
