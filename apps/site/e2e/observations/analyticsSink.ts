import {createServer, type IncomingHttpHeaders, type Server} from 'node:http';
import {ANALYTICS_PORT} from '../sites/sites';

export interface SinkEntry {
  /** '/log/', '/log/hb', '/log/custom' or '/log/error', followed by the query of the configured URL */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readonly<Record<string, unknown>>;
}

/** An analytics endpoint that records requests and responds as configured. */
export class AnalyticsSink {
  readonly entries: SinkEntry[] = [];
  answer: 'well' | 'with nonsense' | 'never' = 'well';
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Headers', 'content-type');
      if (request.method === 'OPTIONS') {
        response.end();
        return;
      }
      let text = '';
      request.on('data', (chunk: Buffer) => (text += chunk.toString()));
      request.on('end', () => {
        this.entries.push({
          path: request.url ?? '',
          headers: request.headers,
          body: JSON.parse(text) as SinkEntry['body'],
        });
        if (this.answer === 'never') {
          return;
        }
        response.statusCode = this.answer === 'well' ? 201 : 500;
        response.end(this.answer === 'well' ? '{}' : '<html>{{{');
      });
    });
  }

  listen(): Promise<void> {
    return new Promise((resolve) => this.server.listen(ANALYTICS_PORT, '127.0.0.1', resolve));
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  /** Returns the bodies that were sent to one path, such as 'hb'. */
  bodies(path: string): SinkEntry['body'][] {
    return this.entries
      .filter((entry) => entry.path.split('?')[0] === `/log/${path}`)
      .map(({body}) => body);
  }
}
