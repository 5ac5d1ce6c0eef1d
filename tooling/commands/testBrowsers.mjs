// `npm run test:browsers`: installs Firefox and WebKit if they are missing, and runs the readers' journeys in them.
import {existsSync} from 'node:fs';
import {installDependencies, run} from '../install/install.mjs';
import {
  findFirefox,
  findWebKit,
  installOtherBrowsers,
  sayMissingBrowsers,
} from '../install/otherBrowsers.mjs';

installDependencies();
installOtherBrowsers();
sayMissingBrowsers();
const projects = [
  ...(findFirefox() ? ['--project=firefox'] : []),
  ...(findWebKit() ? ['--project=webkit'] : []),
];
if (projects.length === 0) {
  process.exit(1);
}
if (!existsSync('build/index.html')) {
  run('npm run --silent build');
}
const options = process.argv.slice(2).map((option) => JSON.stringify(option));
run(['npm run --silent test:e2e --', ...projects, ...options].join(' '), {
  ...process.env,
  E2E_SITES: 'main',
});
