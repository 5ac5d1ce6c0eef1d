import {createHash} from 'node:crypto';
import {readdirSync, statSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import type {KeptResults} from './keptResults';

const compressible = /\.(?:html|js|css|json|svg|txt|xml|yaml|md|csv|ndjson)$/;
/** Smaller files fit into one packet anyway. */
const MIN_BYTES = 1024;
const PARALLEL = 8;
const GZIP_LEVEL = 9;
const forEveryReader = /assets.(?:js.(?:main|react|runtime~main)|css)\b/;
const forEverySearch = /assets.search\b/;

/**
 * Brotli's best, 11, takes twenty-five times as long as 8, for a tenth of the bytes; 10 takes ten times
 * as long. That pays for the few files that all get, not for a thousand of one page or function each.
 */
function brotliQuality(path: string): number {
  return forEveryReader.test(path) ? 11 : forEverySearch.test(path) ? 10 : 8;
}

function brotli(content: Buffer, quality: number): Promise<Buffer> {
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

async function compress(path: string, kept: KeptResults | undefined): Promise<void> {
  const content = await readFile(path);
  const hash = createHash('sha256').update(content).digest('hex');
  const quality = brotliQuality(path);
  const makers = {
    br: [quality, () => brotli(content, quality)],
    gz: [GZIP_LEVEL, () => promisify(gzip)(content, {level: GZIP_LEVEL})],
  } as const;
  await Promise.all(
    Object.entries(makers).map(async ([ending, [effort, make]]) => {
      const twin = kept ? await kept.get(`${hash}.${effort}.${ending}`, make) : await make();
      await writeFile(`${path}.${ending}`, twin);
    }),
  );
}

/** Writes compressed twins of all files in a folder for which that pays. */
export async function compressFiles(directory: string, kept?: KeptResults): Promise<void> {
  const waiting = readdirSync(directory, {recursive: true, encoding: 'utf8'})
    .map((path) => join(directory, path))
    .filter((path) => compressible.test(path))
    .filter((path) => statSync(path).size >= MIN_BYTES);
  const worker = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      await compress(path, kept);
    }
  };
  await Promise.all(Array.from({length: PARALLEL}, worker));
  await kept?.forgetOthers();
}
