// Builds the site: `npm run build`, or into another folder, `node scripts/commands/build.mjs <folder>`. Other
// arguments go to Docusaurus.
import {spawnSync} from 'node:child_process';

const [, , directory = 'build', ...options] = process.argv;
// What React writes has no space to spare; the Docusaurus minifier takes a tenth of a build to save 1 %
// of a compressed page. Scripts in the pages are minified by finishBuild.ts.
const env = {...process.env, SKIP_HTML_MINIFICATION: 'true'};

for (const [program, ...words] of [
  ['docusaurus', 'build', '--out-dir', directory, ...options],
  ['tsx', 'scripts/build/finishBuild.ts', directory],
]) {
  const {status, error} = spawnSync(`node_modules/.bin/${program}`, words, {stdio: 'inherit', env});
  if (error) {
    console.error(`${program} could not be started. Install the packages first: npm ci`);
  }
  if (status !== 0) {
    process.exit(status ?? 1);
  }
}
