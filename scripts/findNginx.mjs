// Finds nginx with its brotli module for the browser tests, or fetches Debian's packages into .cache/.
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync} from 'node:fs';
import {join, resolve} from 'node:path';

const folder = resolve('.cache/nginx');
const packages = ['nginx', 'libnginx-mod-http-brotli-static'];
const module = 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** The folder that holds usr/sbin/nginx and the module: the machine's own, or the unpacked packages. */
function rootWithNginx() {
  return ['/', folder].find(
    (root) => existsSync(join(root, 'usr/sbin/nginx')) && existsSync(join(root, module)),
  );
}

function runs(/** @type {string} */ root) {
  return spawnSync(join(root, 'usr/sbin/nginx'), ['-V'], {stdio: 'ignore'}).status === 0;
}

/** Unpacks without installing: no root needed, and no service is started. */
function fetchPackages() {
  mkdirSync(folder, {recursive: true});
  const options = {cwd: folder, stdio: /** @type {const} */ ('ignore')};
  spawnSync('apt-get', ['download', ...packages], options);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.deb'))) {
    spawnSync('dpkg', ['-x', file, folder], options);
  }
}

/** @returns {string | undefined} */
export function findNginx() {
  if (!rootWithNginx() && existsSync('/usr/bin/apt-get')) {
    fetchPackages();
  }
  const root = rootWithNginx();
  return root && runs(root) ? root : undefined;
}
