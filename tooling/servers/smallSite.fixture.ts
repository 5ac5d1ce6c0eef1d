// Writes a small site to a temporary folder, finished like a build, and starts both servers on their own sockets.
import type {ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {connect, type Socket} from 'node:net';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {compressFiles} from '../../apps/site/build/compressFiles';
import {createServer} from './createServer';
import {mediaTypes} from '../../apps/site/build/mediaTypes';
import {writeServerFiles} from '../../apps/site/build/serverFiles';
import {startNginx} from './startNginx';

/** Returns a page that is long enough to have compressed copies. */
const page = (title: string) =>
  `<!doctype html><title>${title}</title>${'<p>text</p>'.repeat(120)}`;

export const files: Readonly<Record<string, string>> = {
  'index.html': page('Home'),
  '404.html': page('Page Not Found'),
  'guides/index.html': page('Guides'),
  'apiRef/authentication/index.html': page('Authentication'),
  'tags/csv/index.html': page('Pages with the tag csv'),
  'index.md': '# Home',
  'guides/index.md': `# Guides\n${'text\n'.repeat(300)}`,
  'apiRef/authentication.md': '# Authentication',
  'assets/js/main.0123abcd.js': `main();${'more();'.repeat(200)}`,
  '.well-known/security.txt': 'Contact: mailto:security@example.com',
  'samples/unknown.bin': '\u0001\u0002',
  ...Object.fromEntries(
    Object.keys(mediaTypes)
      // The URLs of HTML files have no extension.
      .filter((extension) => extension !== 'html')
      .map((extension) => [`samples/small.${extension}`, extension]),
  ),
};

export const securityHeaders = [
  ['Content-Security-Policy', "default-src 'self'; script-src 'self' 'sha256-H4e64Xr8='"],
  ['X-Content-Type-Options', 'nosniff'],
] as const;

export interface SmallSite {
  readonly folder: string;
  readonly directory: string;
  readonly baseUrl: string;
  remove(): void;
}

/** Writes the site. The folder above it contains a file that no request may reach. */
export function writeSmallSite(baseUrl: string): SmallSite {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const directory = join(folder, 'build');
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, name)), {recursive: true});
    writeFileSync(join(directory, name), content);
  }
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeServerFiles(directory, securityHeaders, baseUrl);
  compressFiles(directory);
  return {folder, directory, baseUrl, remove: () => rmSync(folder, {recursive: true})};
}

export interface RunningServer {
  readonly name: string;
  /** Opens a connection. */
  connect(): Socket;
  stop(): Promise<void>;
}

/** Starts our own server on a socket file, because a port could already be in use. */
export async function startOwnServer({
  folder,
  directory,
  baseUrl,
}: SmallSite): Promise<RunningServer> {
  const path = join(folder, 'own.sock');
  const server = createServer({directory, baseUrl}).listen(path);
  await once(server, 'listening');
  return {
    name: 'own server',
    connect: () => connect(path),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function isListening(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path)
      .once('connect', () => {
        socket.destroy();
        resolve(true);
      })
      .once('error', () => resolve(false));
  });
}

/** Waits until a server process is listening. */
async function listening(process: ChildProcess, path: string): Promise<void> {
  while (!(await isListening(path))) {
    if (process.exitCode !== null) {
      throw new Error(`The server exited with status ${process.exitCode}.`);
    }
    await wait(20);
  }
}

export async function startNginxHere(nginxRoot: string, site: SmallSite): Promise<RunningServer> {
  const path = join(site.folder, 'nginx.sock');
  const nginx = startNginx({
    ...site,
    nginxRoot,
    listen: `unix:${path}`,
    folder: join(site.folder, 'run'),
  });
  await listening(nginx, path);
  return {
    name: 'nginx',
    connect: () => connect(path),
    async stop() {
      nginx.kill('SIGTERM');
      await once(nginx, 'exit');
    },
  };
}
