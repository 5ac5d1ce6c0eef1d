// Requests that no one sends by accident, each with the expected response. A request is a string of raw bytes,
// one character per byte.
// cspell:ignore fevil cevil fheaders findex ehtml uides ndex PROPFIND PROPPATCH MKCOL xgzip gzipx bcher

import {
  acceptedCodings,
  acceptedTypes,
  bodies,
  brokenEscapes,
  conditions,
  escapedControls,
  hosts,
  malformed,
  methods,
  oddHosts,
  oddLines,
  oddVersions,
  otherHosts,
  otherSpellings,
  queries,
  ranges,
  rawControls,
  unknownMethods,
} from './hostileParts.fixture';

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

const notFound: Outcome = {status: 404};
const notAllowed: Outcome = {status: 405};

/** Writes a request with the method and target exactly as given, and additional header lines. */
function raw(
  method: string,
  target: string,
  outcome: Outcome,
  lines: readonly string[] = [],
  name = [`${method} ${target}`, ...lines].join(' | '),
): HostileRequest {
  // Node's parser rejects bytes above 127 in a target.
  const mayBeRefused = /[^\0-\x7f]/.test(target);
  const bytes = [`${method} ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...lines];
  return {name, bytes: `${bytes.join('\r\n')}\r\n\r\n`, outcome, mayBeRefused};
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
      bodies.flatMap(([length, status]) =>
        [
          {method: 'GET', path: 'guides/', otherwise: guides},
          {method: 'GET', path: 'nowhere', otherwise: notFound},
          {method: 'HEAD', path: 'guides/', otherwise: guides},
        ].map(({method, path, otherwise}) =>
          raw(
            method,
            at(path),
            status === 413 ? {status} : otherwise,
            [`Content-Length: ${length}`, '', 'x'.repeat(length)],
            `${method} ${at(path)} with a body of ${length} bytes`,
          ),
        ),
      ),
      [
        raw(
          'GET',
          at('guides/'),
          guides,
          ['Transfer-Encoding: chunked', '', '1e8480', 'x'.repeat(2_000_000), '0'],
          `GET ${at('guides/')} with chunks`,
        ),
        raw('POST', at('guides/'), notAllowed, [
          'Connection: Upgrade',
          'Upgrade: websocket',
          'Content-Length: 5',
          '',
          'hello',
        ]),
        get(at('guides/'), guides, ['Connection: Upgrade', 'Upgrade: websocket']),
        get(at('guides/index.html'), {status: 301, location: at('guides/')}, [
          'Connection: Upgrade',
          'Upgrade: h2c',
        ]),
      ],
      // Conditional headers apply only to pages that exist.
      [
        'If-None-Match: *',
        'If-Match: "other"',
        'If-Modified-Since: Fri, 01 Jan 2100 00:00:00 GMT',
      ].map((line) => get(at('nowhere'), notFound, [line])),
      [get(at(script), {status: 304, file: script}, ['If-None-Match: *'])],
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
      acceptedTypes.map(([value, version]) =>
        get(at('guides/'), {status: 200, file: `guides/index.${version}`}, [`Accept: ${value}`]),
      ),
      ...[
        ['guides', 'guides/index.md'],
        ['guides?a=1', 'guides/index.md'],
        ['', 'index.md'],
        ['apiRef/authentication', 'apiRef/authentication.md'],
        ['apiRef/authentication/', 'apiRef/authentication.md'],
        ['apiRef/authentication.md', 'apiRef/authentication.md'],
        [script, script],
        // This page has no Markdown version.
        ['tags/csv', 'tags/csv/index.html'],
      ].map(([path = '', file = '']) => [
        get(at(path), {status: 200, file}, ['Accept: text/markdown']),
      ]),
      ['nowhere', 'index', 'guides/index', 'apiRef', '404', 'index/', '-', '-/index'].map((path) =>
        get(at(path), notFound, ['Accept: text/markdown']),
      ),
      [
        get(at('guides/index.html'), {status: 301, location: at('guides/')}, [
          'Accept: text/markdown',
        ]),
        get(at('guides/'), {status: 200, file: 'guides/index.md', coding: 'br'}, [
          'Accept: text/markdown',
          'Accept-Encoding: br',
        ]),
        get(at('guides/'), {status: 200, file: 'guides/index.md'}, [
          'Accept: text/markdown',
          'If-None-Match: "ETAG"',
        ]),
        raw('HEAD', at('guides/'), {status: 200, file: 'guides/index.md'}, [
          'Accept: text/markdown',
        ]),
        raw('POST', at('guides/'), notAllowed, ['Accept: text/markdown']),
      ],
      [
        get(at(script), {status: 200, file: script, coding: 'br'}, ['Accept-Encoding: br']),
        // This file is too small to be compressed.
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
