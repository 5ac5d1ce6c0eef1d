import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, expect, it} from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'temporary-'));
afterAll(() => rmSync(folder, {recursive: true}));

/** Writes a part of a temporary file, says so, and never finishes. */
const program = `
  const {writeFileSync} = require('node:fs');
  const {withTemporaryFile} = require('./apps/cli/src/terminal/temporaryFile.ts');
  withTemporaryFile(process.argv[1], (path) => {
    writeFileSync(path, 'part');
    process.stdout.write('written');
    setInterval(() => {}, 1000);
    return new Promise(() => {});
  });`;

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('is removed after %s', async (signal) => {
  const running = spawn(process.execPath, [
    ...['--conditions=source', '--import', 'tsx', '--eval', program, folder],
  ]);
  await once(running.stdout, 'readable');
  expect(readdirSync(folder)).toHaveLength(1);
  running.kill(signal);
  expect(await once(running, 'close')).toEqual([null, signal]);
  expect(readdirSync(folder)).toEqual([]);
});
