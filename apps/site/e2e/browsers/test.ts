import {test as base} from '@playwright/test';
import {findFirefox, findWebKit} from '../../../../tooling/install/otherBrowsers.mjs';
import type {Session} from './automation/commands';
import {startFirefox} from './automation/firefox';
import {createReader, type Reader} from './automation/reader';
import {startWebKit} from './automation/webkit';

const SCRIPT_TIMEOUT_MS = 300_000;

export interface BrowserOptions {
  readonly engine: 'firefox' | 'webkit';
}

/** Forgets what the test before has stored, on a page of the site without scripts. */
async function clearStorage({send}: Session, address: string): Promise<void> {
  await send('WebDriver:Navigate', {url: new URL('robots.txt', address).href});
  const script = `const done = arguments[0];
    localStorage.clear();
    sessionStorage.clear();
    indexedDB.databases().then((found) => {
      found.forEach(({name}) => indexedDB.deleteDatabase(name));
      done();
    });`;
  await send('WebDriver:ExecuteAsyncScript', {script, args: []});
}

/** Tests in a browser that Playwright can’t drive. All tests of a browser share it. */
export const test = base.extend<{readonly reader: Reader}, BrowserOptions & {session: Session}>({
  engine: ['firefox', {scope: 'worker', option: true}],
  session: [
    async ({engine}, use) => {
      const session = await (engine === 'firefox'
        ? startFirefox(findFirefox()!)
        : startWebKit(findWebKit()!));
      await session.send('WebDriver:SetWindowRect', {width: 1440, height: 1000});
      // A script in a page takes as long as its test may.
      await session.send('WebDriver:SetTimeouts', {script: SCRIPT_TIMEOUT_MS});
      await use(session);
      await session.close();
    },
    {scope: 'worker'},
  ],
  reader: async ({session, baseURL}, use) => {
    await clearStorage(session, baseURL!);
    await use(createReader(session, baseURL!));
  },
});
