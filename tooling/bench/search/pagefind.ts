import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {brotliCompressSync} from 'node:zlib';
import sirv from 'sirv';
import type {Contender} from './contender';

interface PagefindClient {
  options(options: object): Promise<void>;
  search(query: string): Promise<{results: readonly {data(): Promise<{readonly url: string}>}[]}>;
}

async function writeIndex(pages: ReadonlyMap<string, string>, outputPath: string): Promise<void> {
  // Pagefind is available only as an ES module, and this file isn't one.
  const {close, createIndex} = await import('pagefind');
  const {index} = await createIndex({rootSelector: '.theme-doc-markdown', forceLanguage: 'en'});
  for (const [url, content] of pages) {
    await index!.addHTMLFile({url, content});
  }
  await index!.writeFiles({outputPath});
  await close();
}

function filesBelow(directory: string): Buffer[] {
  return readdirSync(directory, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && /\.(?:pf_\w+|pagefind|json)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)));
}

/** Searches our pages' HTML with Pagefind's own client, which loads only the parts of the index that it needs. */
export async function pagefind(
  pages: ReadonlyMap<string, string>,
): Promise<Contender & {end(): void}> {
  const directory = mkdtempSync(join(tmpdir(), 'pagefind-'));
  await writeIndex(pages, directory);
  const server = createServer(sirv(directory, {dev: true})).listen(0);
  const {port} = server.address() as AddressInfo;
  const file = pathToFileURL(join(directory, 'pagefind.js')).href;
  const client = (await import(file)) as PagefindClient;
  await client.options({basePath: `http://localhost:${port}/`, baseUrl: '/'});
  const files = filesBelow(directory);
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
  return {
    name: 'Pagefind',
    indexBytes: {
      raw: sum(files.map((content) => content.length)),
      brotli: sum(files.map((content) => brotliCompressSync(content).length)),
    },
    async search(query) {
      const {results} = await client.search(query);
      const shown = await Promise.all(results.slice(0, 5).map((result) => result.data()));
      return shown.map(({url}) => url);
    },
    end() {
      server.close();
      rmSync(directory, {recursive: true});
    },
  };
}
