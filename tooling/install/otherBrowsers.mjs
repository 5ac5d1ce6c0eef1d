// Finds Firefox and WebKitGTK for the browser tests, or installs them from Debian's packages.
import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import {delimiter, join} from 'node:path';

function findProgram(/** @type {string[]} */ ...names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

export function findFirefox() {
  const application = '/Applications/Firefox.app/Contents/MacOS/firefox';
  return findProgram('firefox-esr', 'firefox') ?? [application].find(existsSync);
}

/** Finds the small browser that comes with WebKitGTK: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser' */
function findMiniBrowser() {
  if (process.platform !== 'linux') {
    return undefined;
  }
  const isLibrary = (/** @type {string} */ name) => /^webkit2?gtk-/.test(name);
  return readdirSync('/usr/lib', {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && entry.name.endsWith('-linux-gnu'))
    .map(({name}) => join('/usr/lib', name))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter(isLibrary)
        .map((name) => join(folder, name, 'MiniBrowser')),
    )
    .find(existsSync);
}

/** Returns WebKit's driver, the browser that it drives, and the screen that the browser needs. */
export function findWebKit() {
  const driver = findProgram('WebKitWebDriver');
  const screen = findProgram('Xvfb');
  const browser = findMiniBrowser();
  return driver && screen && browser ? {driver, screen, browser} : undefined;
}

/** Says which browsers the tests go without, and what to install for them. */
export function sayMissingBrowsers() {
  if (!findFirefox()) {
    console.log(
      'Firefox wasn’t found and couldn’t be installed, so no test runs in it. Install Firefox first.',
    );
  }
  if (!findWebKit()) {
    console.log(
      'WebKit wasn’t found and couldn’t be installed, so no test runs in it. On Linux, install WebKitGTK, WebKitWebDriver and Xvfb first.',
    );
  }
}

/** Installs what is missing, which needs Debian and root. */
export function installOtherBrowsers() {
  const packages = [
    ...(findFirefox() ? [] : ['firefox-esr']),
    ...(findWebKit() ? [] : ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb']),
  ];
  if (packages.length > 0 && process.getuid?.() === 0 && findProgram('apt-get')) {
    const install = 'apt-get install -y -qq --no-install-recommends';
    spawnSync(`apt-get update -qq; ${install} ${packages.join(' ')}`, {
      shell: true,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
    });
  }
}
