// Build output must not depend on the project folder. `npm test` builds the configured site in a copy of
// the project, so the two sites come from folders with different paths.
import {readdirSync, readFileSync} from 'node:fs';
import {homedir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {CONFIGURED_SITE, MAIN_SITE, type Site} from '../sites/sites';

const SITES = {main: MAIN_SITE, configured: CONFIGURED_SITE};

for (const [name, {directory}] of Object.entries(SITES)) {
  test(`no file of the ${name} site contains a local path`, () => {
    const paths = [process.cwd(), join(homedir(), '/'), 'file:///'].filter((path) => path !== '/');
    const files = readdirSync(directory, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
    expect(files.length).toBeGreaterThan(1000);
    const found = files.filter((file) => {
      const content = readFileSync(file, 'latin1');
      return paths.some((path) => content.includes(path));
    });
    expect(found).toEqual([]);
  });
}

for (const [name, {directory}] of Object.entries(SITES)) {
  test(`every file of the ${name} site has a name that servers accept in a path`, () => {
    const files = readdirSync(directory, {recursive: true, encoding: 'utf8'});
    expect(files.filter((file) => !/^[\w.~/-]+$/.test(file))).toEqual([]);
  });
}

/** Returns the scripts that the workers load (functions, their libraries, suggestions), keyed by name. */
function workerScripts({directory}: Site): Map<string, string> {
  const folder = join(directory, 'assets/js');
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const workers = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map(read)
    .filter((code) => code.includes('importScripts('));
  const names = workers.flatMap((code) =>
    [...code.matchAll(/\b(\d+):"([0-9a-f]{6})"/g)].map(([, id, hash]) => `${id}.${hash}.js`),
  );
  return new Map(names.map((name) => [name, read(name)]));
}

/**
 * Replaces all numbers, such as module IDs. If the IDs of two modules collide, the rest
 * of the site affects which module gets the ID.
 */
function withoutNumbers(code: string): string {
  return code.replaceAll(/\d+/g, '0');
}

// Only worker scripts are compared. Other scripts contain the base URL, or share
// modules with analytics, which only one site has.
test('worker scripts are the same when built in another folder', () => {
  const scripts = workerScripts(MAIN_SITE);
  const others = workerScripts(CONFIGURED_SITE);
  const codes = new Set([...others.values()].map(withoutNumbers));
  const different = [...scripts].filter(([, code]) => !codes.has(withoutNumbers(code)));
  expect(different.map(([name]) => name)).toEqual([]);
  expect(others.size).toBe(scripts.size);
  expect(scripts.size).toBeGreaterThan(200);
  const sameNames = [...scripts.keys()].filter((name) => others.has(name));
  expect(sameNames.length / scripts.size).toBeGreaterThan(0.95);
});

// The names end with a hash of the content. Their numbers depend on which other modules a site has.
test('the stylesheets are the same when built in another folder', () => {
  const styleSheets = Object.values(SITES).map(({directory}) =>
    readdirSync(join(directory, 'assets/css'))
      .map((name) => name.replace(/^\d+/, ''))
      .sort(),
  );
  expect(styleSheets[1]).toEqual(styleSheets[0]);
  expect(styleSheets[0]).toHaveLength(14);
});

/** Lists the packages that notices.txt names: 'react 19.2.9 (MIT)' */
function packagesInNotices({directory}: Site): string[] {
  const notices = readFileSync(join(directory, 'notices.txt'), 'utf8');
  return notices.match(/^\S+ \d+\.\d+\.\S+ \(.+\)$/gm) ?? [];
}

test('the notices name the packages in the scripts, with their licenses', () => {
  const packages = packagesInNotices(MAIN_SITE);
  const names = packages.map((line) => line.split(' ')[0]);
  expect(names).toEqual(
    expect.arrayContaining(['react', 'react-dom', '@docusaurus/core', 'infima', 'minisearch']),
  );
  // Only workers load these packages.
  expect(names).toEqual(expect.arrayContaining(['pdfjs-dist', 'temporal-polyfill', 'decimal.js']));
  expect(
    names.filter((name) => /^(?:swetrix|webpack|shiki|prettier|oxfmt|vitest)$/.test(name!)),
  ).toEqual([]);
  const notices = readFileSync(join(MAIN_SITE.directory, 'notices.txt'), 'utf8');
  expect(notices).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
  expect(notices).toContain('Apache License');
});

test('the bill of materials lists every package in the notices', () => {
  const {components} = JSON.parse(
    readFileSync(join(MAIN_SITE.directory, 'sbom.cdx.json'), 'utf8'),
  ) as {readonly components: readonly {readonly name: string; readonly version: string}[]};
  const listed = components.map(({name, version}) => `${name} ${version}`);
  const shipped = packagesInNotices(MAIN_SITE).map((line) => line.replace(/ \(.+\)$/, ''));
  expect(shipped.filter((each) => !listed.includes(each))).toEqual([]);
});

test('every script with third-party code points to the notices', () => {
  const folder = join(MAIN_SITE.directory, 'assets/js');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const starts = scripts.map((name) => readFileSync(join(folder, name), 'utf8').slice(0, 100));
  const pointing = starts.filter((start) => start.includes('/*! Licenses: notices.txt */'));
  expect(pointing.length).toBeGreaterThan(10);
  const main = scripts.findIndex((name) => name.startsWith('main.'));
  expect(starts[main]).toMatch(/^\/\/# allFunctionsCalledOnLoad\n\/\*! Licenses/);
});

test('the notices and the bill of materials are the same when built in another folder', () => {
  const others = packagesInNotices(CONFIGURED_SITE);
  const withoutAnalytics = others.filter((line) => !line.startsWith('swetrix '));
  expect(withoutAnalytics).toEqual(packagesInNotices(MAIN_SITE));
  expect(others).toHaveLength(withoutAnalytics.length + 1);
  const [bill, otherBill] = [MAIN_SITE, CONFIGURED_SITE].map(({directory}) =>
    readFileSync(join(directory, 'sbom.cdx.json'), 'utf8'),
  );
  expect(bill).toBe(otherBill);
});
