import {readdirSync, readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {spellCheckDocument} from 'cspell-lib';
import {ESLint} from 'eslint';
import * as prettier from 'prettier';
import stylelint from 'stylelint';
import tseslint from 'typescript-eslint';
import {describe, expect, it} from 'vitest';

// cspell:ignore mispelled

/** Each test plants a violation of one rule, which the rule's check must report. */

describe('ESLint', () => {
  // Type-checked rules are off, because reading the whole project would take longer than all the cases.
  const eslint = new ESLint({overrideConfig: [tseslint.configs.disableTypeChecked]});

  async function rulesBrokenBy(filePath: string, code: string): Promise<string[]> {
    const [result] = await eslint.lintText(code, {filePath});
    return result!.messages.map(({ruleId, message}) => ruleId ?? message);
  }

  it.each([
    ['no-restricted-syntax', 'export const a = <p dangerouslySetInnerHTML={{__html: ""}} />;'],
    ['jsx-a11y-x/alt-text', 'export const a = <img src="a.png" />;'],
    ['react-hooks/rules-of-hooks', 'export function A({a}) { if (a) useState(0); return null; }'],
    [
      'react-hooks/exhaustive-deps',
      'export function A({a}) { useEffect(() => { a(); }, []); return null; }',
    ],
    [
      '@typescript-eslint/consistent-type-imports',
      "import {Props} from './Props'; export const a = (props: Props) => props;",
    ],
    ['@typescript-eslint/no-unused-vars', 'const a = 1;'],
  ])('reports %s in a component', async (rule, code) => {
    expect(await rulesBrokenBy('src/components/Planted/index.tsx', code)).toContain(rule);
  });

  it.each([
    ['no-restricted-syntax', "it('a', () => { expect(f()).toBeDefined(); });"],
    ['no-restricted-syntax', "it('a', async () => { await expect(f()).resolves.toBeTruthy(); });"],
    ['no-restricted-syntax', "it('a', () => { expect(f()).toContain(''); });"],
    ['no-restricted-syntax', "it('a', () => { expect(f().length).toBeGreaterThanOrEqual(0); });"],
    ['no-restricted-syntax', "it('a', () => { expect(true).toBe(f()); });"],
    ['vitest/expect-expect', "it('a', () => { f(); });"],
    ['vitest/no-commented-out-tests', "// it('a', () => {});"],
    ['vitest/no-conditional-expect', "it('a', () => { if (f()) { expect(f()).toBe(1); } });"],
    [
      'vitest/no-conditional-expect',
      "it('a', () => { try { f(); } catch (error) { expect(error).toBe(1); } });",
    ],
    [
      'vitest/no-conditional-tests',
      "describe('a', () => { if (f()) { it('b', () => { expect(f()).toBe(1); }); } });",
    ],
    ['vitest/no-disabled-tests', "it.skip('a', () => { expect(f()).toBe(1); });"],
    ['vitest/no-focused-tests', "it.only('a', () => { expect(f()).toBe(1); });"],
    [
      'vitest/no-identical-title',
      "it('a', () => { expect(f()).toBe(1); }); it('a', () => { expect(f()).toBe(2); });",
    ],
    ['vitest/no-standalone-expect', "describe('a', () => { expect(f()).toBe(1); });"],
    ['vitest/require-awaited-expect-poll', "it('a', () => { expect.poll(f).toBe(1); });"],
    ['vitest/require-to-throw-message', "it('a', () => { expect(f).toThrow(); });"],
    ['vitest/valid-expect', "it('a', () => { expect(f()); });"],
    [
      'vitest/valid-expect-in-promise',
      "it('a', () => { f().then((a) => { expect(a).toBe(1); }); });",
    ],
    ['vitest/valid-title', "it('', () => { expect(f()).toBe(1); });"],
  ])('reports %s in a unit test: %s', async (rule, code) => {
    const source = `import {describe, expect, it} from 'vitest'; import {f} from './f'; ${code}`;
    expect(await rulesBrokenBy('scripts/planted.test.ts', source)).toContain(rule);
  });

  it.each([
    ['no-restricted-syntax', "await expect(page.locator('a')).toContainText('');"],
    ['playwright/expect-expect', "await page.goto('');", ''],
    ['playwright/missing-playwright-await', "expect(page.locator('a')).toBeVisible();"],
    ['playwright/no-conditional-expect', 'if (f()) { await expect(page).toHaveTitle(f()); }'],
    ['playwright/no-element-handle', "await page.$('a');"],
    ['playwright/no-page-pause', 'await page.pause();'],
    ['playwright/no-skipped-test', 'test.skip();'],
    ['playwright/no-unused-locators', "page.getByRole('button');"],
    ['playwright/no-useless-await', 'await expect(f()).toBe(1);'],
    ['playwright/no-useless-not', "await expect(page.locator('a')).not.toBeVisible();"],
    ['playwright/no-wait-for-selector', "await page.waitForSelector('a');"],
    ['playwright/no-wait-for-timeout', 'await page.waitForTimeout(100);'],
    [
      'playwright/prefer-web-first-assertions',
      "expect(await page.locator('a').isVisible()).toBe(true);",
    ],
    ['playwright/valid-expect', 'expect(f());'],
  ])(
    'reports %s in a browser test: %s',
    async (rule, statement, assertion = 'expect(f()).toBe(1);') => {
      const source = `import {expect, test} from '@playwright/test'; import {f} from './f';
      test('a', async ({page}) => { ${statement} ${assertion} });`;
      expect(await rulesBrokenBy('e2e/planted.spec.ts', source)).toContain(rule);
    },
  );

  it.each([
    ['playwright/no-commented-out-tests', "// test('a', async () => {});"],
    ['playwright/no-focused-test', "test.only('a', () => { expect(f()).toBe(1); });"],
    [
      'playwright/no-identical-title',
      "test('a', () => { expect(f()).toBe(1); }); test('a', () => { expect(f()).toBe(2); });",
    ],
    ['playwright/no-standalone-expect', "test.describe('a', () => { expect(f()).toBe(1); });"],
    ['playwright/valid-describe-callback', "test.describe('a', async () => { await f(); });"],
    ['playwright/valid-title', "test('', () => { expect(f()).toBe(1); });"],
  ])('reports %s around a browser test', async (rule, code) => {
    const source = `import {expect, test} from '@playwright/test'; import {f} from './f'; ${code}`;
    expect(await rulesBrokenBy('e2e/planted.spec.ts', source)).toContain(rule);
  });
});

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
