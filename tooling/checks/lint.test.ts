import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

/** Each case plants a violation of one rule, which Oxlint must report. */
type Case = readonly [rule: string, code: string];

const component: readonly Case[] = [
  ['react/no-danger', 'export const a = <p dangerouslySetInnerHTML={{__html: ""}} />;'],
  ['jsx-a11y/alt-text', 'export const a = <img src="a.png" />;'],
  [
    'react-hooks/rules-of-hooks',
    "import {useState} from 'react'; export function A({a}) { if (a) useState(0); return null; }",
  ],
  [
    'react-hooks/exhaustive-deps',
    "import {useEffect} from 'react'; export function A({a}) { useEffect(() => { a(); }, []); return null; }",
  ],
  [
    'react/set-state-in-effect',
    "import {useEffect, useState} from 'react'; export function A() { const [a, setA] = useState(0); useEffect(() => { setA(1); }, []); return a; }",
  ],
  [
    'typescript/consistent-type-imports',
    "import {Props} from './Props'; export const a = (props: Props) => props;",
  ],
  ['eslint/no-unused-vars', 'const a = 1;'],
  ['eslint/prefer-const', 'let a = 1; export const b = a;'],
];

/** Rules that need types. */
const typed: readonly Case[] = [
  ['typescript/await-thenable', 'export async function a() { await f(); }'],
  ['typescript/no-base-to-string', 'export const a = String({});'],
  ['typescript/no-explicit-any', 'export const a = (b: any) => typeof b;'],
  ['typescript/no-floating-promises', 'export function a() { later(); }'],
  ['typescript/no-misused-promises', '[1].forEach(async () => { await later(); });'],
  ['typescript/no-redundant-type-constituents', "export type A = 'a' | string;"],
  ['typescript/no-unnecessary-type-assertion', 'export const a = f() as number;'],
  ['typescript/no-unsafe-argument', 'export const a = Math.abs(JSON.parse("1"));'],
  ['typescript/no-unsafe-assignment', 'export const a = JSON.parse("1");'],
  ['typescript/no-unsafe-call', 'JSON.parse("1")();'],
  ['typescript/no-unsafe-member-access', 'export const a = String(JSON.parse("1").b);'],
  ['typescript/no-unsafe-return', 'export const a = (): number => JSON.parse("1");'],
  ['typescript/only-throw-error', "export function a() { throw 'b'; }"],
  ['typescript/prefer-promise-reject-errors', "export const a = Promise.reject('b');"],
  ['typescript/require-await', 'export async function a() { f(); }'],
  ['typescript/restrict-plus-operands', "export const a = 'a' + {};"],
  ['typescript/restrict-template-expressions', 'export const a = `${[1]}`;'],
  ['typescript/unbound-method', 'class A { b() { return this; } } export const a = new A().b;'],
];

const unitTest: readonly Case[] = [
  ['house/no-vague-value', "it('a', () => { expect(f()).toBeDefined(); });"],
  [
    'house/no-vague-value',
    "it('a', async () => { await expect(later()).resolves.toBeTruthy(); });",
  ],
  ['house/no-empty-text', "it('a', () => { expect(f()).toContain(''); });"],
  ['house/no-negative-length', "it('a', () => { expect(f().length).toBeGreaterThanOrEqual(0); });"],
  ['house/no-expected-literal', "it('a', () => { expect(true).toBe(f()); });"],
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
    "it('a', () => { later().then((a) => { expect(a).toBe(1); }); });",
  ],
  ['vitest/valid-title', "it('', () => { expect(f()).toBe(1); });"],
];

const inBrowserTest: readonly Case[] = [
  ['house/no-empty-text', "await expect(page.locator('a')).toContainText('');"],
  ['house/no-own-deadline', "await expect(page).toHaveTitle('a', {timeout: 500});"],
  ['playwright/missing-playwright-await', "expect(page.locator('a')).toBeVisible();"],
  ['playwright/no-conditional-expect', "if (f()) { await expect(page).toHaveTitle('a'); }"],
  ['playwright/no-element-handle', "await page.$('a');"],
  ['playwright/no-networkidle', 'await page.waitForLoadState("networkidle");'],
  ['playwright/no-page-pause', 'await page.pause();'],
  ['playwright/no-skipped-test', 'test.skip();'],
  ['playwright/no-slowed-test', 'test.slow();'],
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
];

const aroundBrowserTest: readonly Case[] = [
  ['playwright/expect-expect', "test('a', async ({page}) => { await page.goto(''); });"],
  ['playwright/no-commented-out-tests', "// test('a', async () => {});"],
  ['playwright/no-focused-test', "test.only('a', () => { expect(f()).toBe(1); });"],
  [
    'playwright/no-identical-title',
    "test('a', () => { expect(f()).toBe(1); }); test('a', () => { expect(f()).toBe(2); });",
  ],
  ['playwright/no-standalone-expect', "test.describe('a', () => { expect(f()).toBe(1); });"],
  ['playwright/valid-describe-callback', "test.describe('a', async () => { await later(); });"],
  ['playwright/valid-title', "test('', () => { expect(f()).toBe(1); });"],
];

const functions =
  'declare function f(): number; declare function later(): Promise<number>; export {f, later};';
const vitest = "import {describe, expect, it} from 'vitest'; export {describe, expect, it};";
const playwright = "import {expect, test} from '@playwright/test'; export {expect, test};";

/** Every planted file: its path, and the rule that it breaks. */
const planted = [
  ...component.map(([rule, code], index) => ({
    rule,
    path: `apps/site/src/components/Planted${index}/index.tsx`,
    code,
  })),
  ...typed.map(([rule, code], index) => ({
    rule,
    path: `packages/mapping/src/planted${index}.ts`,
    code: `${functions} ${code}`,
  })),
  ...unitTest.map(([rule, code], index) => ({
    rule,
    path: `tooling/planted${index}.test.ts`,
    code: `${vitest} ${functions} ${code}`,
  })),
  ...inBrowserTest.map(([rule, code], index) => ({
    rule,
    path: `apps/site/e2e/planted${index}.spec.ts`,
    code: `${playwright} ${functions} test('a', async ({page}) => { ${code} expect(f()).toBe(1); });`,
  })),
  ...aroundBrowserTest.map(([rule, code], index) => ({
    rule,
    path: `apps/site/e2e/around/planted${index}.spec.ts`,
    code: `${playwright} ${functions} ${code}`,
  })),
];

/** The rules that each file breaks, by path: {'packages/mapping/src/planted0.ts': ['typescript/await-thenable']} */
const broken = new Map<string, string[]>();
const folder = mkdtempSync(join(tmpdir(), 'lint-'));

// One run for all files, because most of its time is reading types.
beforeAll(() => {
  for (const {path, code} of planted) {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), code);
  }
  for (const path of ['.oxlintrc.json', 'tsconfig.json', 'tooling/checks/lintRules.mjs']) {
    cpSync(path, join(folder, path));
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  // Name the folders. Otherwise, Oxlint would follow the symlink to node_modules.
  const folders = ['apps', 'packages', 'tooling'];
  const {stdout} = spawnSync('npx', ['oxlint', '--format', 'json', ...folders], {
    cwd: folder,
    encoding: 'utf8',
  });
  const {diagnostics} = JSON.parse(stdout) as {diagnostics: {code: string; filename: string}[]};
  for (const {code, filename} of diagnostics) {
    const rule = code.replace(/^(.*)\((.*)\)$/, '$1/$2');
    broken.set(filename, [...(broken.get(filename) ?? []), rule]);
  }
});

afterAll(() => rmSync(folder, {recursive: true}));

describe('Oxlint', () => {
  it.each(planted)('reports $rule: $code', ({rule, path}) => {
    expect(broken.get(path)).toContain(rule);
  });
});
