// Serves a build with nginx and deploy/nginx.conf: `npm run serve:nginx`, PORT changes the port.
import {readEnvironment, readPort} from '../config/environment';
import {findNginx} from './findNginx.mjs';
import {startNginx} from './startNginx';

const nginxRoot = findNginx();
if (nginxRoot === undefined) {
  console.error('There is no nginx with its brotli module, and none could be had from Debian.');
  process.exit(1);
}
const nginx = startNginx({
  nginxRoot,
  directory: process.env.BUILD_DIRECTORY ?? 'build',
  baseUrl: readEnvironment().baseUrl,
  port: readPort(),
});
nginx.on('exit', (status) => process.exit(status ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => nginx.kill('SIGTERM'));
}
