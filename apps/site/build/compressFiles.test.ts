import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, expect, it} from 'vitest';
import {compressFiles} from './compressFiles';
import {openCache} from '../docusaurus/buildCache';

const folder = mkdtempSync(join(tmpdir(), 'compress-'));
const site = join(folder, 'site');
const cache = join(folder, 'cache');
afterAll(() => rmSync(folder, {recursive: true}));

const page = join(site, 'page.html');

function build(html: string): void {
  rmSync(site, {recursive: true, force: true});
  mkdirSync(site);
  writeFileSync(page, html);
  compressFiles(site, openCache(cache));
}

function compressedCopies(): string[] {
  return [
    brotliDecompressSync(readFileSync(`${page}.br`)).toString(),
    gunzipSync(readFileSync(`${page}.gz`)).toString(),
  ];
}

const first = 'first '.repeat(500);
const second = 'second'.repeat(500);

/** Returns the content of the cache file: the names of the results in its first line, then the results. */
function cacheNow(): string {
  return readFileSync(cache, 'latin1');
}

it('an unchanged page keeps its compressed copies, and a changed one gets new ones', () => {
  build(first);
  expect(compressedCopies()).toEqual([first, first]);

  // The next build uses whatever is cached.
  const [brotli, gzip] = [`${page}.br`, `${page}.gz`].map((copy) => readFileSync(copy, 'latin1'));
  const [otherBrotli, otherGzip] = [brotli!, gzip!].map(({length}) => 'x'.repeat(length));
  const other = cacheNow().replace(brotli!, otherBrotli!).replace(gzip!, otherGzip!);
  writeFileSync(cache, other, 'latin1');
  build(first);
  expect(readFileSync(`${page}.br`, 'latin1')).toBe(otherBrotli);
  expect(readFileSync(`${page}.gz`, 'latin1')).toBe(otherGzip);

  build(second);
  expect(compressedCopies()).toEqual([second, second]);
});

it('the cache drops the compressed copies of deleted pages', () => {
  build(first);
  const names = cacheNow().split('\n')[0]!;
  build(second);
  const otherNames = cacheNow().split('\n')[0]!;
  expect(otherNames).not.toBe(names);
  expect(JSON.parse(otherNames)).toHaveLength(2);
});

it('an unreadable cache counts as empty', () => {
  writeFileSync(cache, 'half a li');
  build(first);
  expect(compressedCopies()).toEqual([first, first]);
});
