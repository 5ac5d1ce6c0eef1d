// Builds the second site that the browser tests visit: under a sub-path, every variable set.
import {spawnSync} from 'node:child_process';
import {CONFIGURED_SITE} from '../e2e/sites';

const environment = {
  ...process.env,
  ...CONFIGURED_SITE.environment,
  DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/configured-generated',
  // The bundler's cache doesn't notice the other folder and would answer with the main site's files.
  DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
};

for (const command of [
  ['docusaurus', 'build', '--out-dir', CONFIGURED_SITE.directory],
  ['tsx', 'scripts/finishBuild.ts', CONFIGURED_SITE.directory],
]) {
  const {status} = spawnSync('npx', command, {stdio: 'inherit', env: environment});
  if (status !== 0) {
    process.exit(status ?? 1);
  }
}
