import fs, {unlinkSync, writeFileSync} from 'node:fs';
import {syncBuiltinESMExports} from 'node:module';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {serveSmallSite, type SmallSite} from './createServer.fixture';

let site: SmallSite;

function useSite(baseUrl: string): void {
  beforeEach(async () => {
    site = await serveSmallSite(baseUrl);
  });
  afterEach(() => site.stop());
}

describe('at the root', () => {
  useSite('/');

  it.each([
    ['/', 'home'],
    ['/?from=mail', 'home'],
    ['/guides', 'guides'],
    ['/guides/', 'guides'],
    ['/apiRef/authentication', 'authentication'],
    ['/apiRef/authentication/', 'authentication'],
  ])('answers %s with the page', async (path, body) => {
    expect(await site.ask(path)).toMatchObject({
      status: 200,
      headers: {'content-type': 'text/html;charset=utf-8'},
      body,
    });
  });

  it.each(['/nowhere', '/nowhere/', '/guides/index', '/index', '/404', '/404/', '/404.html'])(
    'answers %s with the status 404 and the not-found page',
    async (path) => {
      expect(await site.ask(path)).toMatchObject({
        status: 404,
        headers: {'content-type': 'text/html;charset=utf-8', 'cache-control': 'no-cache'},
        body: 'Page Not Found',
      });
    },
  );

  it.each([
    ['/index.html', '/'],
    ['/guides/index.html', '/guides/'],
    ['/guides.html', '/guides'],
    ['/apiRef/authentication.html?a=1&b=x?y', '/apiRef/authentication?a=1&b=x?y'],
    ['/guides/index.html?a=1', '/guides/?a=1'],
  ])('sends %s for good to %s', async (path, location) => {
    expect(await site.ask(path)).toMatchObject({status: 301, headers: {location}});
  });

  it.each(['//evil.test/x.html', '///evil.test/x', '/\\evil.test/x.html', '/\\/evil.test/'])(
    'never sends %s to another site',
    async (path) => {
      const {headers} = await site.ask(path);
      const target = new URL(headers.location ?? '/', 'https://docs.example.com');
      expect(target.origin).toBe('https://docs.example.com');
    },
  );

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2f/secret.txt',
  ])('does not leave its folder for %s', async (path) => {
    expect(await site.ask(path)).toMatchObject({status: 404, body: 'Page Not Found'});
  });

  it.each(['/%', '/%E0%A4%A', '/guides/%zz', '/%00'])('survives %s', async (path) => {
    expect(await site.ask(path)).toMatchObject({status: 404, body: 'Page Not Found'});
    expect(await site.ask('/guides/')).toMatchObject({status: 200});
  });

  it('answers HEAD as GET, without a body', async () => {
    expect(await site.ask('/guides/', {}, 'HEAD')).toMatchObject({
      status: 200,
      headers: {'content-length': '6'},
      body: '',
    });
    expect(await site.ask('/nowhere', {}, 'HEAD')).toMatchObject({status: 404, body: ''});
  });

  it.each([
    ['/assets/js/main.0123abcd.js', 'public, max-age=31536000, immutable'],
    ['/guides/', 'no-cache'],
    ['/img/logo.svg', 'no-cache'],
  ])('lets browsers keep %s: %s', async (path, value) => {
    expect(await site.ask(path)).toMatchObject({status: 200, headers: {'cache-control': value}});
  });

  it('answers a known ETag with 304, and a changed file in full', async () => {
    const {headers} = await site.ask('/guides/');
    const known = {'If-None-Match': headers.etag!};
    expect(await site.ask('/guides/', known)).toMatchObject({status: 304, body: ''});
    writeFileSync(join(site.directory, 'guides/index.html'), 'guides, revised');
    expect(await site.ask('/guides/', known)).toMatchObject({status: 200, body: 'guides, revised'});
  });

  it('sends a file whole when a range makes no sense', async () => {
    expect(await site.ask('/guides/', {Range: 'bytes=5-2'})).toMatchObject({
      status: 200,
      body: 'guides',
    });
  });

  it('follows a new build without a restart', async () => {
    unlinkSync(join(site.directory, 'assets/js/main.0123abcd.js'));
    writeFileSync(join(site.directory, 'assets/js/main.4567cdef.js'), 'main(2)');
    expect(await site.ask('/assets/js/main.0123abcd.js')).toMatchObject({status: 404});
    expect(await site.ask('/assets/js/main.4567cdef.js')).toMatchObject({
      status: 200,
      body: 'main(2)',
    });
  });

  it('survives a file that vanishes between being found and being read', async () => {
    const {createReadStream} = fs;
    fs.createReadStream = (path, ...options) => {
      unlinkSync(path);
      return createReadStream(path, ...options);
    };
    syncBuiltinESMExports();
    try {
      await expect(site.ask('/guides/')).rejects.toThrow('socket hang up');
    } finally {
      fs.createReadStream = createReadStream;
      syncBuiltinESMExports();
    }
    expect(await site.ask('/')).toMatchObject({status: 200, body: 'home'});
  });
});

describe('under a sub-path', () => {
  useSite('/docs/');

  it.each([
    ['/docs/', 'home'],
    ['/docs/guides', 'guides'],
    ['/docs/guides/', 'guides'],
    ['/docs/img/logo.svg', '<svg/>'],
  ])('answers %s', async (path, body) => {
    expect(await site.ask(path)).toMatchObject({status: 200, body});
  });

  it.each([
    ['/docs', '/docs/'],
    ['/docs?from=mail', '/docs/?from=mail'],
    ['/docs/index.html', '/docs/'],
    ['/docs/guides/index.html?a=1', '/docs/guides/?a=1'],
  ])('sends %s for good to %s', async (path, location) => {
    expect(await site.ask(path)).toMatchObject({status: 301, headers: {location}});
  });

  it('marks hashed assets as immutable', async () => {
    const {headers} = await site.ask('/docs/assets/js/main.0123abcd.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each(['/', '/guides/', '/docs-guides/', '/assets/js/main.0123abcd.js', '/docs/404.html'])(
    'answers %s with the not-found page',
    async (path) => {
      expect(await site.ask(path)).toMatchObject({status: 404, body: 'Page Not Found'});
    },
  );
});
