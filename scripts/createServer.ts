// The static server behind `npm start`, `npm run serve` and the browser tests.
import {existsSync, readFileSync} from 'node:fs';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import {join} from 'node:path';
import sirv from 'sirv';

export interface Options {
  readonly directory: string;
  readonly baseUrl: string;
}

/**
 * '/guides/index.html' → '/guides/', '/apiRef/authentication.html' → '/apiRef/authentication'.
 * Leading slashes become one, because a redirect to '//host/' or '/\host/' would leave the site.
 */
function cleanPath(path: string): string {
  return path.replace(/^[/\\]+/, '/').replace(/(\/)index\.html$|\.html$/, '$1');
}

/** The headers for every path, from the file that finishBuild.ts writes; none before that has run. */
function headersForAll(headersFile: string): [string, string][] {
  const [firstBlock = ''] = headersFile.split(/\n(?=\S)/);
  return [...firstBlock.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
}

function readHeaders(directory: string): [string, string][] {
  const path = join(directory, '_headers');
  return existsSync(path) ? headersForAll(readFileSync(path, 'utf8')) : [];
}

/** What sirv would take for a page because of the file's name: '/guides/index', '/404', '/404/'. */
function isFileName(path: string): boolean {
  return /\/(?:index|404(?:\.html)?|_headers|_site\.nginx)\/?$/.test(path);
}

export function createServer({directory, baseUrl}: Options): Server {
  const notFoundPage = readFileSync(join(directory, '404.html'));
  const headers = readHeaders(directory);
  const files = sirv(directory, {
    // Looks at the folder at each request, because a new build may replace it at any time.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, path) {
      // Names under assets/ carry a hash of their content; everything else may change in place.
      const isHashed = path.startsWith('/assets/');
      response.setHeader(
        'Cache-Control',
        isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });

  function sendNotFound(response: ServerResponse): void {
    response.writeHead(404, {
      'Content-Type': 'text/html;charset=utf-8',
      'Cache-Control': 'no-cache',
    });
    response.end(notFoundPage);
  }

  function sendFile(request: IncomingMessage, response: ServerResponse): void {
    // Files are sent whole: sirv throws at a range that ends before it starts.
    delete request.headers.range;
    // A file may vanish while it is being looked at, or between being found and being read.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    try {
      files(request, response, () => sendNotFound(response));
    } catch {
      sendNotFound(response);
    }
  }

  return createHttpServer((request, response) => {
    headers.forEach(([name, value]) => response.setHeader(name, value));
    const [path = '/', ...query] = (request.url ?? '/').split('?');
    const search = query.length > 0 ? `?${query.join('?')}` : '';
    const clean = `${path}/` === baseUrl ? baseUrl : cleanPath(path);
    if (!clean.startsWith(baseUrl) || isFileName(path)) {
      sendNotFound(response);
      return;
    }
    if (clean !== path) {
      response.writeHead(301, {Location: clean + search});
      response.end();
      return;
    }
    request.url = `/${path.slice(baseUrl.length)}${search}`;
    sendFile(request, response);
  });
}
