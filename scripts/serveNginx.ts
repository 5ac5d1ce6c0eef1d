// Serves a build with nginx and deploy/nginx.conf: `npm run serve:nginx`, PORT changes the port.
import {spawn} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {readEnvironment} from '../config/environment';
import {findNginx} from './findNginx.mjs';

const {baseUrl} = readEnvironment();
const nginxRoot = findNginx();
if (nginxRoot === undefined) {
  console.error('There is no nginx with its brotli module, and none could be had from Debian.');
  process.exit(1);
}
const port = process.env.PORT ?? '3000';
const build = resolve(process.env.BUILD_DIRECTORY ?? 'build');

/** A folder that mirrors the address: the build itself at '/', a link to it below '/docs/'. */
const folder = resolve('.cache/nginx-run', port);
rmSync(folder, {recursive: true, force: true});
const link = join(folder, 'html', baseUrl).replace(/\/$/, '');
mkdirSync(dirname(link), {recursive: true});
symlinkSync(build, link);

const configuration = readFileSync('deploy/nginx.conf', 'utf8')
  .replaceAll('/tmp/', `${folder}/`)
  .replace('/usr/lib/nginx', join(nginxRoot, 'usr/lib/nginx'))
  .replace('/usr/share/nginx/html/_headers.nginx', join(build, '_headers.nginx'))
  .replace('/usr/share/nginx/html', join(folder, 'html'))
  .replaceAll(' /404.html', ` ${baseUrl}404.html`)
  .replace('listen 8080', `listen ${port}`);
const configurationFile = join(folder, 'nginx.conf');
writeFileSync(configurationFile, configuration);

const nginx = spawn(
  join(nginxRoot, 'usr/sbin/nginx'),
  ['-c', configurationFile, '-p', folder, '-g', 'daemon off;'],
  {stdio: 'inherit'},
);
nginx.on('exit', (status) => process.exit(status ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => nginx.kill('SIGTERM'));
}
