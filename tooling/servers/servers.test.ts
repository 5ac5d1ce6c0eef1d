// Sends hostile requests to our own server and to nginx over plain sockets, because HTTP clients would normalise them.
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {decoded, exchange, type Response} from './exchange.fixture';
import {findInstalledNginx} from '../install/findNginx.mjs';
import {hostileRequests, type HostileRequest, type Outcome} from './hostileRequests.fixture';
import {mediaTypes} from '../../apps/site/build/mediaTypes';
import {
  files,
  securityHeaders,
  startNginxHere,
  startOwnServer,
  writeSmallSite,
  type RunningServer,
  type SmallSite,
} from './smallSite.fixture';

const nginxRoot = findInstalledNginx();
if (nginxRoot === undefined) {
  console.log("nginx isn't installed here, so only our own server gets the hostile requests.");
}

/** Every header that a response may have. */
const knownHeaders = [
  ...securityHeaders.map(([name]) => name.toLowerCase()),
  ...['cache-control', 'vary', 'allow', 'location', 'etag', 'last-modified'],
  ...['content-type', 'content-length', 'content-encoding'],
  ...['date', 'server', 'connection', 'keep-alive', 'transfer-encoding'],
];

/**
 * The statuses with which the parsers reject malformed HTTP, which can't be configured. nginx returns the
 * not-found page or 414, 501 or 505. Node returns 400, 417 or 431, or closes the connection. nginx also
 * supports HTTP/0.9, whose responses consist only of a body. Both cases without a status count as 0. No
 * rejection is a redirect, or a page at a wrong URL.
 */
const REFUSALS = [0, 400, 404, 405, 414, 417, 431, 501, 505];

/** Returns the part of a response that must be the same on both servers. */
function comparable({status, headers, body}: Response): object {
  // For these statuses, nginx sends its own error page, which browsers don't show.
  const isOwnPage = [301, 405, 412, 413].includes(status);
  const different = [
    ...['date', 'server', 'connection', 'keep-alive', 'etag'],
    ...(isOwnPage ? ['content-type', 'content-length'] : []),
  ];
  return {
    status,
    headers: Object.entries(headers)
      .filter(([name]) => !different.includes(name))
      .sort(),
    hasETag: 'etag' in headers,
    body: isOwnPage ? '' : body.toString('latin1'),
  };
}

/** Checks what must be true for every request. */
function expectSafe({status, headerLines, headers, body}: Response, origin: string): void {
  expect([...REFUSALS, 200, 301, 304, 412, 413]).toContain(status);
  expect(headerLines.filter((line) => !/^[\w-]+: [ -~]*$/.test(line))).toEqual([]);
  const names = headerLines.map((line) => line.slice(0, line.indexOf(':')).toLowerCase());
  expect(names.filter((name) => !knownHeaders.includes(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  expect(new URL(headers.location ?? '/', origin).origin).toBe(origin);
  expect(status === 0 ? ['', ...Object.values(files)] : [body.toString()]).toContain(
    body.toString(),
  );
  expect(body.toString('latin1')).not.toContain('secret');
}

/** Whether the response depends on the Accept header. Only responses with a page, as HTML or Markdown, do. */
function varies(outcome: Exclude<Outcome, 'refused'>): boolean {
  const {file = 'index.html'} = outcome as {readonly file?: string};
  return [200, 304, 404, 412].includes(outcome.status) && /\.(?:html|md)$/.test(file);
}

function expectHeaders({status, headers}: Response, outcome: Exclude<Outcome, 'refused'>): void {
  for (const [name, value] of securityHeaders) {
    expect(headers[name.toLowerCase()]).toBe(value);
  }
  expect(headers.vary).toBe(varies(outcome) ? 'Accept, Accept-Encoding' : 'Accept-Encoding');
  expect(headers.allow).toBe(status === 405 ? 'GET, HEAD' : undefined);
}

/** Checks the headers of a file, except those that every response has. */
function expectFile(
  response: Response,
  file: string,
  coding: string | undefined,
  isHead: boolean,
): void {
  const {status, headers} = response;
  const isHashed = status === 200 && file.startsWith('assets/');
  expect(headers['cache-control']).toBe(
    isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
  expect(headers['content-type']).toBe(
    mediaTypes[file.split('.').at(-1)!] ?? 'application/octet-stream',
  );
  expect(headers['content-encoding']).toBe(coding);
  expect(headers.etag).toMatch(/^(?:W\/)?"[\w-]+"$/);
  expect(isHead ? '' : decoded(response)).toBe(isHead ? '' : files[file]);
  expect(response.body.length).toBe(isHead ? 0 : Number(headers['content-length']));
}

function expectNoBody(response: Response): void {
  expect(response.headers.etag).toMatch(/"[\w-]+"$/);
  expect(response.body).toHaveLength(0);
}

function expectNotCached(response: Response): void {
  expect(response.headers['cache-control']).toBe('no-cache');
}

function expectOutcome(
  response: Response,
  outcome: Exclude<Outcome, 'refused'>,
  isHead: boolean,
): void {
  expect(response.status).toBe(outcome.status);
  expectHeaders(response, outcome);
  expect(response.headers.location).toBe('location' in outcome ? outcome.location : undefined);
  switch (outcome.status) {
    case 200:
      expectFile(response, outcome.file, outcome.coding, isHead);
      break;
    case 404:
      expectFile(response, '404.html', outcome.coding, isHead);
      break;
    case 304:
      expectNoBody(response);
      break;
    default:
      expectNotCached(response);
  }
}

describe.each(['/', '/docs/'])('under %s', (baseUrl) => {
  let site: SmallSite;
  const servers: RunningServer[] = [];
  const tags = new Map<RunningServer, Record<string, string>>();

  beforeAll(async () => {
    site = writeSmallSite(baseUrl);
    servers.push(await startOwnServer(site));
    if (nginxRoot !== undefined) {
      servers.push(await startNginxHere(nginxRoot, site));
    }
    for (const server of servers) {
      const request = `GET ${baseUrl}guides/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;
      const {headers} = await exchange(server.connect(), request);
      tags.set(server, {
        ETAG: /"(.*)"/.exec(headers.etag!)![1]!,
        MODIFIED: headers['last-modified']!,
      });
    }
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    site.remove();
  });

  function send(server: RunningServer, {bytes}: HostileRequest): Promise<Response> {
    const known = bytes.replaceAll(/ETAG|MODIFIED/g, (name) => tags.get(server)![name]!);
    return exchange(server.connect(), known);
  }

  it.concurrent.each(
    hostileRequests(baseUrl, Object.keys(files)).map((request) => [request.name, request] as const),
  )('handles %s', async (_name, request) => {
    const responses = await Promise.all(servers.map((server) => send(server, request)));
    responses.forEach((response) => expectSafe(response, 'https://docs.example.com'));
    const {outcome, mayBeRefused, bytes} = request;
    const refused = responses.filter(
      ({status}) => outcome === 'refused' || (mayBeRefused && REFUSALS.includes(status)),
    );
    refused.forEach(({status}) => expect(REFUSALS).toContain(status));
    const taken = responses.filter((response) => !refused.includes(response));
    taken.forEach((response) =>
      expectOutcome(response, outcome as Exclude<Outcome, 'refused'>, bytes.startsWith('HEAD ')),
    );
    taken.forEach((response) => expect(comparable(response)).toEqual(comparable(taken[0]!)));
  });

  it('has more than 200 requests, all different', () => {
    const requests = hostileRequests(baseUrl, Object.keys(files));
    expect(requests.length).toBeGreaterThan(200);
    const all = requests.map(({bytes}) => bytes);
    expect(all.filter((bytes, index) => all.indexOf(bytes) !== index)).toEqual([]);
  });

  it('ignores Upgrade headers, and responds to what follows', async () => {
    const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\n';
    const requests = [
      ['HEAD', 'guides/', ''],
      ['HEAD', 'guides/', upgrade],
      ['HEAD', 'nowhere', upgrade],
      ['POST', 'guides/', `${upgrade}Content-Length: 5\r\n`, 'hello'],
      ['HEAD', 'guides.html', 'Connection: close\r\n'],
    ];
    const bytes = requests.map(
      ([method, path, lines, body = '']) =>
        `${method} ${baseUrl}${path} HTTP/1.1\r\nHost: a\r\n${lines}\r\n${body}`,
    );
    for (const server of servers) {
      const {status, body} = await exchange(server.connect(), bytes.join(''));
      const statuses = body.toString().match(/(?<=HTTP\/1\.1 )\d+/g);
      expect([`${status}`, ...statuses!]).toEqual(['200', '200', '404', '405', '301']);
    }
  });

  it('responds to a client that closes its side after the last request', async () => {
    for (const server of servers) {
      const socket = server.connect();
      socket.once('connect', () => socket.end());
      const request = `GET ${baseUrl}guides/ HTTP/1.1\r\nHost: a\r\n\r\n`;
      const {status, body} = await exchange(socket, request + request);
      const [second] = body.toString().match(/(?<=HTTP\/1\.1 )\d+/g)!;
      expect([status, second]).toEqual([200, '200']);
    }
  });

  it('keeps no listener for each Upgrade header', async () => {
    const warned = vi.spyOn(process, 'emitWarning').mockReturnValue();
    const upgrade = `HEAD ${baseUrl} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n`;
    const last = `HEAD ${baseUrl} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;
    for (const server of servers) {
      const {status, body} = await exchange(server.connect(), upgrade.repeat(40) + last);
      expect([status, body.toString().match(/HTTP/g)]).toEqual([200, Array(40).fill('HTTP')]);
    }
    expect(warned).not.toHaveBeenCalled();
  });

  it('keeps a connection open through odd requests', async () => {
    const targets = ['guides/', '%0d', 'guides/index.html', 'nowhere', 'guides/../guides/', ''];
    for (const server of servers) {
      const socket = server.connect();
      const requests = targets.map((path) => `GET ${baseUrl}${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
      const last = `HEAD ${baseUrl} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;
      const {status, body} = await exchange(socket, requests.join('') + last);
      const statuses = body.toString().match(/(?<=HTTP\/1\.1 )\d+/g);
      expect([`${status}`, ...statuses!]).toEqual([
        '200',
        '404',
        '301',
        '404',
        '404',
        '200',
        '200',
      ]);
    }
  });
});
