// Creates a second deployment of the site, in which every hashed file has a different name. Starts a server that
// switches between the two deployments.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {createServer as createHttpServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {dirname, join} from 'node:path';
import {createServer} from '../../../../tooling/servers/createServer';
import {MAIN_SITE} from './sites';

/** The name of a meta tag that only pages of the second deployment have. */
export const SECOND = 'second-deployment';

/** '/assets/js/10029.d67c53.js' → 'd67c53' */
const hashInName = /(?<=\.)[0-9a-f]{6,8}(?=\.(?:js|css|json)$)/;

/** Writes the second deployment to a folder: a copy of the first, with new hashes in file names and references. */
function deployAgain(from: string, to: string): void {
  const files = readdirSync(from, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map(({parentPath, name}) => join(parentPath, name).slice(from.length));
  const hashes = new Set(files.flatMap((file) => hashInName.exec(file) ?? []));
  const renamed = (text: string) =>
    text.replace(/(?<=["./])[0-9a-f]{6,8}(?=["./])/g, (hash) =>
      hashes.has(hash) ? [...hash].reverse().join('') : hash,
    );
  rmSync(to, {recursive: true, force: true});
  for (const file of files) {
    const target = join(to, renamed(file));
    mkdirSync(dirname(target), {recursive: true});
    if (/\.(?:html|js|json)$/.test(file)) {
      const text = renamed(readFileSync(join(from, file), 'utf8'));
      writeFileSync(target, text.replace('</head>', `<meta name=${SECOND} content=""></head>`));
    } else {
      cpSync(join(from, file), target);
    }
  }
}

export interface Deployments {
  readonly address: string;
  /** Serves the first deployment again from now on. */
  takeBack(): void;
  /** Serves the second deployment from now on. `keepsAssets` keeps the first deployment's assets/ available. */
  deploy(keepsAssets: boolean): void;
  stop(): void;
}

export async function serveDeployments(): Promise<Deployments> {
  const [first, second] = [MAIN_SITE.directory, '.cache/second-deployment'];
  deployAgain(first, second);
  const servers = {
    first: createServer({directory: first, baseUrl: '/'}),
    second: createServer({directory: second, baseUrl: '/'}),
  };
  let isFirst = true;
  let hasOldAssets = false;
  const server = createHttpServer((request, response) => {
    const path = request.url!.replace(/\?.*/s, '');
    const isOld = hasOldAssets && path.startsWith('/assets/') && existsSync(join(first, path));
    servers[isFirst || isOld ? 'first' : 'second'].emit('request', request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    takeBack() {
      isFirst = true;
    },
    deploy(keepsAssets) {
      isFirst = false;
      hasOldAssets = keepsAssets;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
