// Makes sure that there is a curl: the unit tests run the curl samples of the API pages as they are shown.
import {spawnSync} from 'node:child_process';

function hasCurl() {
  return spawnSync('curl', ['--version'], {stdio: 'ignore'}).status === 0;
}

/** Installs curl from Debian's packages where it is missing, or ends the process with a message. */
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
      'curl was not found and could not be installed. Install it, because the tests need it.',
    );
    process.exit(1);
  }
}
