// Requests that no one sends by accident, with the response that each must get. A request is the bytes
// that go over the connection, one character a byte.
// cspell:ignore fevil cevil fheaders findex ehtml uides ndex PROPFIND PROPPATCH MKCOL xgzip gzipx bcher

/** What a server must do with a request. */
export type Outcome =
  /** The whole file, in this coding. */
  | {readonly status: 200; readonly file: string; readonly coding?: 'br' | 'gzip'}
  | {readonly status: 301; readonly location: string}
  /** The not-found page, in this coding. */
  | {readonly status: 404; readonly coding?: 'br' | 'gzip'}
  | {readonly status: 304 | 405 | 412}
  /** Malformed HTTP, which each server's parser refuses in its own words. */
  | 'refused';

export interface HostileRequest {
  readonly name: string;
  /** ETAG is the server's own tag for the guides, without its quotes; MODIFIED is their date. */
  readonly bytes: string;
  readonly outcome: Outcome;
  /** Odd HTTP, which one parser refuses and the other takes. */
  readonly mayBeRefused?: boolean;
}

const notFound: Outcome = {status: 404};
const notAllowed: Outcome = {status: 405};

/** A request with a method and a target as they are, and further header lines. */
function raw(
  method: string,
  target: string,
  outcome: Outcome,
  lines: readonly string[] = [],
  name = [`${method} ${target}`, ...lines].join(' | '),
): HostileRequest {
  // Node's parser takes no byte above 127 in a target.
  const mayBeRefused = /[^\0-\x7f]/.test(target);
  const bytes = [`${method} ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...lines];
  return {name, bytes: `${bytes.join('\r\n')}\r\n\r\n`, outcome, mayBeRefused};
}

function get(target: string, outcome: Outcome, lines: readonly string[] = []): HostileRequest {
  return raw('GET', target, outcome, lines);
}

/** Codes of control characters and of spaces that aren't ASCII, as URLs escape them. */
const escapedControls = [
  ...['%00', '%01', '%07', '%08', '%09', '%0a', '%0A', '%0b', '%0c', '%0d', '%0D', '%0d%0a', '%1b'],
  ...[
    '%1f',
    '%20',
    '%7f',
    '%80',
    '%85',
    '%a0',
    '%c2%85',
    '%c2%a0',
    '%e2%80%a8',
    '%ef%bb%bf',
    '%ff',
  ],
];

/** Bytes that a request line may not contain. Line ends are with the malformed requests. */
const rawControls = Array.from({length: 32}, (_, code) => code)
  .concat(0x7f)
  .filter((code) => code !== 0x0a && code !== 0x0d);

/** Other ways to write '/', '\', '.' and '..': escaped, escaped twice, overlong in UTF-8, in full width. */
const otherSpellings = [
  ...['%2f', '%2F', '%5c', '%5C', '%2e', '%2e%2e', '%2e%2e%2f', '..%2f', '..%5c', '%2e.', '.%2e'],
  ...['%252f', '%255c', '%252e%252e', '%25252f', '%25%32%66', '%2500', '%250d%250a'],
  ...['%c0%af', '%c0%2f', '%c1%9c', '%c0%ae%c0%ae', '%e0%80%af', '%e0%80%ae', '%f0%80%80%af'],
  ...[
    '%uff0f',
    '%u002e',
    '%ef%bc%8f',
    '%ef%bc%8e',
    '%ed%a0%80',
    '\xc0\xaf',
    '\xff',
    '\xe2\x88\x95',
  ],
];

/** What can't be decoded. */
const brokenEscapes = ['%', '100%', '%z', '%zz', '%0', '%E0%A4%A', 'guides/%', '%%', '%%2f', '%-1'];

/** Ways to name another host where a path should be. */
const otherHosts = [
  ...[
    '//evil.test',
    '//evil.test/',
    '///evil.test/',
    '////evil.test/',
    '//@evil.test/',
    '//[::1]/',
  ],
  ...['/\\evil.test/', '/\\/evil.test/', '/\\\\evil.test/', '//\\evil.test/', '/./evil.test//x/'],
  ...['/.//evil.test/', '/..//evil.test/', '/%2e//evil.test/', '/;//evil.test/', '/@evil.test/'],
  ...['/:80/', '/http://evil.test/', '/javascript:alert(1)//', '/%2fevil.test/', '/%5cevil.test/'],
  ...['/%2f%09%2fevil.test/', '/%5c%5cevil.test/', '/guides//evil.test/', '//evil.test/%2e%2e/'],
  ...['//evil%E3%80%82test/', '/\xe3\x80\x82evil.test/', '/?//evil.test/', '/#//evil.test/'],
];

const methods = [
  ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'PROPPATCH', 'MKCOL'],
  ...['COPY', 'MOVE', 'LOCK', 'UNLOCK', 'REPORT', 'SEARCH', 'LINK', 'PURGE', 'NOTIFY'],
];

/** Node's parser knows a list of methods and refuses others; nginx refuses what has small letters. */
const unknownMethods = [
  'get',
  'Get',
  'head',
  'BREW',
  'GETS',
  'GE',
  'GET_',
  'X-GET',
  'ÄÖ',
  '{}',
  'CONNECT',
];

/** Whether the guides are unchanged for a reader who sends these lines. */
const conditions: readonly (readonly [lines: readonly string[], status: 200 | 304 | 412])[] = [
  [['If-None-Match: "ETAG"'], 304],
  [['If-None-Match: W/"ETAG"'], 304],
  [['If-None-Match: "other", "ETAG"'], 304],
  [['If-None-Match: "other",W/"ETAG","more"'], 304],
  [['If-None-Match:   "other"  ,   "ETAG"  '], 304],
  [['If-None-Match: *'], 304],
  [['If-None-Match: "other"'], 200],
  [['If-None-Match: W/"other", "more"'], 200],
  [['If-None-Match: "ETAG'], 200],
  [['If-None-Match: ETAG'], 200],
  [['If-None-Match: "xETAG"'], 200],
  [['If-None-Match:'], 200],
  [['If-None-Match: ,,,'], 200],
  [[`If-None-Match: ${'"other", '.repeat(200)}"ETAG"`], 304],
  [['If-Modified-Since: MODIFIED'], 304],
  [['If-Modified-Since: Fri, 01 Jan 2100 00:00:00 GMT'], 304],
  [['If-Modified-Since: Thu, 01 Jan 1970 00:00:00 GMT'], 200],
  [['If-Modified-Since: Mon, 01 Jan 2001 00:00:00 GMT'], 200],
  [['If-Modified-Since:'], 200],
  [['If-Modified-Since: yesterday'], 200],
  [['If-Modified-Since: "ETAG"'], 200],
  [['If-Modified-Since: Fri, 99 Foo 2100 99:99:99 GMT'], 200],
  [['If-None-Match: "ETAG"', 'If-Modified-Since: MODIFIED'], 304],
  [['If-None-Match: "other"', 'If-Modified-Since: MODIFIED'], 200],
  [['If-None-Match: "ETAG"', 'If-Modified-Since: Mon, 01 Jan 2001 00:00:00 GMT'], 200],
  [['If-Match: "ETAG"'], 200],
  [['If-Match: *'], 200],
  [['If-Match: "other"'], 412],
  [['If-Unmodified-Since: Fri, 01 Jan 2100 00:00:00 GMT'], 200],
  [['If-Unmodified-Since: Mon, 01 Jan 2001 00:00:00 GMT'], 412],
];

/** None of them is honoured: a file is always sent whole. */
const ranges = [
  ...[
    'bytes=0-1',
    'bytes=5-',
    'bytes=-5',
    'bytes=-0',
    'bytes=5-2',
    'bytes=999999-',
    'bytes=0-999999',
  ],
  ...[
    'bytes=0-0,2-3',
    'bytes=0-,0-,0-',
    'bytes=',
    'bytes=-',
    'bytes=a-b',
    'bytes=0x1-2',
    'bytes 0-1',
  ],
  ...['chars=0-1', 'bytes=18446744073709551616-', 'bytes=-18446744073709551617', '', '0-1'],
  `bytes=${Array.from({length: 100}, (_, start) => `${start}-${start}`).join(',')}`,
];

const acceptedCodings: readonly (readonly [value: string, coding?: 'br' | 'gzip'])[] = [
  ['gzip, deflate, br, zstd', 'br'],
  ['br', 'br'],
  ['BR', 'br'],
  ['gzip', 'gzip'],
  ['GZip', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip', 'gzip'],
  ['br;q=0.000,gzip', 'gzip'],
  ['br; q=0 , gzip', 'gzip'],
  ['br;q=0.001', 'br'],
  ['br;q=1.000', 'br'],
  ['gzip;q=0'],
  ['gzip;q=0, br;q=0'],
  ['identity'],
  ['identity;q=0'],
  ['*'],
  ['*;q=0'],
  ['x-br'],
  ['brotli'],
  ['xgzip'],
  ['gzipx'],
  ['deflate, zstd'],
  [''],
  [','],
];

/** Queries of '….html?…', and what of them a redirect keeps. */
const queries: readonly (readonly [query: string, kept: string])[] = [
  ['?a=1&b=x?y', '?a=1&b=x?y'],
  ['?', ''],
  ['??', '??'],
  ['?//evil.test/', '?//evil.test/'],
  ['?\\evil.test', '?\\evil.test'],
  ['?a=%0d%0aSet-Cookie:%20a=1', '?a=%0d%0aSet-Cookie:%20a=1'],
  ['?a=%', '?a=%'],
  ["?a='(1)'&[b]={c}|^`~", "?a='(1)'&[b]={c}|^`~"],
  ['?a="b"', ''],
  ['?a=<script>', ''],
  ['?a#b', ''],
  ['?\xff', ''],
  ['?\xe2\x80\xa8', ''],
  [`?${'a'.repeat(4000)}`, `?${'a'.repeat(4000)}`],
];

/** HTTP that isn't HTTP. */
const malformed: Readonly<Record<string, string>> = {
  'an unknown version': 'GET / HTTP/9.9\r\nHost: a\r\n\r\n',
  'a version that is none': 'GET / HTTP/x\r\nHost: a\r\n\r\n',
  'another protocol': 'GET / ICE/1.0\r\nHost: a\r\n\r\n',
  'the preface of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'the start of TLS': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n',
  'no target': 'GET  HTTP/1.1\r\nHost: a\r\n\r\n',
  'a target without a slash': 'GET guides HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'a target that starts with a backslash':
    'GET \\evil.test/x.html HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'a space in the target': 'GET /a b.html HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'a line end in the target': 'GET /\n/evil.test/x.html HTTP/1.1\r\nHost: a\r\n\r\n',
  'a line end and a header in the target':
    'GET /x\r\nSet-Cookie: a=1;.html HTTP/1.1\r\nHost: a\r\n\r\n',
  'a return in the target': 'GET /x\rSet-Cookie:a=1;.html HTTP/1.1\r\nHost: a\r\n\r\n',
  'no host': 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
  'a zero byte in a header': 'GET / HTTP/1.1\r\nHost: a\r\nX: \0\r\nConnection: close\r\n\r\n',
  'two lengths': 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
  'a length that is none': 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n',
  'a length and chunks':
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'a path longer than a server reads': `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
  'a header longer than a server reads': `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(80_000)}\r\n\r\n`,
  'nothing but line ends': '\r\n\r\n\r\nx\r\n\r\n',
};

/** Versions and lines that only one of the parsers minds. */
const oddVersions = ['', ' HTTP/0.9', ' HTTP/2.0'];
const oddLines: readonly string[] = [
  'a line without a colon',
  'Host: b',
  'X : space before the colon',
  ' X: folded',
  'X: \x01',
  'Transfer-Encoding: x',
  'Expect: something',
  `X: ${'a'.repeat(9000)}`,
];

/** Hosts don't matter, but nginx refuses those that can't be one. */
const hosts = [
  'evil.test',
  'localhost:1',
  '[::1]:80',
  'EVIL.TEST.',
  '127.0.0.1',
  'xn--bcher-kva.test',
];
const oddHosts = [
  '',
  'a b',
  'evil.test/x',
  '"',
  'a\\b',
  '..',
  'a@b',
  '\xff',
  'a'.repeat(500),
  '<x>',
];

/** All of them, for a site under a base URL. `files` are its files. */
export function hostileRequests(baseUrl: string, files: readonly string[]): HostileRequest[] {
  const home = baseUrl === '/' ? ({status: 200, file: 'index.html'} as const) : notFound;
  const guides = {status: 200, file: 'guides/index.html'} as const;
  const script = 'assets/js/main.0123abcd.js';
  const at = (path: string) => baseUrl + path;

  return [
    ...files
      .filter((file) => !file.endsWith('.html'))
      .map((file) => get(at(file), {status: 200, file})),
    ...['', '?', '?from=mail', '?a=//evil.test'].map((query) =>
      get(at(query), {status: 200, file: 'index.html'}),
    ),
    ...['guides', 'guides/', 'guides?a', 'guides/?a=%zz', 'guides/?\\', 'guides/?\xff'].map(
      (path) => get(at(path), guides),
    ),
    ...['nowhere', 'nowhere/', 'index', 'guides/index', 'guides/index/', '404', '404/', '404.html'],
    ...['_headers', '_site.nginx', '_headers/', 'guides/_headers', 'index.html.br', '404.html.gz'],
    ...['guides.br', 'guides/index.html.gz', `${script}.br`, `${script}.gz`, `${script}/`, '.br'],
    ...['assets', 'assets/', 'samples/', 'samples/small.csv/', 'GUIDES/', 'guides/index.htm'],
    ...[
      '../secret.txt',
      'guides/../../secret.txt',
      './guides/',
      'guides/.',
      'guides/..',
      'guides/./',
    ],
    ...['/guides/', 'guides//', 'guides/..;/', '....//secret.txt', '..\\secret.txt', 'guides\\'],
    ...['guides#x', 'guides/#x', 'guides;a=1', 'guides,', 'guides/+', 'guides*', 'guides/"', '<x>'],
    ...[
      '%67uides/',
      'guides/%69ndex',
      'guides/%69ndex.html',
      '%5fheaders',
      '%5Fheaders',
      '_header%73',
    ],
    ...[
      'guides%2findex.html',
      'guides/index%2ehtml',
      'guides/index.htm%6c',
      'guides%3fa=1',
      'guides%23',
    ],
    ...[
      'guides/index.html%00',
      'guides/index.html%20',
      'guides/index.html/',
      'guides/index.html%3f',
    ],
    ...[
      'a'.repeat(300),
      'a/'.repeat(500),
      'a'.repeat(5000),
      '../'.repeat(100),
      '%2e%2e/'.repeat(100),
    ],
    ...brokenEscapes,
    ...otherSpellings.flatMap((part) => [
      `${part}/secret.txt`,
      `${part}evil.test/guides/index.html`,
    ]),
    ...escapedControls.flatMap((part) => [
      `${part}/evil.test/index.html`,
      `x${part}Set-Cookie:%20inj=1;Path=/.html`,
      `guides/${part}`,
    ]),
  ]
    .map((request) => (typeof request === 'string' ? get(at(request), notFound) : request))
    .concat(
      baseUrl === '/'
        ? []
        : [
            get('/docs', {status: 301, location: '/docs/'}),
            get('/docs?a=1', {status: 301, location: '/docs/?a=1'}),
            get('/docs?"', {status: 301, location: '/docs/'}),
            ...[
              '/%64ocs',
              '//docs',
              '/./docs',
              '/docs%00',
              '/guides/',
              '/docs-guides/',
              `/${script}`,
            ].map((target) => get(target, notFound)),
            ...['/', '/index.html.br', '/_headers', '/..', '/docs/../docs/'].map((target) =>
              get(target, notFound),
            ),
          ],
      [
        ['index.html', ''],
        ['guides/index.html', 'guides/'],
        ['guides.html', 'guides'],
        ['nowhere.html', 'nowhere'],
        ['guides/.html', 'guides/'],
        ['a.b-c_d~e/index.html', 'a.b-c_d~e/'],
      ].map(([from, to]) => get(at(from!), {status: 301, location: at(to!)})),
      queries.map(([query, kept]) =>
        get(at(`guides/index.html${query}`), {status: 301, location: at(`guides/${kept}`)}),
      ),
      otherHosts
        .filter((target) => !/^\/[?#]/.test(target))
        .flatMap((target) => ['index.html', 'x.html'].map((end) => get(target + end, notFound))),
      ['/?//evil.test/x.html', '/?/\\evil.test/index.html'].map((target) => get(target, home)),
      ['/#//evil.test/x.html', '/#/index.html'].map((target) => get(target, notFound)),
      rawControls.map((code) =>
        raw('GET', at(`${String.fromCharCode(code)}/evil.test/x.html`), 'refused'),
      ),
      methods.map((method) => raw(method, at('guides/'), notAllowed)),
      ['nowhere', 'guides/index.html', '%0d/evil.test/x.html', '404.html'].map((path) =>
        raw('POST', at(path), notAllowed),
      ),
      unknownMethods.map((method) => raw(method, at('guides/'), 'refused')),
      [
        raw('POST', at('guides/'), notAllowed, ['Content-Length: 5', '', 'hello']),
        raw('POST', at('guides/'), notAllowed, [
          'Content-Length: 5',
          'Expect: 100-continue',
          '',
          'hello',
        ]),
        raw('GET', at('guides/'), guides, ['Upgrade: websocket', 'X-HTTP-Method-Override: DELETE']),
        raw('HEAD', at('guides/'), guides),
        raw('HEAD', at('guides/'), {...guides, coding: 'br'}, ['Accept-Encoding: br']),
        raw('HEAD', at('nowhere'), notFound),
        raw('HEAD', at('guides/index.html'), {status: 301, location: at('guides/')}),
        raw('HEAD', at('guides'), {status: 304}, ['If-None-Match: *']),
      ],
      conditions.map(([lines, status]) => {
        const outcome = status === 200 ? guides : {status};
        return get(at('guides/'), outcome, lines);
      }),
      // Conditions are about pages that exist.
      [
        'If-None-Match: *',
        'If-Match: "other"',
        'If-Modified-Since: Fri, 01 Jan 2100 00:00:00 GMT',
      ].map((line) => get(at('nowhere'), notFound, [line])),
      [get(at(script), {status: 304}, ['If-None-Match: *'])],
      ranges.map((range) => get(at('guides/'), guides, [`Range: ${range}`])),
      [
        get(at(script), {status: 200, file: script}, ['Range: bytes=999999-']),
        get(at('guides/'), guides, ['Range: bytes=0-1', 'If-Range: "ETAG"']),
        get(at('guides/'), guides, ['Range: bytes=0-1', 'If-Range: MODIFIED']),
        get(at('nowhere'), notFound, ['Range: bytes=999999-']),
      ],
      acceptedCodings.flatMap(([value, coding]) => {
        const lines = [`Accept-Encoding: ${value}`];
        return [
          get(at('guides/'), {...guides, coding}, lines),
          get(at('nowhere'), {status: 404, coding}, lines),
        ];
      }),
      [
        get(at(script), {status: 200, file: script, coding: 'br'}, ['Accept-Encoding: br']),
        // Too small to be compressed.
        get(at('samples/small.csv'), {status: 200, file: 'samples/small.csv'}, [
          'Accept-Encoding: br',
        ]),
        get(at('guides/'), {...guides, coding: 'gzip'}, [
          'Accept-Encoding: gzip',
          'Via: 1.1 proxy',
        ]),
        get(`http://evil.test${at('guides/')}`, guides),
        get(`HTTP://evil.test:80${at('guides')}`, guides),
        get(`https://evil.test${at('guides/')}?a`, guides),
        get('http://evil.test', home),
        get(`http://evil.test${at('guides/index.html')}`, {status: 301, location: at('guides/')}),
        get(`http://evil.test/${at('x.html')}`, notFound),
        get('http://evil.test//evil.test/index.html', notFound),
        {...get(`http://user@evil.test${at('guides/')}`, guides), mayBeRefused: true},
        get('http:///evil.test/x.html', 'refused'),
        get('http:/evil.test/x.html', 'refused'),
        get('http:\\\\evil.test\\x.html', 'refused'),
        get('*', 'refused'),
        raw('OPTIONS', '*', 'refused'),
        raw('CONNECT', 'evil.test:443', 'refused'),
        get(at('a'.repeat(9000)), 'refused'),
      ],
      oddVersions.map((version) => ({
        name: `GET ${at('guides/')}${version}`,
        bytes: `GET ${at('guides/')}${version}\r\nHost: a\r\nConnection: close\r\n\r\n`,
        outcome: guides,
        mayBeRefused: true,
      })),
      oddLines.map((line) => ({...get(at('guides/'), guides, [line]), mayBeRefused: true})),
      [
        get(
          at('guides/'),
          guides,
          Array.from({length: 90}, (_, index) => `X-${index}: ${index}`),
        ),
      ],
      [...hosts, ...oddHosts].flatMap((host) =>
        [
          {path: 'guides/', outcome: guides},
          {path: 'guides.html', outcome: {status: 301, location: at('guides')} as const},
        ].map(({path, outcome}) => ({
          name: `GET ${at(path)} | Host: ${host}`,
          bytes: `GET ${at(path)} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
          outcome,
          mayBeRefused: oddHosts.includes(host),
        })),
      ),
      [
        {
          name: 'HTTP/1.0 without a host',
          bytes: `GET ${at('guides/')} HTTP/1.0\r\nAccept-Encoding: gzip\r\n\r\n`,
          outcome: {...guides, coding: 'gzip'},
        },
      ],
      Object.entries(malformed).map(([name, bytes]) => ({
        name,
        bytes,
        outcome: 'refused' as const,
      })),
    );
}
