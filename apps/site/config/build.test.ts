import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, expect, it} from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'build-'));
const outputFolder = join(folder, 'build');
afterAll(() => rmSync(folder, {recursive: true}));

function build(variables: Record<string, string>) {
  const command = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
  return spawnSync(process.execPath, [command, 'build', 'apps/site', '--out-dir', outputFolder], {
    // Suppresses Node's own warnings, which would otherwise be part of the output.
    env: {...process.env, ...variables, NODE_NO_WARNINGS: '1'},
    encoding: 'utf8',
  });
}

it.each([
  [
    'SITE_URL',
    'foo',
    'SITE_URL must be a URL without a path, such as https://docs.example.com, but it is "foo".',
  ],
  [
    'SITE_BASE_URL',
    'docs',
    'SITE_BASE_URL must be a path that starts and ends with a slash, such as / or /docs/, but it is "docs".',
  ],
])(
  'stops the build for %s=%s with one sentence and exit code 1',
  (name, value, sentence) => {
    const {status, stdout, stderr} = build({[name]: value});
    expect(stderr.trim()).toBe(sentence);
    expect(stdout).toBe('');
    expect(status).toBe(1);
    expect(existsSync(outputFolder)).toBe(false);
  },
  20_000,
);
