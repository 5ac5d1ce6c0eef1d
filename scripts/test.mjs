// `npm test`: installs what is missing, then runs every check. Ends non-zero on the first failure.
import {installDependencies, run} from './install.mjs';
import {findBrowser} from './browser.mjs';
import {ensureCurl} from './curl.mjs';
import {findNginx} from './findNginx.mjs';
import {runChecks} from './runChecks.mjs';

installDependencies();
console.log('\n— checks');
await runChecks();
console.log('\n— unit tests');
ensureCurl();
run('npm run --silent test:unit');

console.log('\n— build');
run('npm run --silent build');
run('npx tsx scripts/buildConfiguredSite.ts');

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
