import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeEach, expect, it} from 'vitest';
import {cached} from '.';

const site = mkdtempSync(join(tmpdir(), 'cache-'));
afterAll(() => rmSync(site, {recursive: true}));

function writeCode(code: string): void {
  mkdirSync(join(site, 'node_modules/.cache'), {recursive: true});
  writeFileSync(join(site, 'node_modules/.cache/siteConfig.cjs'), code);
  writeFileSync(join(site, 'package-lock.json'), '{}');
}
beforeEach(() => writeCode('one'));

let count = 0;
const folders = {siteDir: join(site, 'apps/site'), outDir: join(site, 'build')};
const build = (input: string) => cached(folders, 'result', [input], () => Promise.resolve(++count));

it('recomputes a result only if the input or the code has changed', async () => {
  expect(await build('a')).toBe(1);
  expect(await build('a')).toBe(1);
  expect(await build('b')).toBe(2);
  writeCode('two');
  expect(await build('b')).toBe(3);
});

it('recomputes a result if the cache is corrupt', async () => {
  const before = await build('c');
  writeFileSync(join(site, 'node_modules/.cache/build/build/result'), '[["');
  expect(await build('c')).toBe(before + 1);
});
