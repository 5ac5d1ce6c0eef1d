import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';
import type {BuildCache} from '../docusaurus/buildCache';

const compressible = /\.(?:html|m?js|css|json|svg|txt|xml|atom|webmanifest|yaml|md|csv|ndjson)$/;
/** The minimum size of a file to compress. Smaller files fit into one network packet anyway. */
const MIN_BYTES = 1024;
/** Compared with this level, level 9 takes a third longer and saves only 0.1%. */
const GZIP_LEVEL = 7;
const forEveryReader = /assets.(?:js.(?:main|react|runtime~main)|css)\b/;
const forEverySearch = /assets.search\b/;

/**
 * Returns the Brotli quality, which is higher for the few files that every reader loads than for the many files
 * of single pages. Compared with quality 8, quality 11 saves a tenth of the bytes but takes 25 times as long.
 * Quality 10 takes ten times as long as 8.
 */
function brotliQuality(path: string): number {
  return forEveryReader.test(path) ? 11 : forEverySearch.test(path) ? 10 : 8;
}

function brotli(content: Buffer, quality: number): Buffer {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

function compress(path: string, cache: BuildCache | undefined): void {
  const content = readFileSync(path);
  const hash = createHash('sha256').update(content).digest('hex');
  const quality = brotliQuality(path);
  const makers = {
    br: [quality, () => brotli(content, quality)],
    gz: [GZIP_LEVEL, () => gzipSync(content, {level: GZIP_LEVEL})],
  } as const;
  for (const [ending, [effort, make]] of Object.entries(makers)) {
    const name = `${hash}.${effort}.${ending}`;
    writeFileSync(`${path}.${ending}`, cache?.find(name) ?? cache?.add(name, make()) ?? make());
  }
}

/** Writes compressed copies of a folder's text files, except small ones. */
export function compressFiles(directory: string, cache?: BuildCache): void {
  // Compresses one file after another, because compressing in parallel takes 50% more CPU time.
  readdirSync(directory, {recursive: true, encoding: 'utf8'})
    .map((path) => join(directory, path))
    .filter((path) => compressible.test(path))
    .filter((path) => statSync(path).size >= MIN_BYTES)
    .forEach((path) => compress(path, cache));
  cache?.save();
}
