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

async function build(html: string): Promise<void> {
  rmSync(site, {recursive: true, force: true});
  mkdirSync(site);
  writeFileSync(page, html);
  await compressFiles(site, keptResults(kept));
}

function twins(): string[] {
  return [
    brotliDecompressSync(readFileSync(`${page}.br`)).toString(),
    gunzipSync(readFileSync(`${page}.gz`)).toString(),
  ];
}

const first = 'first '.repeat(500);
const second = 'second'.repeat(500);

it('a page that did not change keeps its twins, and one that did gets new ones', async () => {
  await build(first);
  expect(twins()).toEqual([first, first]);
  const names = readdirSync(kept);
  expect(names).toHaveLength(2);

  // The next build takes what is there, whatever that is.
  const marker = Buffer.from('kept');
  names.forEach((name) => writeFileSync(join(kept, name), marker));
  await build(first);
  expect(readFileSync(`${page}.br`)).toEqual(marker);
  expect(readFileSync(`${page}.gz`)).toEqual(marker);

  await build(second);
  expect(twins()).toEqual([second, second]);
});

it('twins of pages that are gone are forgotten', async () => {
  await build(first);
  await build(second);
  expect(readdirSync(kept)).toHaveLength(2);
});
