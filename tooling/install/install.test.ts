import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

interface Lockfile {
  readonly packages: Readonly<Record<string, {readonly hasInstallScript?: boolean}>>;
}

// Install scripts never run. Before you add a package, check that the site
// builds and the tests pass without its script.
it('all packages with an install script are known to work without it', () => {
  const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;
  const names = Object.keys(packages).filter((folder) => packages[folder]!.hasInstallScript);
  expect(names).toEqual([
    // The script checks that the package for this platform is installed.
    'node_modules/@swc/core',
    // The script asks for donations.
    'node_modules/core-js',
    // The script makes the esbuild command start faster, but nothing here calls the command often.
    'node_modules/esbuild',
  ]);
});
