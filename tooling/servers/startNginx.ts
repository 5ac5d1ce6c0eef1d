// Starts nginx on a build, with deploy/nginx.conf unchanged except for paths and the port.
import {spawn, type ChildProcess} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {NGINX_FILE} from '../../apps/site/build/serverFiles';

export interface Options {
  /** The result of findNginx(). */
  readonly nginxRoot: string;
  readonly directory: string;
  readonly baseUrl: string;
  /** A port number, or 'unix:' followed by a socket path. */
  readonly listen: string;
  /** The folder that nginx writes to. It's emptied first. */
  readonly folder: string;
}

/** If root runs the tests, the workers run as root too, because other users may not be able to read root's folders. */
const user = process.getuid?.() === 0 ? 'user root;' : '';

/** Starts nginx and returns its process. SIGQUIT stops it after in-flight requests, SIGTERM immediately. */
export function startNginx(options: Options): ChildProcess {
  const {nginxRoot, baseUrl, listen} = options;
  const folder = resolve(options.folder);
  rmSync(folder, {recursive: true, force: true});
  // nginx finds files by URL path, so the link to the build is 'html', or 'html/docs' with the base URL '/docs/'.
  const link = join(folder, 'html', baseUrl).replace(/\/$/, '');
  mkdirSync(dirname(link), {recursive: true});
  symlinkSync(resolve(options.directory), link);

  const configuration = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll('/tmp/', `${folder}/`)
    .replace('/usr/lib/nginx', join(nginxRoot, 'usr/lib/nginx'))
    .replace('/etc/nginx/site.conf', join(link, NGINX_FILE))
    .replace('/usr/share/nginx/html', join(folder, 'html'))
    .replace('listen 8080', `listen ${listen}`);
  const configurationFile = join(folder, 'nginx.conf');
  writeFileSync(configurationFile, configuration);
  return spawn(
    join(nginxRoot, 'usr/sbin/nginx'),
    ['-c', configurationFile, '-p', folder, '-e', 'stderr', '-g', `daemon off; ${user}`],
    {stdio: 'inherit'},
  );
}
