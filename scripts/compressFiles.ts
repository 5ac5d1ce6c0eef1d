import {readdirSync, statSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

const compressible = /\.(?:html|js|css|json|svg|txt|xml|yaml|md|csv|ndjson)$/;
/** Smaller files fit into one packet anyway. */
const MIN_BYTES = 1024;
const PARALLEL = 8;
/** Brotli's best takes three times as long; it pays for the few large files, such as the search index. */
const LARGE_FILE_BYTES = 1_000_000;

/** Pages are most of the bytes and change with each build: 5 % more of them take a tenth of the time. */
function brotliQuality(path: string, {length}: Buffer): number {
  return path.endsWith('.html') ? 9 : length > LARGE_FILE_BYTES ? 11 : 10;
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality(path, content),
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, {level: 9}),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, zipped)]);
}

/** Writes compressed twins of all files in a folder for which that pays. */
export async function compressFiles(directory: string): Promise<void> {
  const waiting = readdirSync(directory, {recursive: true, encoding: 'utf8'})
    .map((path) => join(directory, path))
    .filter((path) => compressible.test(path))
    .filter((path) => statSync(path).size >= MIN_BYTES);
  const worker = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      await compress(path);
    }
  };
  await Promise.all(Array.from({length: PARALLEL}, worker));
}
