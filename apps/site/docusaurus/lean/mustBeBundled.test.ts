import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {rspack, type Stats} from '@rspack/core';
import {afterAll, expect, it} from 'vitest';
import {MustBeBundled} from './mustBeBundled';

const folder = mkdtempSync(join(tmpdir(), 'bundled-'));
afterAll(() => rmSync(folder, {recursive: true}));

const entry = join(folder, 'entry.js');
const standIn = join(folder, 'standIn.js');
writeFileSync(standIn, 'export default 1;');

/** Bundles an entry that contains this import, and returns the errors. */
async function errorsOf(source: string): Promise<string[]> {
  writeFileSync(entry, source);
  const compiler = rspack({
    context: folder,
    entry,
    mode: 'development',
    output: {path: join(folder, 'out')},
    resolve: {alias: {'some-package': standIn}},
    plugins: [new MustBeBundled([standIn])],
  });
  const stats = await new Promise<Stats>((done, fail) =>
    compiler.run((error, result) => (error ? fail(error) : done(result!))),
  );
  await new Promise((done) => compiler.close(done));
  return stats.toJson({errors: true}).errors!.map(({message}) => message);
}

it('passes while Docusaurus imports the module that a patch replaces', async () => {
  expect(await errorsOf("import value from 'some-package'; console.log(value);")).toEqual([]);
});

it('stops the build when Docusaurus no longer imports that module', async () => {
  expect(await errorsOf("console.log('without it');")).toEqual([
    expect.stringContaining(`Nothing imports ${standIn} any more.`),
  ]);
});
