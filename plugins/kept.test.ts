import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeEach, expect, it} from 'vitest';
import {kept} from './kept';

const site = mkdtempSync(join(tmpdir(), 'kept-'));
afterAll(() => rmSync(site, {recursive: true}));

function writeCode(code: string): void {
  mkdirSync(join(site, 'node_modules/.cache'), {recursive: true});
  writeFileSync(join(site, 'node_modules/.cache/siteConfig.cjs'), code);
  writeFileSync(join(site, 'package-lock.json'), '{}');
}
beforeEach(() => writeCode('one'));

let count = 0;
const build = (input: string) => kept(site, 'result', [input], () => Promise.resolve(++count));

it('makes a result again when the input or the code has changed, and only then', async () => {
  expect(await build('a')).toBe(1);
  expect(await build('a')).toBe(1);
  expect(await build('b')).toBe(2);
  writeCode('two');
  expect(await build('b')).toBe(3);
});

it('makes a result again when what was kept is broken', async () => {
  const before = await build('c');
  writeFileSync(join(site, 'node_modules/.cache/kept/result.json'), '{"key":');
  expect(await build('c')).toBe(before + 1);
});
