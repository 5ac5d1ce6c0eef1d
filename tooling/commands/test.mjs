// `npm test`: installs what is missing, then runs every check. Stops at the first part that fails.
import {findBrowser} from '../install/browser.mjs';
import {findNginx} from '../install/findNginx.mjs';
import {installCommand, run} from '../install/install.mjs';
import {sayMissingBrowsers} from '../install/otherBrowsers.mjs';
import {runSideBySide} from '../install/runSideBySide.mjs';

/** How many seconds each part took, in order. apps/site/e2e/countsReporter.ts prints them at the end. */
const seconds = /** @type {Record<string, number>} */ ({});

async function part(/** @type {string} */ name, /** @type {() => unknown} */ work) {
  console.log(`\n— ${name}`);
  const start = performance.now();
  await work();
  seconds[name] = Math.round((performance.now() - start) / 1000);
}

await part('installation', () =>
  runSideBySide({
    ...installCommand(),
    'browsers, nginx and curl': 'node tooling/install/installPrograms.mjs',
  }),
);
// The longest commands come first, to keep both cores busy until the end.
await part('checks and builds', () =>
  runSideBySide({
    'main site': 'npm run --silent build',
    'configured site': 'npx tsx --conditions=source apps/site/e2e/sites/buildConfiguredSite.ts',
    format: 'npm run --silent check:format',
    lint: 'npm run --silent check:lint',
    spelling: 'npm run --silent check:spelling',
    types: 'npm run --silent check:types',
    imports: 'npm run --silent check:imports',
    unused: 'npm run --silent check:unused',
    styles: 'npm run --silent check:styles',
  }),
);
await part('unit tests', () => run('npm run --silent test:unit'));

console.log('\n— browser tests');
const browser = await findBrowser();
const hasNginx = findNginx() !== undefined;
console.log(
  hasNginx
    ? 'nginx serves the sites, with deploy/nginx.conf.'
    : "nginx can't be installed on this machine, so the project's own server serves the sites.",
);
sayMissingBrowsers();
run('npm run --silent test:e2e', {
  ...process.env,
  CHROME_PATH: browser.path,
  TEST_SECONDS: JSON.stringify(seconds),
  ...(hasNginx && {E2E_SERVER: 'nginx'}),
  ...(browser.libraries && {LD_LIBRARY_PATH: browser.libraries}),
});
