// `npm run test:quick`: runs the static checks and unit tests for what has changed since the last commit.
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {installDependencies, run} from '../install/install.mjs';
import {runSideBySide} from '../install/runSideBySide.mjs';

/** Tests that read files without importing them, so Vitest can't tell which changes affect them. */
const readers = [
  {
    read: /^apps\/site\/content\//,
    tests:
      'tooling/ apps/site/docusaurus/apiReference/ apps/site/docusaurus/samplePreviews catalogue.test apps/cli/tests/guide',
  },
  {read: /^apps\/site\/src\/css\//, tests: 'tooling/checks/contrast'},
  {read: /^deploy|package\.json$/, tests: 'tooling/servers/'},
];

/** Lists changed and new files. Deleted files need no check. */
function changedFiles() {
  const {stdout} = spawnSync('git', ['status', '--porcelain', '-z', '--untracked-files=all'], {
    encoding: 'utf8',
  });
  return stdout
    .split('\0')
    .filter((line) => /^[ \w?]{2} /.test(line))
    .map((line) => line.slice(3))
    .filter((path) => existsSync(path));
}

/** Returns a command for the changed files of a kind, or '' if there are none. */
function on(/** @type {RegExp} */ kind, /** @type {string} */ command) {
  const files = changed.filter((path) => kind.test(path)).map((path) => `'${path}'`);
  return files.length > 0 ? `${command} ${files.join(' ')}` : '';
}

installDependencies();
const changed = changedFiles();
if (changed.length === 0) {
  console.log('Nothing has changed since the last commit.');
  process.exit(0);
}
const concerned = readers.filter(({read}) => changed.some((path) => read.test(path)));
const commands = {
  lint: on(/\.(ts|tsx|mjs|cjs|js)$/, 'npx oxlint --no-error-on-unmatched-pattern'),
  types: on(/\.(ts|tsx|mjs)$/, 'npm run --silent check:types #'),
  format: on(/./, 'npx oxfmt --check --no-error-on-unmatched-pattern'),
  spelling: on(/./, 'npx cspell --no-progress --no-summary --no-must-find-files'),
  styles: on(/\.css$/, 'npx stylelint'),
  imports: on(/\.(ts|tsx)$/, 'npm run --silent check:imports #'),
  unused: 'npm run --silent check:unused',
};
await runSideBySide(Object.fromEntries(Object.entries(commands).filter(([, command]) => command)));
run('npx vitest run --changed HEAD --passWithNoTests --maxWorkers=100%');
if (concerned.length > 0) {
  const tests = concerned.map((reader) => reader.tests).join(' ');
  run(`npx vitest run --maxWorkers=100% ${tests}`);
}
