import type {Page} from '@playwright/test';

/**
 * The `require` function that the bundler passes to each script. It returns a module's exports, and its
 * property `m` contains all modules.
 */
interface Require {
  (id: string): Record<string, unknown>;
  readonly m: Record<string, unknown>;
}

interface Scripts {
  push(script: [string[], object, (bundler: Require) => void]): void;
}

/** Sets window.shippedModule to the exports of the one shipped module whose code contains the text. */
export async function exposeShippedModule(page: Page, text: string): Promise<void> {
  await page.evaluate((searched) => {
    const name = Object.keys(window).find((key) => key.startsWith('webpackChunk'))!;
    const scripts = (window as unknown as Record<string, Scripts>)[name]!;
    scripts.push([
      ['test'],
      {},
      (bundler) => {
        const ids = Object.keys(bundler.m).filter((id) => String(bundler.m[id]).includes(searched));
        if (ids.length !== 1) {
          throw new Error(`${ids.length} modules contain ${searched}, but exactly one should.`);
        }
        Object.assign(window, {shippedModule: bundler(ids[0]!)});
      },
    ]);
  }, text);
}
