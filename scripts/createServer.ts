// The static server behind `npm start`, `npm run serve` and the browser tests.
import {readFileSync} from 'node:fs';
import {createServer as createHttpServer, type Server, type ServerResponse} from 'node:http';
import {join} from 'node:path';
import sirv from 'sirv';

export interface Options {
  readonly directory: string;
  readonly baseUrl: string;
}

/**
 * '/guides/index.html' → '/guides/', '/apiRef/authentication.html' → '/apiRef/authentication'.
 * Leading slashes become one, because a redirect to '//host/' would leave the site.
 */
export function cleanPath(path: string): string {
  return path.replace(/^\/+/, '/').replace(/(\/)index\.html$|\.html$/, '$1');
}

export function createServer({directory, baseUrl}: Options): Server {
  const notFoundPage = readFileSync(join(directory, '404.html'));
  const files = sirv(directory, {
    etag: true,
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

  return createHttpServer((request, response) => {
    const [path = '/', ...query] = (request.url ?? '/').split('?');
    const search = query.length > 0 ? `?${query.join('?')}` : '';
    if (!path.startsWith(baseUrl) || path === `${baseUrl}404` || path === `${baseUrl}404.html`) {
      sendNotFound(response);
      return;
    }
    const clean = cleanPath(path);
    if (clean !== path) {
      response.writeHead(301, {Location: clean + search});
      response.end();
      return;
    }
    request.url = `/${path.slice(baseUrl.length)}${search}`;
    files(request, response, () => sendNotFound(response));
  });
}
