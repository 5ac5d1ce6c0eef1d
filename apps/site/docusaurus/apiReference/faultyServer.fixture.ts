import {createHash} from 'node:crypto';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {buffer} from 'node:stream/consumers';

/** How one request fails. A status is sent as a problem if it has a code, otherwise as a gateway would. */
export type Fault =
  | 'dropped-before-work'
  | 'dropped-after-work'
  | 'cut-body'
  | 'slow-body'
  | {readonly status: number; readonly code?: string; readonly retryAfter?: string};

export interface FaultyRequest {
  readonly method: string;
  readonly path: string;
  readonly key: string | undefined;
}

export interface FaultyServer {
  readonly origin: string;
  readonly received: FaultyRequest[];
  /** How often the work of each path was done. A repeat with the same key does nothing. */
  readonly work: Map<string, number>;
  readonly close: () => Promise<void>;
}

export interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

/** 'result' → 'sha-256=:…:' */
export function digestOf(body: string): string {
  return `sha-256=:${createHash('sha256').update(body).digest('base64')}:`;
}

function sendFault(response: ServerResponse, {status, code, retryAfter}: Exclude<Fault, string>) {
  const problem = {title: 'Failed', detail: 'On purpose.', status, code, requestId: 'req_1'};
  response.writeHead(status, {
    'Content-Type': code ? 'application/problem+json' : 'text/html',
    ...(retryAfter && {'Retry-After': retryAfter}),
  });
  response.end(code ? JSON.stringify(problem) : '<h1>Failed</h1>');
}

/** Sends a response, or only a part of it. */
function sendReply(response: ServerResponse, {status, headers, body}: Reply, fault?: Fault) {
  response.writeHead(status, {...headers, 'Content-Length': String(Buffer.byteLength(body))});
  if (fault === 'cut-body') {
    response.write(body.slice(0, 1), () => response.destroy());
  } else if (fault === 'slow-body') {
    response.write(body.slice(0, 1));
  } else {
    response.end(body);
  }
}

/**
 * Starts an API that fails on purpose: the requests to a path get its faults one after the other, and then
 * the reply. Like the platform, it does the work of a request with an idempotency key only once.
 */
export async function startFaultyServer(
  faults: Readonly<Record<string, readonly Fault[]>>,
  reply: (path: string, count: number) => Reply = () => ({status: 200, body: '{}'}),
): Promise<FaultyServer> {
  const received: FaultyRequest[] = [];
  const work = new Map<string, number>();
  const replies = new Map<string, Reply>();

  function doWork(path: string, key: string | undefined): Reply {
    const known = key === undefined ? undefined : replies.get(key);
    if (known) {
      return known;
    }
    const count = (work.get(path) ?? 0) + 1;
    work.set(path, count);
    const made = reply(path, count);
    if (key !== undefined) {
      replies.set(key, made);
    }
    return made;
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    await buffer(request);
    const path = request.url!;
    const key = request.headers['idempotency-key'] as string | undefined;
    const fault = faults[path]?.[received.filter((earlier) => earlier.path === path).length];
    received.push({method: request.method!, path, key});
    if (fault === 'dropped-before-work') {
      response.destroy();
    } else if (typeof fault === 'object') {
      sendFault(response, fault);
    } else {
      const made = doWork(path, key);
      if (fault === 'dropped-after-work') {
        response.destroy();
      } else {
        sendReply(response, made, fault);
      }
    }
  }

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    work,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
