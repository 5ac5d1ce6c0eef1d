// A small site in a temporary folder, and the server on a free port, for createServer.test.ts.
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {request, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {text} from 'node:stream/consumers';
import {createServer} from './createServer';

const files = {
  'build/index.html': 'home',
  'build/404.html': 'Page Not Found',
  'build/guides/index.html': 'guides',
  'build/apiRef/authentication/index.html': 'authentication',
  'build/assets/js/main.0123abcd.js': 'main()',
  'build/img/logo.svg': '<svg/>',
  'secret.txt': 'secret',
};

export interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface SmallSite {
  readonly directory: string;
  /** Sends the path as it is written; fetch() would tidy it up first. */
  ask(path: string, headers?: Record<string, string>, method?: string): Promise<Answer>;
  stop(): Promise<void>;
}

export async function serveSmallSite(baseUrl: string): Promise<SmallSite> {
  const folder = mkdtempSync(join(tmpdir(), 'server-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), {recursive: true});
    writeFileSync(join(folder, name), content);
  }
  const directory = join(folder, 'build');
  const server = createServer({directory, baseUrl});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;

  return {
    directory,
    async ask(path, headers = {}, method = 'GET') {
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        request({port, path, headers, method, agent: false}, resolve).on('error', reject).end();
      });
      return {status: response.statusCode!, headers: response.headers, body: await text(response)};
    },
    async stop() {
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, {recursive: true});
    },
  };
}
