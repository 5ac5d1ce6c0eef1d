import type {Page} from '@playwright/test';

/** What the bundler calls each script with: gives the exports of a module, and all modules in m. */
interface Require {
  (id: string): Record<string, unknown>;
  readonly m: Record<string, unknown>;
}

interface Scripts {
  push(script: [string[], object, (bundler: Require) => void]): void;
}

/** Puts the exports of the one shipped module whose code contains the text on window.shippedModule. */
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
          throw new Error(`${ids.length} modules contain ${searched}, but one should.`);
        }
        Object.assign(window, {shippedModule: bundler(ids[0]!)});
      },
    ]);
  }, text);
}
