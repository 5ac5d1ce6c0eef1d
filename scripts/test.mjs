// `npm test`: installs what is missing, then runs every check. Ends non-zero on the first failure.
import {installDependencies, run} from './install.mjs';
import {findBrowser} from './browser.mjs';
import {ensureCurl} from './curl.mjs';
import {findNginx} from './findNginx.mjs';
import {runSideBySide} from './runSideBySide.mjs';

installDependencies();
console.log('\n— checks and builds');
// The longest first, so that both cores are busy until the end.
await runSideBySide({
  lint: 'npm run --silent check:lint',
  'main site': 'npm run --silent build',
  'configured site': 'npx tsx scripts/buildConfiguredSite.ts',
  types: 'npm run --silent check:types',
  spelling: 'npm run --silent check:spelling',
  format: 'npm run --silent check:format',
  unused: 'npm run --silent check:unused',
  styles: 'npm run --silent check:styles',
});
console.log('\n— unit tests');
ensureCurl();
run('npm run --silent test:unit');

console.log('\n— browser tests');
const browser = await findBrowser();
const hasNginx = findNginx() !== undefined;
console.log(
  hasNginx
    ? 'nginx serves the sites, with deploy/nginx.conf.'
    : "There is no nginx to be had here, so the project's own server serves the sites.",
);
run('npm run --silent test:e2e', {
  ...process.env,
  CHROME_PATH: browser.path,
  ...(hasNginx && {E2E_SERVER: 'nginx'}),
  ...(browser.libraries && {LD_LIBRARY_PATH: browser.libraries}),
});
