import {readdirSync, readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {spellCheckDocument} from 'cspell-lib';
import * as prettier from 'prettier';
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
    const codeFilename = 'src/css/planted.css';
    const {results} = await stylelint.lint({code, codeFilename});
    expect(results[0]!.warnings.map((warning) => warning.rule)).toContain(rule);
  });
});

describe('Prettier', () => {
  it.each(['src/planted.tsx', 'scripts/planted.mjs', 'src/planted.css', 'planted.json', 'a.md'])(
    'checks %s',
    async (filepath) => {
      const {ignored, inferredParser} = await prettier.getFileInfo(filepath, {
        ignorePath: '.prettierignore',
      });
      expect(ignored).toBe(false);
      expect(inferredParser).not.toBeNull();
    },
  );

  it('reports double quotes', async () => {
    const options = await prettier.resolveConfig('src/planted.ts');
    const filepath = 'src/planted.ts';
    expect(await prettier.check("export const a = 'b';\n", {...options, filepath})).toBe(true);
    expect(await prettier.check('export const a = "b";\n', {...options, filepath})).toBe(false);
  });
});

describe('CSpell', () => {
  it.each([
    ['docs/planted.mdx', 'A mispelled word.'],
    ['functions/planted.ts', "export const summary = 'A mispelled word.';"],
    ['src/css/planted.css', '/* A mispelled word. */'],
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
  const loaders = ['siteConfig.ts', 'plugins/analytics/index.ts'].map((path) =>
    readFileSync(path, 'utf8'),
  );
  const modules = readdirSync('src/clientModules').map((name) => `src/clientModules/${name}`);
  expect(modules.filter((path) => !loaders.join().includes(path))).toEqual([]);
});
