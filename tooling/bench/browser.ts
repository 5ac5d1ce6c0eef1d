import {chromium, type Browser, type BrowserContext, type Page} from '@playwright/test';

/** Chrome's "Slow 4G" preset: 90% of 1.6 Mbit/s down and 0.75 Mbit/s up, with a latency of 3.75 × 150 ms. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};
const CPU_SLOWDOWN = 4;
const VIEWPORT = {width: 1280, height: 800};

export const throttling = `${CPU_SLOWDOWN}x CPU throttling and Chrome's Slow 4G, window ${VIEWPORT.width} × ${VIEWPORT.height}`;

/** Finds the browser that the tests use. `require` can't load browser.mjs, because it uses top-level await. */
async function findChromium(): Promise<{path: string; environment: NodeJS.ProcessEnv}> {
  const {findBrowser} = await import('../install/browser.mjs');
  const {path, libraries} = await findBrowser();
  return {path, environment: libraries ? {LD_LIBRARY_PATH: libraries} : {}};
}

export async function launch(): Promise<Browser> {
  const {path, environment} = await findChromium();
  return chromium.launch({
    executablePath: path,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    env: {...process.env, ...environment},
  });
}

/** Opens a page as a first-time visitor, with nothing cached. */
export async function newVisitor(
  browser: Browser,
): Promise<{context: BrowserContext; page: Page; throttle: () => Promise<void>}> {
  const context = await browser.newContext({viewport: VIEWPORT, colorScheme: 'light'});
  const page = await context.newPage();
  // The compiler, esbuild, wraps functions in a `__name` helper, which doesn't exist in pages.
  await page.addInitScript('globalThis.__name ??= (named) => named');
  const session = await context.newCDPSession(page);
  return {
    context,
    page,
    async throttle() {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', SLOW_4G);
      await session.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});
    },
  };
}
