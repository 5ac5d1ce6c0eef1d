import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, type FrameLocator, type Page} from '@playwright/test';

export interface EmbeddedPage {
  readonly frame: FrameLocator;
  /** Returns what the frame has posted since the last call. */
  readonly messages: () => Promise<unknown>;
}

/**
 * Serves a parent page on another origin, which embeds a page and records every message it gets. The browser
 * doesn't let remote pages embed pages from this machine, so the parent is served here too.
 */
export function serveParent(url: string, width: number, port = 0): Promise<string> {
  const body = `<!doctype html>
    <script>
      messages = [];
      addEventListener('message', ({data}) => messages.push(data));
    </script>
    <iframe src="${url}" style="width: ${width}px; height: 700px"></iframe>`;
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html').end(body);
  });
  server.unref();
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    });
  });
}

/** Opens a parent page, on a free port unless one is given. */
export async function embed(
  page: Page,
  url: string,
  width: number,
  port?: number,
): Promise<EmbeddedPage> {
  await page.goto(await serveParent(url, width, port));
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('html')).toHaveAttribute('data-has-hydrated', 'true');

  async function messages(): Promise<unknown> {
    // Messages keep their order, so when the last one arrives, all have arrived.
    await frame.locator('html').evaluate(() => window.parent.postMessage('last', '*'));
    await page.waitForFunction('messages.includes("last")');
    return page.evaluate('messages.splice(0).filter((message) => message !== "last")');
  }
  return {frame, messages};
}
