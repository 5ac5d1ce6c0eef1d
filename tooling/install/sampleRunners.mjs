// Makes sure that curl and Python are installed, because the unit tests run the samples and programs of the API pages.
import {spawnSync} from 'node:child_process';

const programs = ['curl', 'python3'];

/** @param {string} program */
function isMissing(program) {
  return spawnSync(program, ['--version'], {stdio: 'ignore'}).status !== 0;
}

/** Installs what is missing from Debian's packages. If that fails, ends the process with a message. */
export function ensureSampleRunners() {
  const missing = programs.filter(isMissing);
  if (missing.length > 0 && process.getuid?.() === 0) {
    const install = 'apt-get update -qq && apt-get install -y -qq --no-install-recommends';
    spawnSync(`${install} ${missing.join(' ')}`, {
      shell: true,
      stdio: 'inherit',
      env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
    });
  }
  const stillMissing = missing.filter(isMissing);
  if (stillMissing.length > 0) {
    console.error(
      `The tests need ${stillMissing.join(' and ')}, but couldn’t find or install what is missing. Install it first.`,
    );
    process.exit(1);
  }
}
