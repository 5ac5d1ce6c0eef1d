// Finds nginx with its brotli module for the browser tests, or fetches Debian's packages into .cache/.
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';

const folder = resolve('.cache/nginx');
const packages = ['nginx', 'libnginx-mod-http-brotli-static'];
const module = 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
/** The tests can do without nginx, so the download gets only this long. */
const FETCH_TIMEOUT_MS = 60_000;

/** Whether nginx starts there and takes the module: libraries may be missing, versions may differ. */
function works(/** @type {string} */ root) {
  if (!existsSync(join(root, 'usr/sbin/nginx')) || !existsSync(join(root, module))) {
    return false;
  }
  // A separate folder for each, because tests run in parallel.
  const trial = mkdtempSync(join(tmpdir(), 'nginx-'));
  const configuration = join(trial, 'nginx.conf');
  const lines = [`load_module ${join(root, module)};`, `pid ${trial}/nginx.pid;`, 'events {}'];
  writeFileSync(configuration, lines.join('\n'));
  const options = ['-t', '-q', '-c', configuration, '-p', trial, '-e', 'stderr'];
  const {status} = spawnSync(join(root, 'usr/sbin/nginx'), options, {stdio: 'ignore'});
  rmSync(trial, {recursive: true});
  return status === 0;
}

/** The folder that holds usr/sbin/nginx and the module: '/', or the one with the unpacked packages. */
export function findInstalledNginx() {
  return ['/', folder].find(works);
}

/** Unpacks without installing: no root needed, and no service is started. */
function fetchPackages() {
  const lists = join(folder, 'lists');
  mkdirSync(join(lists, 'partial'), {recursive: true});
  // Our own package lists: a fresh machine has none, and only root can write the system's.
  const settings = [
    ...['-o', `Dir::State::lists=${lists}`, '-o', `Dir::Cache=${folder}`],
    ...['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1', '-o', 'APT::Sandbox::User='],
  ];
  const options = {cwd: folder, stdio: /** @type {const} */ ('ignore'), timeout: FETCH_TIMEOUT_MS};
  spawnSync('apt-get', [...settings, 'update'], options);
  spawnSync('apt-get', [...settings, 'download', ...packages], options);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.deb'))) {
    spawnSync('dpkg', ['-x', file, folder], options);
  }
}

/** As findInstalledNginx(), after fetching it where it is missing. */
export function findNginx() {
  const found = findInstalledNginx();
  if (found !== undefined || !existsSync('/usr/bin/apt-get')) {
    return found;
  }
  fetchPackages();
  return findInstalledNginx();
}
