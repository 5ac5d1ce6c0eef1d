// Installs the locked dependencies if they are missing or older than the lockfile. Install scripts don't
// run: the build doesn't need them, and a compromised package could use them to run code.
import {spawnSync} from 'node:child_process';
import {existsSync, statSync} from 'node:fs';

const installed = 'node_modules/.package-lock.json';

function isUpToDate() {
  return (
    existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs
  );
}

/** Runs a command in the foreground, and ends this process if it fails. */
export function run(/** @type {string} */ command, environment = process.env) {
  const {status} = spawnSync(command, {shell: true, stdio: 'inherit', env: environment});
  if (status !== 0) {
    process.exit(status ?? 1);
  }
}

/**
 * Returns the command that installs the dependencies, keyed by name, or an empty object if they are up to date.
 * @returns {Record<string, string>}
 */
export function installCommand() {
  return isUpToDate() ? {} : {dependencies: 'npm ci --ignore-scripts --no-audit --no-fund'};
}

export function installDependencies() {
  Object.values(installCommand()).forEach((command) => run(command));
}
