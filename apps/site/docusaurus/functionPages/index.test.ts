import {mkdtempSync, rmSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Compiler} from '@rspack/core';
import {expect, it, onTestFinished} from 'vitest';
import {ReloadAfterChange} from '.';

type Tap = (argument: object) => void;

/** Simulates the bundler after a change. A real watcher would add delays. */
function watchedSite() {
  const site = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(site, {recursive: true}));
  const config = join(site, 'config.cjs');
  writeFileSync(config, '');
  const taps = new Map<string, Tap>();
  const hook = (name: string) => ({tap: (_plugin: string, tap: Tap) => taps.set(name, tap)});
  new ReloadAfterChange('/site/packages/', config).apply({
    hooks: {afterCompile: hook('afterCompile'), watchRun: hook('watchRun'), done: hook('done')},
  } as unknown as Compiler);

  /** Returns whether the configuration has a new modification time after these files changed. */
  function compile(modifiedFiles: Set<string> | undefined, isBroken = false): boolean {
    utimesSync(config, 0, 0);
    taps.get('watchRun')!({modifiedFiles});
    expect(statSync(config).mtimeMs, 'before the browser has the new code').toBe(0);
    taps.get('done')!({hasErrors: () => isBroken});
    return statSync(config).mtimeMs > 0;
  }
  return {compile, taps};
}

it('has the bundler watch packages/, because pages don’t import the definitions', () => {
  const contextDependencies = new Set<string>();
  watchedSite().taps.get('afterCompile')!({contextDependencies});
  expect([...contextDependencies]).toEqual(['/site/packages/']);
});

it('reloads the configuration only after a change in packages/', () => {
  const {compile} = watchedSite();
  const definition = new Set(['/site/packages/mapping/src/functions/Text/Upper.ts']);
  expect(compile(undefined)).toBe(false);
  expect(compile(new Set(['/site/src/pages/index.tsx', '/site/packages.ts']))).toBe(false);
  expect(compile(definition)).toBe(true);
  expect(compile(new Set())).toBe(false);
});

it('waits until the code compiles', () => {
  const {compile} = watchedSite();
  const definition = new Set(['/site/packages/mapping/src/functions/Text/Upper.ts']);
  expect(compile(definition, true)).toBe(false);
  expect(compile(new Set(['/site/src/pages/index.tsx']))).toBe(true);
});
