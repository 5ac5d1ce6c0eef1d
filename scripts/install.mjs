// Installs the locked dependencies where they are missing or older than the lockfile.
import {spawnSync} from 'node:child_process';
import {existsSync, statSync} from 'node:fs';

const installed = 'node_modules/.package-lock.json';

function isUpToDate() {
  return (
    existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs
  );
}

/** Runs a command in the foreground and ends this process when it fails. */
export function run(/** @type {string} */ command, environment = process.env) {
  const {status} = spawnSync(command, {shell: true, stdio: 'inherit', env: environment});
  if (status !== 0) {
    process.exit(status ?? 1);
  }
}

export function installDependencies() {
  if (!isUpToDate()) {
    console.log('Installing the dependencies …');
    run('npm ci --no-audit --no-fund');
  }
}
