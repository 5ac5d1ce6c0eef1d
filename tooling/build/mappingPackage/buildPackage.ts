import {readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {bundleModules} from './bundleModules';
import {writeTypes} from './writeTypes';

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Writes `dist` of the mapping package: code that runs anywhere, and its types. */
export async function buildPackage(folder: string): Promise<void> {
  const manifest = readFileSync('packages/mapping/package.json', 'utf8');
  const {dependencies} = JSON.parse(manifest) as Manifest;
  const dist = join(folder, 'dist');
  rmSync(dist, {recursive: true, force: true});
  await bundleModules(dist, Object.keys(dependencies));
  writeTypes(join(dist, 'types'));
}
