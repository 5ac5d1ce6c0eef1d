import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {CONFIGURED_SITE, MAIN_SITE} from '../sites/sites';

/**
 * Tests specification §7: without a project ID, analytics is off.
 * configured/analytics.spec.ts tests what is sent with a project ID.
 */

function scriptsThatContain(directory: string, text: string): string[] {
  const folder = join(directory, 'assets/js');
  return readdirSync(folder).filter((name) =>
    readFileSync(join(folder, name), 'utf8').includes(text),
  );
}

test('without a project ID, the site contains no analytics code', () => {
  expect(scriptsThatContain(MAIN_SITE.directory, 'heartbeatOnBackground')).toEqual([]);
});

test('with a project ID, the client is a separate chunk, without the session recorder', () => {
  expect(scriptsThatContain(CONFIGURED_SITE.directory, 'heartbeatOnBackground')).toHaveLength(1);
  expect(scriptsThatContain(CONFIGURED_SITE.directory, 'heartbeatOnBackground')[0]).not.toMatch(
    /^main/,
  );
  expect(scriptsThatContain(CONFIGURED_SITE.directory, 'maskInputFn')).toEqual([]);
});
