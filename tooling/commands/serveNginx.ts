// Serves a build with nginx and deploy/nginx.conf: `npm run serve:nginx`. PORT sets the port.
import {findNginx} from '../install/findNginx.mjs';
import {readServeSettings} from '../servers/serveSettings';
import {startNginx} from '../servers/startNginx';

const {port, ...site} = readServeSettings();
const nginxRoot = findNginx();
if (nginxRoot === undefined) {
  console.error(
    'nginx with its brotli module isn’t installed, and couldn’t be downloaded from Debian. Install both, or use `npm run serve`.',
  );
  process.exit(1);
}
const nginx = startNginx({
  ...site,
  nginxRoot,
  listen: String(port),
  folder: `.cache/nginx-run/${port}`,
});
nginx.on('exit', (status) => process.exit(status ?? 1));
// The first signal lets nginx finish in-flight requests. A second one ends nginx immediately.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    nginx.kill('SIGQUIT');
    process.once(signal, () => nginx.kill('SIGTERM'));
  });
}
