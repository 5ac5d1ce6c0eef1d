import {Agent, request} from 'node:http';

const TIMEOUT_MS = 10_000;

export interface LoadRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface LoadResult {
  readonly requestsPerSecond: number;
  readonly bytesPerSecond: number;
  /** The latency of each response, in milliseconds. */
  readonly latencies: readonly number[];
  /** The number of responses with each status. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly errors: number;
}

interface Options {
  readonly address: string;
  readonly requests: readonly LoadRequest[];
  readonly connections: number;
  readonly seconds: number;
}

/** Sends the requests in turn, repeatedly, over keep-alive connections. */
export async function load(options: Options): Promise<LoadResult> {
  const {address, requests, connections, seconds} = options;
  const agent = new Agent({keepAlive: true, maxSockets: connections});
  const {hostname, port} = new URL(address);
  const latencies: number[] = [];
  const statuses: Record<string, number> = {};
  let bytes = 0;
  let errors = 0;

  function send({path, headers}: LoadRequest): Promise<void> {
    return new Promise((resolve) => {
      const start = performance.now();
      const fail = () => {
        errors += 1;
        resolve();
      };
      const options = {agent, hostname, port, path, headers, timeout: TIMEOUT_MS};
      const sent = request(options, (response) => {
        response.on('data', (part: Buffer) => (bytes += part.length));
        response.on('error', fail);
        response.on('end', () => {
          latencies.push(performance.now() - start);
          const status = String(response.statusCode);
          statuses[status] = (statuses[status] ?? 0) + 1;
          resolve();
        });
      });
      sent.on('timeout', () => sent.destroy(new Error('No response')));
      sent.on('error', fail);
      sent.end();
    });
  }

  const start = performance.now();
  const end = start + seconds * 1000;
  let sent = 0;
  async function connection() {
    while (performance.now() < end) {
      const next = requests[sent % requests.length]!;
      sent += 1;
      await send(next);
    }
  }
  await Promise.all(Array.from({length: connections}, connection));
  agent.destroy();
  const elapsed = (performance.now() - start) / 1000;
  return {
    requestsPerSecond: latencies.length / elapsed,
    bytesPerSecond: bytes / elapsed,
    latencies,
    statuses,
    errors,
  };
}
