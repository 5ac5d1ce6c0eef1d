import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, type FrameLocator, type Page} from '@playwright/test';

export interface EmbeddedPage {
  readonly frame: FrameLocator;
  /** Returns the messages that the frame has posted since the last call. */
  readonly messages: () => Promise<unknown>;
}

/**
 * Serves a parent page on another origin, which embeds a page and records every message it receives. Browsers
 * don't let remote sites embed pages from this machine, so the parent is served locally too.
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

interface EmbedOptions {
  /** A free port by default. */
  readonly port?: number;
  /** Whether to wait until the app in the frame has started. */
  readonly isStarted?: boolean;
}

/** Opens a parent page that embeds the URL. */
export async function embed(
  page: Page,
  url: string,
  width: number,
  {port, isStarted = true}: EmbedOptions = {},
): Promise<EmbeddedPage> {
  await page.goto(await serveParent(url, width, port), {waitUntil: 'commit'});
  const frame = page.frameLocator('iframe');
  if (isStarted) {
    await expect(frame.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  }

  async function messages(): Promise<unknown> {
    // Messages arrive in order, so when this one arrives, all earlier ones have arrived.
    await frame.locator('html').evaluate(() => window.parent.postMessage('last', '*'));
    await page.waitForFunction('messages.includes("last")');
    return page.evaluate('messages.splice(0).filter((message) => message !== "last")');
  }
  return {frame, messages};
}
