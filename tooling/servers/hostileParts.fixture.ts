// The odd parts of hostile requests: methods, spellings and header lines.
// cspell:ignore markdownx xtext fevil cevil fheaders findex ehtml uides ndex PROPFIND PROPPATCH MKCOL xgzip gzipx bcher

/** Control characters and non-ASCII spaces, percent-encoded as in URLs. */
export const escapedControls = [
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

/** Bytes that a request line must not contain. The malformed requests cover line breaks. */
export const rawControls = Array.from({length: 32}, (_, code) => code)
  .concat(0x7f)
  .filter((code) => code !== 0x0a && code !== 0x0d);

/** Other ways to write '/', '\', '.' and '..': escaped, escaped twice, overlong UTF-8, full-width. */
export const otherSpellings = [
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

/** Escapes that can't be decoded. */
export const brokenEscapes = [
  '%',
  '100%',
  '%z',
  '%zz',
  '%0',
  '%E0%A4%A',
  'guides/%',
  '%%',
  '%%2f',
  '%-1',
];

/** Ways to name another host where a path should be. */
export const otherHosts = [
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

export const methods = [
  ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'PROPPATCH', 'MKCOL'],
  ...['COPY', 'MOVE', 'LOCK', 'UNLOCK', 'REPORT', 'SEARCH', 'LINK', 'PURGE', 'NOTIFY'],
];

/** Methods that a parser may reject: Node's accepts only a fixed list, and nginx's accepts no lowercase letters. */
export const unknownMethods = [
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

/** Conditional header lines, each with the expected status of the guides page. */
export const conditions: readonly (readonly [lines: readonly string[], status: 200 | 304 | 412])[] =
  [
    [['If-None-Match: "ETAG"'], 304],
    [['If-None-Match: W/"ETAG"'], 304],
    [['If-None-Match: "other", "ETAG"'], 304],
    [['If-None-Match: "other",W/"ETAG","more"'], 304],
    [['If-None-Match:   "other"  ,   "ETAG"  '], 304],
    [['If-None-Match: *'], 304],
    [['If-None-Match: *', 'Cache-Control: no-cache'], 304],
    [['If-None-Match: "ETAG"', 'Cache-Control: max-age=0, no-cache', 'Pragma: no-cache'], 304],
    [['If-Modified-Since: MODIFIED', 'Cache-Control: no-cache'], 304],
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
    [['If-Match: W/"ETAG"'], 412],
    [['If-Match: W/"ETAG", "other"'], 412],
    [['If-Match: W/"other", "ETAG"'], 200],
    [['If-Match: "a,b" , "ETAG"'], 200],
    [['If-Match: "ETAG" "other"'], 412],
    [['If-Match: "other", *'], 412],
    [['If-Match: ETAG'], 412],
    [['If-Match:'], 412],
    [['If-Match: "other"', 'If-None-Match: *'], 412],
    [['If-Unmodified-Since: Fri, 01 Jan 2100 00:00:00 GMT'], 200],
    [['If-Unmodified-Since: Mon, 01 Jan 2001 00:00:00 GMT'], 412],
    // Dates in the three formats of HTTP, and in others.
    [['If-Modified-Since: Friday, 01-Jan-60 00:00:00 GMT'], 304],
    [['If-Modified-Since: Friday, 01-Jan-99 00:00:00 GMT'], 200],
    [['If-Modified-Since: Fri Jan  1 00:00:00 2100'], 304],
    [['If-Modified-Since: Fri, 01 Jan 2100 00:00:00 PST'], 304],
    [['If-Modified-Since: Fri, 31 Feb 2100 00:00:00 GMT'], 200],
    [['If-Modified-Since: Fri, 01 Jan 2100 24:00:00 GMT'], 200],
    [['If-Modified-Since: Fri, 01 Jan 2100'], 200],
    [['If-Modified-Since: fri, 01 jan 2100 00:00:00 gmt'], 200],
    [['If-Modified-Since: 1 Jan 2100'], 200],
    [['If-Modified-Since: 2100-01-01T00:00:00Z'], 200],
    [['If-Modified-Since: 4102444800000'], 200],
    [['If-Unmodified-Since: Fri Jan  1 00:00:00 2100'], 200],
    [['If-Unmodified-Since: Friday, 01-Jan-99 00:00:00 GMT'], 412],
    [['If-Unmodified-Since: 2100-01-01T00:00:00Z'], 412],
    [['If-Unmodified-Since: tomorrow'], 412],
    [['If-Unmodified-Since:'], 412],
  ];

/** Bodies that a request for a file doesn't need, each with the status of the guides page. */
export const bodies: readonly (readonly [length: number, status: 200 | 413])[] = [
  [0, 200],
  [5, 200],
  [1_048_576, 200],
  [1_048_577, 413],
  [2_000_000, 413],
];

/** Range headers, which are all ignored, because files are always sent whole. */
export const ranges = [
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

export const acceptedCodings: readonly (readonly [value: string, coding?: 'br' | 'gzip'])[] = [
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

/** Accept headers, each with the version of a page that they get. */
export const acceptedTypes: readonly (readonly [value: string, version: 'html' | 'md'])[] = [
  ['text/markdown', 'md'],
  ['TEXT/Markdown', 'md'],
  ['text/markdown, text/html, */*', 'md'],
  ['text/html, text/markdown', 'md'],
  ['text/markdown;q=0.9, text/html;q=0.8', 'md'],
  ['text/markdown;q=0.801, text/html;q=0.8', 'md'],
  ['text/markdown;q=1.000,text/html;q=0.999', 'md'],
  ['text/markdown;q=0.5, text/html;q=0.50', 'md'],
  ['text/markdown;q=0.001', 'md'],
  ['text/markdown;q=1.', 'md'],
  ['text/markdown;charset=utf-8;variant=GFM', 'md'],
  ['text/markdown;charset=utf-8 ; q=0.5, */*;q=0.1', 'md'],
  ['application/json, text/markdown;q=0.2', 'md'],
  ['text/markdown, text/html;q=0', 'md'],
  ['text/markdown;q=0.3, text/html;q=0.2, */*', 'md'],
  ['text/markdown;Q=0.5', 'md'],
  [' ,text/markdown , ', 'md'],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8', 'html'],
  ['*/*', 'html'],
  ['text/*', 'html'],
  ['text/html', 'html'],
  ['text/html;q=0, */*', 'html'],
  ['application/json', 'html'],
  ['text/markdown;q=0', 'html'],
  ['text/markdown;q=0.', 'html'],
  ['text/markdown;q=0.000', 'html'],
  ['text/markdown;q=0, text/html;q=0', 'html'],
  ['text/markdown;q=0.8, text/html;q=0.9', 'html'],
  ['text/markdown;q=0.8, text/html;q=0.801', 'html'],
  ['text/markdown;q=0.09, text/html;q=0.1', 'html'],
  ['text/markdown;q=0.999, text/html', 'html'],
  ['text/markdown;q=0.5, */*', 'html'],
  ['text/markdown;q=0.5, text/*;q=0.6, */*;q=0.1', 'html'],
  ['text/markdown;q=1.001', 'html'],
  ['text/markdown;q=2', 'html'],
  ['text/markdown;q=-1', 'html'],
  ['text/markdown;q=0.0001', 'html'],
  ['text/markdown;q=', 'html'],
  ['text/markdown;q', 'md'],
  ['text/markdown;q=1;q=0', 'html'],
  ['text/markdown;q="1"', 'html'],
  ['text/markdown;q=.5', 'html'],
  ['text/markdown;q=1e0', 'html'],
  ['text/markdown q=1', 'html'],
  ['text/ markdown', 'html'],
  ['text/markdownx', 'html'],
  ['xtext/markdown', 'html'],
  ['text/x-markdown', 'html'],
  ['text/markdown/x', 'html'],
  ['"text/markdown"', 'html'],
  ['a;b="text/markdown"', 'html'],
  ['markdown', 'html'],
  ['', 'html'],
  [',', 'html'],
  [';', 'html'],
  ['\xff', 'html'],
  [`${'a/b, '.repeat(1000)}text/markdown`, 'md'],
  [`text/markdown${';a  '.repeat(1200)};q=x`, 'html'],
  [`text/markdown;a=${' '.repeat(6000)}x`, 'md'],
  [`${', '.repeat(3000)}text/html`, 'html'],
];

/** Queries after '….html', and the part of each that the redirect keeps. */
export const queries: readonly (readonly [query: string, kept: string])[] = [
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

/** Requests that aren't valid HTTP. */
export const malformed: Readonly<Record<string, string>> = {
  'an unknown version': 'GET / HTTP/9.9\r\nHost: a\r\n\r\n',
  'an invalid version': 'GET / HTTP/x\r\nHost: a\r\n\r\n',
  'another protocol': 'GET / ICE/1.0\r\nHost: a\r\n\r\n',
  'the HTTP/2 preface': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'the start of a TLS handshake': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n',
  'no target': 'GET  HTTP/1.1\r\nHost: a\r\n\r\n',
  'a target without a slash': 'GET guides HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'a target that starts with a backslash':
    'GET \\evil.test/x.html HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'a space in the target': 'GET /a b.html HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'a line end in the target': 'GET /\n/evil.test/x.html HTTP/1.1\r\nHost: a\r\n\r\n',
  'a line end and a header in the target':
    'GET /x\r\nSet-Cookie: a=1;.html HTTP/1.1\r\nHost: a\r\n\r\n',
  'a carriage return in the target': 'GET /x\rSet-Cookie:a=1;.html HTTP/1.1\r\nHost: a\r\n\r\n',
  'no host': 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
  'a zero byte in a header': 'GET / HTTP/1.1\r\nHost: a\r\nX: \0\r\nConnection: close\r\n\r\n',
  'two lengths': 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
  'two hosts': 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n',
  'the same host twice': 'GET / HTTP/1.1\r\nhost: a\r\nHOST: a\r\nConnection: close\r\n\r\n',
  'an invalid length': 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n',
  'a length and chunks':
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'a path longer than a server reads': `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
  'a header longer than a server reads': `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(80_000)}\r\n\r\n`,
  'nothing but line ends': '\r\n\r\n\r\nx\r\n\r\n',
};

/** HTTP versions and header lines that only one of the two parsers rejects. */
export const oddVersions = ['', ' HTTP/0.9', ' HTTP/2.0'];
export const oddLines: readonly string[] = [
  'a line without a colon',
  'X : space before the colon',
  ' X: folded',
  'X: \x01',
  'Transfer-Encoding: x',
  'Expect: something',
  `X: ${'a'.repeat(9000)}`,
];

/** Values of the Host header, which no response depends on. nginx rejects invalid values. */
export const hosts = [
  'evil.test',
  'localhost:1',
  '[::1]:80',
  'EVIL.TEST.',
  '127.0.0.1',
  'xn--bcher-kva.test',
];
export const oddHosts = [
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
