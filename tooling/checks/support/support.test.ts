import {expect, test} from 'vitest';
import {unguarded} from './guarded';
import {missingInScripts} from './scriptFeatures';
import {missingInStyles} from './styleFeatures';

function inScript(code: string): string[] {
  return missingInScripts({'a.js': code}).map(({feature}) => feature);
}

function inStyle(code: string): string[] {
  return missingInStyles({'a.css': code}).map(({feature}) => feature);
}

test.each([
  ['const all=await Array.fromAsync(e);', 'Array.fromAsync'],
  ['Object.groupBy(e,t=>t.id)', 'Object.groupBy'],
  ['window.scheduler.yield', 'window.scheduler'],
  ['new URLPattern(e)', 'URLPattern'],
  ['function f(e){return e.isSubsetOf(f)}', '.isSubsetOf()'],
  ['document.startViewTransition(e)', 'document.startViewTransition'],
])('finds what a browser lacks in %s', (code, feature) => {
  expect(inScript(code)).toEqual([feature]);
});

test.each(['/[\\p{L}--[a-z]]/v', 'import e from"./a.json"with{type:"json"};', 'using e=f();'])(
  'finds new syntax: %s',
  (code) => {
    expect(inScript(code)).toEqual([
      expect.stringMatching(/^syntax after ECMAScript 2023: .+ \(\d+:\d+\)$/),
    ]);
  },
);

test.each([
  'e.toSorted().findLast(t=>structuredClone(t)).at(-1)',
  'function f(Temporal){return Temporal.Now}',
  'const{a:Temporal}=f();Temporal.Now',
  'class e{isSubsetOf(){}}f.isSubsetOf(e)',
  '"undefined"==typeof Temporal',
  'URL.createObjectURL(e);navigator.clipboard.writeText(t)',
])('accepts %s', (code) => {
  expect(inScript(code)).toEqual([]);
});

test('a default value isn’t a declaration', () => {
  expect(inScript('function f({a=Temporal}){}')).toEqual(['Temporal']);
});

test.each([
  ['.a:has(b) {color: red}', ':has'],
  ['.a {.b & {color: red}}', 'nesting'],
  ['@scope (.a) {b {color: red}}', '@scope'],
  ['@media (scripting: none) {a {color: red}}', '@media (scripting)'],
  ['a {anchor-name: --a}', 'anchor-name'],
  ['a {grid-template-rows: subgrid}', 'grid-template-rows: subgrid'],
  ['a {color: light-dark(red, blue)}', 'light-dark()'],
  ['a {user-select: none}', 'user-select'],
])('finds what a browser lacks in %s', (code, feature) => {
  expect(inStyle(code)).toEqual([feature]);
});

test.each([
  '@media (width < 996px) {a:is(b, c) {inset: 0; color: color-mix(in srgb, red, blue)}}',
  '@supports (grid-template-rows: subgrid) {a {grid-template-rows: subgrid}}',
  'a {-webkit-user-select: none; user-select: none}',
  'a {--scope: subgrid; content: ":has(b)"}',
  '@container navbar (width < 40rem) {a {color: red}}',
])('accepts %s', (code) => {
  expect(inStyle(code)).toEqual([]);
});

test('what is missing must be guarded, and each guard must be needed', () => {
  const files = {'ours.js': 'Temporal.Now', 'theirs.js': 'polyfilled;Temporal.Now'};
  const missing = missingInScripts(files);
  expect(missing.map(({file, feature}) => [file, feature])).toEqual([
    ['ours.js', 'Temporal.Now'],
    ['ours.js', 'Temporal'],
    ['theirs.js', 'Temporal.Now'],
    ['theirs.js', 'Temporal'],
  ]);
  const reason = 'It has a polyfill.';
  const where = 'polyfilled';
  expect(
    unguarded(missing.slice(2), files, [
      {features: ['Temporal', 'Temporal.Now', 'Iterator'], reason, where},
    ]),
  ).toEqual(['Iterator is in guarded.ts, but nothing uses it']);
  expect(unguarded(missing.slice(1, 2), files, [{features: [], reason}])).toEqual([
    'ours.js uses Temporal, which is missing in chrome 111, edge 111, firefox 115, safari 16.4',
  ]);
  expect(
    unguarded(missing.slice(1, 2), files, [{features: ['Temporal'], reason, where}]),
  ).toHaveLength(2);
});
