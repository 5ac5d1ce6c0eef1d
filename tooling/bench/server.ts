// Serves every contender's output the same way: with compressed copies, and hashed files cached for a year.
import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import sirv from 'sirv';
import type {Site} from './site';

export interface Answer {
  readonly path: string;
  readonly isPrefetch: boolean;
  /** The size of the body as sent. 0 if the browser's cached copy is still valid. */
  readonly bytes: number;
}

export interface Server {
  /** The server's origin, without a trailing slash. */
  readonly origin: string;
  /** All responses so far, except 404s such as a stock site's missing favicon. */
  readonly answers: Answer[];
  stop(): void;
}

export async function serve({output, hashedFolder}: Site): Promise<Server> {
  const answers: Answer[] = [];
  const files = sirv(output, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, path) {
      const isHashed = path.startsWith(hashedFolder);
      response.setHeader(
        'Cache-Control',
        isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  // Keeps idle connections open, because a connection could time out just as the next request arrives.
  const server = createServer({keepAliveTimeout: 0}, (request, response) => {
    response.once('finish', () => {
      if (response.statusCode === 404) {
        return;
      }
      const purpose = request.headers['sec-purpose'] ?? request.headers.purpose;
      answers.push({
        path: request.url ?? '/',
        isPrefetch: purpose !== undefined,
        bytes: response.statusCode === 200 ? Number(response.getHeader('Content-Length') ?? 0) : 0,
      });
    });
    files(request, response, () => {
      response.writeHead(404).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
