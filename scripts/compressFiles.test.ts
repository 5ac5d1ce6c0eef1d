import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, expect, it} from 'vitest';
import {compressFiles} from './compressFiles';
import {keptResults} from './keptResults';

const folder = mkdtempSync(join(tmpdir(), 'compress-'));
const site = join(folder, 'site');
const kept = join(folder, 'kept');
afterAll(() => rmSync(folder, {recursive: true}));

const page = join(site, 'page.html');

function build(html: string): void {
  rmSync(site, {recursive: true, force: true});
  mkdirSync(site);
  writeFileSync(page, html);
  compressFiles(site, keptResults(kept));
}

function twins(): string[] {
  return [
    brotliDecompressSync(readFileSync(`${page}.br`)).toString(),
    gunzipSync(readFileSync(`${page}.gz`)).toString(),
  ];
}

const first = 'first '.repeat(500);
const second = 'second'.repeat(500);

it('a page that did not change keeps its twins, and one that did gets new ones', () => {
  build(first);
  expect(twins()).toEqual([first, first]);
  const names = readdirSync(kept);
  expect(names).toHaveLength(2);

  // The next build takes what is there, whatever that is.
  const marker = Buffer.from('kept');
  names.forEach((name) => writeFileSync(join(kept, name), marker));
  build(first);
  expect(readFileSync(`${page}.br`)).toEqual(marker);
  expect(readFileSync(`${page}.gz`)).toEqual(marker);

  build(second);
  expect(twins()).toEqual([second, second]);
});

it('twins of pages that are gone are forgotten', () => {
  build(first);
  build(second);
  expect(readdirSync(kept)).toHaveLength(2);
});
