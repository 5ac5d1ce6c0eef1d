// Finds Chromium for the browser tests, or installs it. Prints its path when run directly.
import {spawnSync} from 'node:child_process';
import {accessSync, constants, existsSync} from 'node:fs';
import {delimiter, join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';

/** The headless shell comes first: without windows, it runs the tests in two thirds of the time. */
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
/** An npm package that contains Chromium for x64 Linux, in its last release for Node 20. */
const npmChromium = '@sparticuz/chromium@143.0.4';
const npmFolder = '.cache/browser';

function isExecutable(/** @type {string} */ path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function findInstalled() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    ...commands.flatMap((command) => folders.map((folder) => join(folder, command))),
    ...applications,
  ];
  return candidates.find(isExecutable);
}

function succeeds(/** @type {string} */ command) {
  // Installers print to standard error, because standard output is reserved for the path.
  return spawnSync(command, {shell: true, stdio: ['ignore', 2, 2]}).status === 0;
}

function installFromDebian() {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !isExecutable('/usr/bin/apt-get')) {
    return undefined;
  }
  succeeds('apt-get update -qq');
  const install = 'DEBIAN_FRONTEND=noninteractive apt-get install -y -qq fonts-liberation';
  // Not every Debian release has the headless shell.
  if (!succeeds(`${install} chromium-headless-shell`)) {
    succeeds(`${install} chromium`);
  }
  return findInstalled();
}

async function installFromNpm() {
  const entry = resolve(npmFolder, 'node_modules/@sparticuz/chromium/build/index.js');
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return undefined;
  }
  if (!existsSync(entry)) {
    succeeds(`npm install --prefix ${npmFolder} --no-audit --no-fund --no-save ${npmChromium}`);
  }
  // The package also unpacks the system libraries that Chromium needs, but only if it detects AWS Lambda.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  const {default: chromium} = await import(pathToFileURL(entry).href);
  const path = await chromium.executablePath();
  return {path, libraries: process.env.LD_LIBRARY_PATH};
}

/** @returns {Promise<{path: string, libraries?: string}>} */
export async function findBrowser() {
  const configured = process.env.CHROME_PATH;
  if (configured) {
    if (!existsSync(configured)) {
      console.error(
        `CHROME_PATH must be the path of a browser, but "${configured}" doesn't exist.`,
      );
      process.exit(1);
    }
    return {path: configured};
  }
  const path = findInstalled() ?? installFromDebian();
  const found = path ? {path} : await installFromNpm();
  if (!found) {
    console.error(
      'Chromium wasn’t found and couldn’t be installed. Install Chrome or Chromium, or set CHROME_PATH to its path.',
    );
    process.exit(1);
  }
  return found;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log((await findBrowser()).path);
}
