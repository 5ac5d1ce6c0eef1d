import {spawnSync} from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {spellCheckDocument} from 'cspell-lib';
import stylelint from 'stylelint';
import {describe, expect, it} from 'vitest';

// cspell:ignore mispelled

/** Each test plants a violation of one rule, which the rule's check must report. */

describe('Stylelint', () => {
  it.each([
    ['declaration-property-value-allowed-list', '.a { font-size: 17px; font-weight: 500; }'],
    ['property-no-unknown', '.a { colour: red; }'],
    ['number-max-precision', '.a { width: 1.1234567rem; }'],
  ])('reports %s', async (rule, code) => {
    const codeFilename = 'apps/site/src/css/planted.css';
    const {results} = await stylelint.lint({code, codeFilename});
    expect(results[0]!.warnings.map((warning) => warning.rule)).toContain(rule);
  });
});

describe('Oxfmt', () => {
  it.each([
    ['apps/site/src/planted.tsx', "export const a = 'b';\n", 'export const a = "b";\n'],
    ['tooling/planted.mjs', "export const a = 'b';\n", "export const a  = 'b';\n"],
    ['apps/site/src/planted.css', '.a {\n  color: red;\n}\n', '.a {color: red}\n'],
    ['planted.json', '{"a": 1}\n', '{"a":1}\n'],
    ['a.md', '- one\n', '* one\n'],
  ])('checks %s', (path, formatted, unformatted) => {
    const folder = mkdtempSync(join(tmpdir(), 'format-'));
    cpSync('.oxfmtrc.json', join(folder, '.oxfmtrc.json'));
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    const check = (source: string) => {
      writeFileSync(join(folder, path), source);
      const program = resolve('node_modules/.bin/oxfmt');
      return spawnSync(program, ['--check'], {cwd: folder, encoding: 'utf8'});
    };
    expect(check(formatted).status).toBe(0);
    const {status, stdout} = check(unformatted);
    expect(status).toBe(1);
    expect(stdout).toContain(path);
    rmSync(folder, {recursive: true});
  });
});

describe('CSpell', () => {
  it.each([
    ['apps/site/content/docs/planted.mdx', 'A mispelled word.'],
    ['packages/mapping/src/planted.ts', "export const summary = 'A mispelled word.';"],
    ['apps/site/src/css/planted.css', '/* A mispelled word. */'],
  ])(
    'reports a misspelled word in %s',
    async (path, source) => {
      const document = {uri: pathToFileURL(resolve(path)).href, text: source};
      const {issues} = await spellCheckDocument(document, {generateSuggestions: false}, {});
      expect(issues.map(({text}) => text)).toEqual(['mispelled']);
    },
    120_000,
  );
});

// Docusaurus loads client modules by path, so Knip treats each of them as used.
it('every client module is loaded', () => {
  const loaders = ['apps/site/siteConfig.ts', 'apps/site/docusaurus/analytics/index.ts'].map(
    (path) => readFileSync(path, 'utf8'),
  );
  const modules = readdirSync('apps/site/src/clientModules').map(
    (name) => `src/clientModules/${name}`,
  );
  expect(modules.filter((path) => !loaders.join().includes(path))).toEqual([]);
});
