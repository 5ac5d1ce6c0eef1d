// Installs the package into an empty folder, as a reader does, and runs what its README and the guide show.
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {entries, typedEntries} from './entries';
import {packMapping} from './packMapping';

const readme = readFileSync('packages/mapping/README.md', 'utf8');
const guide = readFileSync('apps/site/content/docs/guides/mappings/overview.mdx', 'utf8');
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'package-')));

/** The code blocks of a page in a language: 'js' */
function blocksOf(page: string, language: string): string[] {
  const blocks = page.matchAll(/^```(\w+)[^\n]*\n([^]*?)^```$/gm);
  return [...blocks].filter(([, name]) => name === language).map(([, , code]) => code!);
}

/** The installed folders of a package's dependencies and of theirs, because the tests have no registry. */
function dependenciesOf(manifestFile: string, found = new Set<string>()): Set<string> {
  const {dependencies = {}} = JSON.parse(readFileSync(manifestFile, 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  for (const name of Object.keys(dependencies)) {
    const place = resolve('node_modules', name);
    if (!found.has(place)) {
      found.add(place);
      dependenciesOf(join(place, 'package.json'), found);
    }
  }
  return found;
}

function runProgram(file: string, code: string): string {
  writeFileSync(join(folder, file), code);
  return execFileSync(process.execPath, [file], {cwd: folder, encoding: 'utf8'});
}

beforeAll(async () => {
  writeFileSync(join(folder, 'mapping.tgz'), await packMapping());
  const own = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--omit=optional'];
  const others = dependenciesOf('packages/mapping/package.json');
  execFileSync('npm', ['install', ...own, './mapping.tgz', ...others], {
    cwd: folder,
    stdio: 'pipe',
  });
});

afterAll(() => rmSync(folder, {recursive: true}));

describe('the package', () => {
  it('runs the programs in its README', () => {
    const [program, single] = blocksOf(readme, 'js');
    expect(runProgram('invoice.mjs', program!)).toBe(blocksOf(readme, 'text')[0]);
    expect(runProgram('single.mjs', single!)).toBe('ADA\n');
  });

  it('is described in the guide with the same program', () => {
    for (const language of ['js', 'text']) {
      expect(blocksOf(guide, language)).toContain(blocksOf(readme, language)[0]);
    }
  });

  it('finds each function by its name, and has a module for it', () => {
    const functions = Object.keys(entries).filter((name) => name.startsWith('functions/'));
    const program = `
      import {findFunction} from '@documentation/mapping';
      for (const name of ${JSON.stringify(functions)}) {
        const {default: definition} = await import('@documentation/mapping/' + name);
        const found = await findFunction(name.split('/').slice(1).join('.'));
        if (found !== definition) console.log(name);
      }
      console.log(await findFunction('Text.Nothing'), await findFunction('constructor'));`;
    expect(runProgram('functions.mjs', program)).toBe('undefined undefined\n');
  });

  it('has types for every public module, as Node and as bundlers resolve them', () => {
    const modules = Object.keys(typedEntries).map((name) => `/${name}`.replace(/^\/index$/, ''));
    const imports = [...modules, '/functions/Text/Upper'].map(
      (path, index) =>
        `import * as module${index} from '@documentation/mapping${path}'; export {module${index}};`,
    );
    const uses = `import {run, type Value} from '@documentation/mapping';
      export const result: Promise<Value> = run('$', [1], {files: {prices: 'sku'}});
      // @ts-expect-error A function isn't a value.
      void run('$', () => 1);`;
    writeFileSync(join(folder, 'types.mts'), [...imports, uses].join('\n'));
    const options = ['--noEmit', '--strict', '--target', 'es2022', '--lib', 'es2022'];
    for (const [module, resolution] of [
      ['nodenext', 'nodenext'],
      ['esnext', 'bundler'],
    ] as const) {
      const kind = ['--module', module, '--moduleResolution', resolution, '--types', ''];
      const compiler = resolve('node_modules/@typescript/native/bin/tsc');
      const compile = () =>
        execFileSync(process.execPath, [compiler, ...options, ...kind, 'types.mts'], {
          cwd: folder,
          encoding: 'utf8',
        });
      expect(compile()).toBe('');
    }
  });
});
