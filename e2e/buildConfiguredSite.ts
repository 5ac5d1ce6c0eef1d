// Builds the second site that the browser tests visit: under a sub-path, every variable set.
import {spawnSync} from 'node:child_process';
import {CONFIGURED_SITE} from './sites';

const {status} = spawnSync(process.execPath, ['scripts/build.mjs', CONFIGURED_SITE.directory], {
  stdio: 'inherit',
  env: {
    ...process.env,
    ...CONFIGURED_SITE.environment,
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/configured-generated',
    // The bundler's cache doesn't notice the other folder and would answer with the main site's files.
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  },
});
process.exit(status ?? 1);
