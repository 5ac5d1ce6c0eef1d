// The static server behind `npm start`, `npm run serve` and the browser tests. It responds like nginx with
// deploy/nginx.conf, and servers.test.ts compares the two.
import {existsSync, readFileSync, statSync, type Stats} from 'node:fs';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import {extname, join} from 'node:path';
import send from 'send';
import {mediaTypes} from '../../apps/site/build/mediaTypes';
import {HEADERS_FILE, NGINX_FILE} from '../../apps/site/build/serverFiles';
import {readConditions} from './conditions';
import {applyEntityTag} from './entityTag';
import {ignoreUpgrades} from './ignoreUpgrades';
import {prefersMarkdown} from './prefersMarkdown';

export interface Options {
  readonly directory: string;
  readonly baseUrl: string;
}

/** What nginx accepts by default. */
const MAX_BODY_BYTES = 1_048_576;

const compressedCopies = [
  {coding: 'br', ending: '.br'},
  {coding: 'gzip', ending: '.gz'},
];

/** Reads the headers for every path from the file that the build writes, if it exists. */
function readHeaders(directory: string): [string, string][] {
  const path = join(directory, HEADERS_FILE);
  const [firstBlock = ''] = existsSync(path) ? readFileSync(path, 'utf8').split(/\n(?=\S)/) : [];
  return [...firstBlock.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
}

/**
 * Returns the path and query as sent, or '' if they contain unusual
 * characters. deploy/nginx.conf has the same patterns.
 */
function readUrl(url: string): {path: string; query: string} {
  // 'http://host/guides/' → '/guides/'
  const target = url.replace(/^[a-z]+:\/\/[^/?#]+/i, '') || '/';
  const path = /^((?:\/(?!\.\.?(?:[/?]|$))[\w.~-]+)*\/?)(?:\?|$)/.exec(target)?.[1] ?? '';
  const query = /^[^?]*(\?[!$-;=?-~]+)$/.exec(target)?.[1] ?? '';
  return {path, query};
}

/** '/guides/index.html' → '/guides/', '/guides/mappings/overview.html' → '/guides/mappings/overview' */
function cleanPath(path: string): string {
  return path.replace(/(\/)index\.html$|(.)\.html$/, '$1$2');
}

/** Checks whether a file is only for servers, not for readers. */
function isForServers(path: string): boolean {
  return (
    [HEADERS_FILE, NGINX_FILE].some((name) => path.endsWith(`/${name}`)) ||
    compressedCopies.some(({ending}) => path.endsWith(ending))
  );
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Checks whether a request accepts a content coding. 'gzip, br;q=0' accepts only gzip. */
function accepts({headers}: IncomingMessage, coding: string): boolean {
  return `${headers['accept-encoding']}`.split(',').some((item) => {
    const [, name, quality = '1'] =
      /^\s*([\w-]+)\s*(?:;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?\s*$/i.exec(item) ?? [];
    return name?.toLowerCase() === coding && Number(quality) > 0;
  });
}

/** Counts the Host headers. Servers behind each other could choose different ones. */
function hosts({rawHeaders}: IncomingMessage): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length;
}

export function createServer({directory, baseUrl}: Options): Server {
  /** '/docs/guides' → '/guides/index.html' or, if the client prefers it, '/guides/index.md' */
  function findFile(path: string, accept: string): string | undefined {
    const inside = path.startsWith(baseUrl) ? path.slice(baseUrl.length - 1) : '';
    const find = (names: readonly string[]) =>
      names.find((name) => inside !== '' && isFile(join(directory, name)));
    const file = find([inside, `${inside}/index.html`]);
    const page = inside.replace(/\/$/, '');
    return file === undefined || !file.endsWith('/index.html') || !prefersMarkdown(accept)
      ? file
      : (find([`${page}/index.md`, `${page}.md`]) ?? file);
  }

  /** The same URL returns HTML or Markdown, so caches must tell them apart. */
  function varyOn(response: ServerResponse, file: string): void {
    if (/\.(?:html|md)$/.test(file)) {
      response.setHeader('Vary', 'Accept, Accept-Encoding');
    }
  }

  function sendFile(
    request: IncomingMessage,
    response: ServerResponse,
    file: string,
    onError: (status: number) => void,
  ): void {
    const copy = compressedCopies.find(
      ({coding, ending}) => accepts(request, coding) && isFile(join(directory, file + ending)),
    );
    varyOn(response, file);
    response.setHeader(
      'Content-Type',
      mediaTypes[extname(file).slice(1)] ?? 'application/octet-stream',
    );
    if (copy) {
      response.setHeader('Content-Encoding', copy.coding);
    }
    send(request, file + (copy?.ending ?? ''), {
      root: directory,
      dotfiles: 'allow',
      cacheControl: false,
      lastModified: response.statusCode === 200,
      // Files are small, so they are always sent whole.
      acceptRanges: false,
    })
      .on('headers', (_response: ServerResponse, _path: string, stats: Stats) =>
        applyEntityTag(request, response, stats),
      )
      .on('error', ({status}: {status: number}) => {
        if (response.headersSent) {
          // Closes the connection, so the browser notices that the file is incomplete.
          response.destroy();
          return;
        }
        ['Content-Type', 'Content-Encoding', 'ETag', 'Last-Modified'].forEach((name) =>
          response.removeHeader(name),
        );
        onError(status);
      })
      .pipe(response);
  }

  function sendStatus(
    response: ServerResponse,
    status: number,
    headers: Readonly<Record<string, string>> = {},
  ): void {
    response.statusCode = status;
    response.setHeaders(new Map(Object.entries({...headers, 'Cache-Control': 'no-cache'})));
    response.end();
  }

  function sendNotFound(request: IncomingMessage, response: ServerResponse): void {
    response.statusCode = 404;
    response.setHeader('Cache-Control', 'no-cache');
    // Conditional headers apply to the requested page, not to the 404 page.
    delete request.headers['if-match'];
    delete request.headers['if-unmodified-since'];
    sendFile(request, response, '/404.html', () => sendStatus(response, 404));
  }

  const server = createHttpServer((request, response) => {
    // Reads the headers for each request, because a new build may replace the folder.
    readHeaders(directory).forEach(([name, value]) => response.setHeader(name, value));
    response.setHeader('Vary', 'Accept-Encoding');
    if (hosts(request) > 1) {
      sendStatus(response, 400, {Connection: 'close'});
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      sendStatus(response, 405, {Allow: 'GET, HEAD'});
      return;
    }
    if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) {
      // A connection that closes before everything is read may lose the response.
      request.on('end', () => sendStatus(response, 413, {Connection: 'close'})).resume();
      return;
    }
    // It's for caches. The library would ignore If-None-Match because of it.
    delete request.headers['cache-control'];
    readConditions(request.headers);
    const {path, query} = readUrl(request.url!);
    const clean = cleanPath(path);
    const file = findFile(path, request.headers.accept ?? '');
    if (path !== '' && `${path}/` === baseUrl) {
      sendStatus(response, 301, {Location: baseUrl + query});
    } else if (path === `${baseUrl}404.html` || isForServers(path)) {
      sendNotFound(request, response);
    } else if (clean !== path) {
      sendStatus(response, 301, {Location: clean + query});
    } else if (file === undefined) {
      sendNotFound(request, response);
    } else {
      // File names in assets/ contain a hash of the content. Everything else may change in place.
      const isHashed = file.startsWith('/assets/');
      response.setHeader(
        'Cache-Control',
        isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
      sendFile(request, response, file, (status) =>
        status === 412 ? sendStatus(response, 412) : sendNotFound(request, response),
      );
    }
  });
  ignoreUpgrades(server);
  // A client may close its side of the connection after its last request. Otherwise, it would get no response.
  return Object.assign(server, {httpAllowHalfOpen: true});
}
