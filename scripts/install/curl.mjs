// Makes sure that curl is installed, because the unit tests run the curl samples of the API pages.
import {spawnSync} from 'node:child_process';

function hasCurl() {
  return spawnSync('curl', ['--version'], {stdio: 'ignore'}).status === 0;
}

/** Installs curl from Debian's packages if it's missing. If that fails, ends the process with a message. */
export function ensureCurl() {
  if (!hasCurl() && process.getuid?.() === 0) {
    const install = 'apt-get update -qq && apt-get install -y -qq --no-install-recommends curl';
    spawnSync(install, {
      shell: true,
      stdio: 'inherit',
      env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
    });
  }
  if (!hasCurl()) {
    console.error(
      'curl wasn’t found and couldn’t be installed. The tests need it, so install it first.',
    );
    process.exit(1);
  }
}
