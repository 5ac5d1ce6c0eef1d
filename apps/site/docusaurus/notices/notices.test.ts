import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {promisify} from 'node:util';
import {rspack} from '@rspack/core';
import {afterAll, expect, it} from 'vitest';
import {Notices} from '.';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, {recursive: true})));

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), content);
  }
}

const packageFile = (name: string, license?: string) =>
  JSON.stringify({name, version: '1.2.3', license, sideEffects: false});

/** A page, a worker and a chunk that use packages, all with a license text. */
const site = {
  'page.js': `import {one} from 'one'; console.log(one); import('./chunk.js');
    new Worker(new URL('./worker.js', import.meta.url));`,
  'chunk.js': `import {two} from '@scope/two'; console.log(two);`,
  'worker.js': `import three from 'three'; import {unused} from 'unused'; console.log(three);`,
  'node_modules/one/package.json': packageFile('one', 'MIT'),
  'node_modules/one/index.js': 'export const one = Math.random();',
  'node_modules/one/LICENSE': 'Shared text\r\nof two packages\n',
  'node_modules/@scope/two/package.json': packageFile('@scope/two', 'MIT'),
  'node_modules/@scope/two/index.js': 'export const two = Math.random();',
  'node_modules/@scope/two/license.md': 'Shared text\nof two packages',
  'node_modules/three/package.json': packageFile('three', 'Apache-2.0'),
  'node_modules/three/index.js': 'module.exports = Math.random();',
  'node_modules/three/LICENSE-APACHE.txt': 'Text of three',
  'node_modules/three/NOTICE': 'Notice of three',
  'node_modules/unused/package.json': packageFile('unused'),
  'node_modules/unused/index.js': 'export const unused = Math.random();',
};

async function build(files: Readonly<Record<string, string>>) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'notices-')));
  folders.push(folder);
  write(folder, files);
  const compiler = rspack({
    mode: 'production',
    // Only the site's own minifier, apps/site/docusaurus/lean/scripts/index.ts, keeps the pointer.
    optimization: {minimize: false},
    context: folder,
    entry: './page.js',
    output: {path: join(folder, 'build'), filename: '[name].js', chunkFilename: '[id].js'},
    plugins: [new Notices(join(folder, 'texts'))],
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  const {assets = []} = stats!.toJson({all: false, assets: true});
  return {
    files: assets.map(({name}) => name),
    read: (name: string) => readFileSync(join(folder, 'build', name), 'utf8'),
  };
}

it('lists the packages in scripts, chunks and workers, with each license text once', async () => {
  const {read} = await build(site);
  const line = '='.repeat(80);
  expect(read('notices.txt'))
    .toBe(`This site’s scripts and stylesheets contain code from these packages, under these licenses.

${line}

@scope/two 1.2.3 (MIT)
one 1.2.3 (MIT)

Shared text
of two packages

${line}

three 1.2.3 (Apache-2.0)

Text of three

Notice of three
`);
});

it('points to the notices from every script with third-party code, and from no other', async () => {
  const own = {...site, 'chunk.js': 'console.log("own code")'};
  const {files, read} = await build(own);
  const scripts = files.filter((name) => name.endsWith('.js'));
  const pointing = scripts.filter((name) => read(name).startsWith('/*! Licenses: notices.txt */'));
  expect(scripts).toHaveLength(3);
  expect(scripts.filter((name) => !pointing.includes(name)).map(read)).toEqual([
    expect.stringContaining('own code') as string,
  ]);
});

it('stops the build for packages without a license text, unless our own folder has it', async () => {
  const without = {
    ...site,
    'node_modules/one/LICENSE': '',
    'node_modules/three/LICENSE-APACHE.txt': '',
    'node_modules/three/NOTICE': '',
  };
  await expect(build(without)).rejects.toThrow(
    /have no license text: one 1\.2\.3 \(MIT\), three 1\.2\.3 \(Apache-2\.0\)\. Add/,
  );
  const {read} = await build({
    ...without,
    'texts/one.txt': 'Our copy of the text',
    'texts/three.txt': 'Another text',
  });
  expect(read('notices.txt')).toContain('Our copy of the text');
});

it('has texts only for packages that have none of their own', () => {
  const texts = readdirSync('tooling/licenses/texts', {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((path) => path.endsWith('.txt'))
    .map((path) => path.slice(0, -'.txt'.length));
  const filesOf = (name: string) => readdirSync(join('node_modules', name));
  expect(
    texts.filter((name) => filesOf(name).some((file) => /^(?:license|licence)/i.test(file))),
  ).toEqual([]);
});
