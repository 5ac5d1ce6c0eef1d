import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {expect, it} from 'vitest';

it('says what to do when the packages are missing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  const {status, stderr} = spawnSync(process.execPath, [resolve('tooling/commands/build.mjs')], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, {recursive: true});
  expect(stderr).toBe("docusaurus couldn't be started. Install the packages first: npm ci\n");
  expect(status).toBe(1);
});
