import {defineConfig, type PlaywrightTestConfig} from '@playwright/test';
import {parseChoice} from '../config/environment';
import {findFirefox, findWebKit} from '../../../tooling/install/otherBrowsers.mjs';
import type {BrowserOptions} from './browsers/test';
import {CONFIGURED_SITE, MAIN_SITE, PUBLIC_HOST, type Site} from './sites/sites';

/** E2E_SERVER=nginx uses nginx with deploy/nginx.conf. `npm test` sets it if nginx is available. */
const serverName = parseChoice(process.env, 'E2E_SERVER', ['own', 'nginx']);
const serveScript = serverName === 'nginx' ? 'serveNginx.ts' : 'serve.ts';

/** E2E_SITES=main leaves out the configured site. `npm run test:browsers` sets it, because it visits only the main one. */
const sites = parseChoice(process.env, 'E2E_SITES', ['all', 'main']);

/** How many seconds each earlier part of `npm test` took, keyed by name. */
const partsBefore = JSON.parse(process.env.TEST_SECONDS ?? '{}') as Record<string, number>;

/** Returns a server for a production build, which `npm test` has already created. */
function server({port, directory, environment}: Site): PlaywrightTestConfig['webServer'] {
  return {
    command: `npx tsx --conditions=source tooling/commands/${serveScript}`,
    env: {...environment, PORT: String(port), BUILD_DIRECTORY: directory},
    cwd: process.cwd(),
    port,
    reuseExistingServer: false,
  } as const;
}

/** Readers' journeys in browsers that aren't Chromium. Each browser has one worker, so it starts once. */
function otherBrowser(engine: BrowserOptions['engine']) {
  return {
    name: engine,
    testMatch: 'browsers/**/*.spec.ts',
    workers: 1,
    fullyParallel: false,
    use: {engine, baseURL: MAIN_SITE.address},
  };
}

export default defineConfig<object, BrowserOptions>({
  testDir: '.',
  outputDir: '../../../.cache/e2e',
  fullyParallel: true,
  // Tests spend a sixth of their time waiting for timers, so three workers keep two cores busy.
  workers: 3,
  forbidOnly: true,
  // A test that passes only on the second attempt has a defect.
  retries: 0,
  reporter: [['list'], ['./countsReporter.ts', {partsBefore}]],
  // A test waits for what happens, however long a busy machine takes. These limits only end a test that hangs.
  timeout: 600_000,
  expect: {timeout: 60_000},
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // All pages share one process. The tests open hundreds of pages, and starting a process for each would
        // take up a tenth of the test time.
        '--disable-site-isolation-trials',
        '--process-per-site',
        '--num-raster-threads=1',
        `--host-resolver-rules=MAP ${PUBLIC_HOST} 127.0.0.1`,
      ],
    },
    // A worker's tests share one page, which is reset between tests. A fresh page keeps two cores busy for a second.
    reuseContext: true,
    viewport: {width: 1280, height: 800},
    colorScheme: 'light',
    // Traces slow the tests down considerably. To record them: npx playwright test --trace on
    trace: 'off',
  },
  projects: [
    ...(findFirefox() ? [otherBrowser('firefox')] : []),
    ...(findWebKit() ? [otherBrowser('webkit')] : []),
    {
      name: 'main',
      testIgnore: ['configured/**', 'browsers/**'],
      use: {baseURL: MAIN_SITE.address},
    },
    {
      name: 'configured',
      testMatch: 'configured/**/*.spec.ts',
      use: {baseURL: CONFIGURED_SITE.address},
    },
  ],
  webServer: [
    server(MAIN_SITE),
    ...(sites === 'all' ? [server(CONFIGURED_SITE)] : []),
  ].flat() as PlaywrightTestConfig['webServer'],
});
