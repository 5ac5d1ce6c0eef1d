// Finds nginx with its brotli module for the browser tests, or downloads Debian's packages into .cache/.
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';

const folder = resolve('.cache/nginx');
const packages = ['nginx', 'libnginx-mod-http-brotli-static'];
const module = 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
/** The tests work without nginx, so the download times out early. */
const FETCH_TIMEOUT_MS = 60_000;

/** Checks whether nginx can load the module. It can't if libraries are missing or versions don't match. */
function works(/** @type {string} */ root) {
  if (!existsSync(join(root, 'usr/sbin/nginx')) || !existsSync(join(root, module))) {
    return false;
  }
  // Each call has its own folder, because tests run in parallel.
  const trial = mkdtempSync(join(tmpdir(), 'nginx-'));
  const configuration = join(trial, 'nginx.conf');
  const lines = [`load_module ${join(root, module)};`, `pid ${trial}/nginx.pid;`, 'events {}'];
  writeFileSync(configuration, lines.join('\n'));
  const options = ['-t', '-q', '-c', configuration, '-p', trial, '-e', 'stderr'];
  const {status} = spawnSync(join(root, 'usr/sbin/nginx'), options, {stdio: 'ignore'});
  rmSync(trial, {recursive: true});
  return status === 0;
}

/** Returns the folder that contains usr/sbin/nginx and the module: '/', or the folder with the unpacked packages. */
export function findInstalledNginx() {
  return ['/', folder].find(works);
}

/** Unpacks the packages without installing them, which doesn't need root and doesn't start a service. */
function fetchPackages() {
  const lists = join(folder, 'lists');
  mkdirSync(join(lists, 'partial'), {recursive: true});
  // Uses its own package lists, because a fresh machine has none, and only root can write to the system's lists.
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

/** Returns the same as findInstalledNginx(), after downloading nginx if it's missing. */
export function findNginx() {
  const found = findInstalledNginx();
  if (found !== undefined || !existsSync('/usr/bin/apt-get')) {
    return found;
  }
  fetchPackages();
  return findInstalledNginx();
}
