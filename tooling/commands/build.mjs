// Builds the site: `npm run build` or, for another folder, `node tooling/commands/build.mjs <folder>`. Other
// arguments are passed to Docusaurus.
import {spawnSync} from 'node:child_process';
import {resolve} from 'node:path';

const [, , directory = 'build', ...options] = process.argv;
// React's HTML is already compact. The Docusaurus minifier takes a tenth of the build time and saves only 1%
// of a compressed page.
const env = {...process.env, SKIP_HTML_MINIFICATION: 'true'};

for (const [program, ...words] of [
  ['docusaurus', 'build', 'apps/site', '--out-dir', resolve(directory), ...options],
  ['tsx', '--conditions=source', 'tooling/build/finishBuild.ts', directory],
]) {
  const {status, error} = spawnSync(`node_modules/.bin/${program}`, words, {stdio: 'inherit', env});
  if (error) {
    console.error(`${program} couldn't be started. Install the packages first: npm ci`);
  }
  if (status !== 0) {
    process.exit(status ?? 1);
  }
}
