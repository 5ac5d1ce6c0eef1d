import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {looksPrivate} from '../../src/analytics/looksPrivate';
import {CONFIGURED_SITE, MAIN_SITE} from '../sites/sites';

/** §7: no project ID, no analytics. The visits themselves are in configured/analytics.spec.ts. */

function scriptsThatContain(directory: string, text: string): string[] {
  const folder = join(directory, 'assets/js');
  return readdirSync(folder).filter((name) =>
    readFileSync(join(folder, name), 'utf8').includes(text),
  );
}

test('without a project id no analytics code is in the site', () => {
  expect(scriptsThatContain(MAIN_SITE.directory, 'heartbeatOnBackground')).toEqual([]);
});

test('with one, the client is a chunk of its own, without the recorder of sessions', () => {
  expect(scriptsThatContain(CONFIGURED_SITE.directory, 'heartbeatOnBackground')).toHaveLength(1);
  expect(scriptsThatContain(CONFIGURED_SITE.directory, 'heartbeatOnBackground')[0]).not.toMatch(
    /^main/,
  );
  expect(scriptsThatContain(CONFIGURED_SITE.directory, 'maskInputFn')).toEqual([]);
});

test('no part of the path of a page looks private, so page views name every page', () => {
  const sitemap = readFileSync(join(MAIN_SITE.directory, 'sitemap.xml'), 'utf8');
  const paths = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(
    ([, url]) => new URL(url!).pathname,
  );
  expect(paths.length).toBeGreaterThan(200);
  expect(paths.flatMap((path) => path.split('/')).filter(looksPrivate)).toEqual([]);
});
