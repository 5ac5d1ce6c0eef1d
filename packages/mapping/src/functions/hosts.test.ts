import {execFile} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {build} from 'esbuild';
import {afterAll, beforeAll, expect, it} from 'vitest';
import type {Failure} from './failingExamples.fixture';

// The program is compiled once for all hosts. It is inside node_modules, so its imports can be resolved.
const folder = mkdtempSync('node_modules/.hosts-');
const program = join(folder, 'runExamples.cjs');
beforeAll(async () => {
  await build({
    entryPoints: ['packages/mapping/src/functions/failingExamples.fixture.ts'],
    outfile: program,
    bundle: true,
    conditions: ['source'],
    platform: 'node',
    external: ['pdfjs-dist', 'temporal-polyfill'],
    logLevel: 'error',
  });
});
afterAll(() => rmSync(folder, {recursive: true}));

// One host behind UTC, with daylight saving time, and one ahead of it.
it.each([
  {timeZone: 'America/New_York', locale: 'de-DE'},
  {timeZone: 'Asia/Tokyo', locale: 'en-US'},
])(
  'all examples have the same results on a host in $timeZone with locale $locale',
  async ({timeZone, locale}) => {
    const {stdout} = await promisify(execFile)(process.execPath, [program], {
      env: {...process.env, TZ: timeZone, LC_ALL: `${locale.replace('-', '_')}.UTF-8`},
      maxBuffer: 64 * 1024 * 1024,
    });
    const report = JSON.parse(stdout) as {timeZone: string; locale: string; failures: Failure[]};
    expect(report).toEqual({timeZone, locale, failures: []});
  },
);
