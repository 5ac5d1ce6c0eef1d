// Tests what our own server does while a new build replaces the folder. servers.test.ts compares its
// responses with those of nginx.
import fs, {rmSync, unlinkSync, writeFileSync} from 'node:fs';
import {syncBuiltinESMExports} from 'node:module';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {exchange, type Response} from './exchange.fixture';
import {writeServerFiles} from '../../apps/site/build/serverFiles';
import {
  files,
  startOwnServer,
  writeSmallSite,
  type RunningServer,
  type SmallSite,
} from './smallSite.fixture';

let site: SmallSite;
let server: RunningServer;

beforeEach(async () => {
  site = writeSmallSite('/');
  server = await startOwnServer(site);
});
afterEach(async () => {
  await server.stop();
  site.remove();
});

function get(path: string, line = 'Accept: */*'): Promise<Response> {
  const lines = [`GET ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', line];
  return exchange(server.connect(), `${lines.join('\r\n')}\r\n\r\n`);
}

it('sends a changed file in full', async () => {
  const {headers} = await get('/guides/');
  const known = `If-None-Match: ${headers.etag}`;
  expect(await get('/guides/', known)).toMatchObject({status: 304});
  writeFileSync(join(site.directory, 'guides/index.html'), 'revised');
  const {status, body} = await get('/guides/', known);
  expect([status, body.toString()]).toEqual([200, 'revised']);
});

it('finds new files, and no longer finds old ones', async () => {
  unlinkSync(join(site.directory, 'assets/js/main.0123abcd.js'));
  writeFileSync(join(site.directory, 'assets/js/main.4567cdef.js'), 'main(2)');
  expect(await get('/assets/js/main.0123abcd.js')).toMatchObject({status: 404});
  expect(await get('/assets/js/main.4567cdef.js')).toMatchObject({status: 200});
});

it('sends the headers of the new build', async () => {
  writeServerFiles(site.directory, [['X-Content-Type-Options', 'new']], '/');
  const {headers} = await get('/guides/');
  expect(headers).toMatchObject({'x-content-type-options': 'new'});
  expect(headers).not.toHaveProperty('content-security-policy');
});

it('responds even if there is no build', async () => {
  rmSync(site.directory, {recursive: true});
  const {status, body} = await get('/guides/');
  expect([status, body.toString()]).toEqual([404, '']);
});

it('sends the not-found page for a file that vanishes after it was found', async () => {
  const {createReadStream} = fs;
  fs.createReadStream = (path, ...options) => {
    fs.createReadStream = createReadStream;
    syncBuiltinESMExports();
    unlinkSync(path);
    return createReadStream(path, ...options);
  };
  syncBuiltinESMExports();
  const {status, headers, body} = await get('/assets/js/main.0123abcd.js');
  expect([status, body.toString()]).toEqual([404, files['404.html']]);
  expect(headers).toMatchObject({'cache-control': 'no-cache'});
  expect(headers).not.toHaveProperty('last-modified');
  expect(await get('/')).toMatchObject({status: 200});
});
